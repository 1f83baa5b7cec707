import { describe, expect, it } from "vitest";
import type { Action, Offer, TableModel } from "$lib/table/contract";
import { Composition } from "./composition.svelte";

const offer = (question: string, actions: Action[]): Offer => ({
  question,
  title: "",
  beside: [],
  options: actions.map((action) => ({ action, note: `note of ${action}` })),
});

/** A plan of two parts; with the Lasgun there is a third. */
function after(actions: readonly Action[]): Offer | null {
  if (actions.length === 0) return offer("BattlePlans", ["leader chani", "leader stilgar"]);
  if (actions.length === 1) return offer("BattlePlans", ["weapon none", "weapon lasgun"]);
  if (actions.length === 2 && actions[1] === "weapon lasgun") return offer("BattlePlans", ["defense none", "defense shield"]);
  return offer("KaramaWindow", ["pass", "karama"]);
}

const plan = {
  questions: ["BattlePlans"],
  key: ({ options }: Offer) => options[0]!.action.split(" ")[0]!,
  initially: (_: string, actions: readonly Action[]) => actions[0]!,
};

const answered = async (actions: Action[]) => ({ view: {}, offer: after(actions) });

function composition(kept: Record<string, Action> = {}, preview: TableModel["preview"] = answered) {
  const keep = (draft: Record<string, Action>) => Object.assign(kept, draft);
  const table = { offer: after([]), preview, draft: () => kept, keep };
  return new Composition(() => table as unknown as TableModel, plan);
}

describe("a form over small steps", () => {
  it("is complete at once, and stops where another question begins", async () => {
    const form = composition();
    await form.walk();
    expect(form.actions).toEqual(["leader chani", "weapon none"]);
    expect(form.busy).toBe(false);
  });

  it("keeps what was chosen when another part changes", async () => {
    const form = composition();
    await form.choose("weapon", "weapon lasgun");
    await form.choose("defense", "defense shield");
    await form.choose("leader", "leader stilgar");
    expect(form.actions).toEqual(["leader stilgar", "weapon lasgun", "defense shield"]);
    expect(form.stage("defense")?.notes["defense shield"]).toBe("note of defense shield");
  });

  it("takes up again what was kept of it", async () => {
    const kept = {};
    await composition(kept).choose("weapon", "weapon lasgun");
    const form = composition(kept);
    await form.walk();
    expect(form.actions).toEqual(["leader chani", "weapon lasgun", "defense none"]);
  });

  it("drops what is not asked any more", async () => {
    const form = composition();
    await form.choose("weapon", "weapon lasgun");
    await form.choose("weapon", "weapon none");
    expect(form.actions).toEqual(["leader chani", "weapon none"]);
    expect(form.stage("defense")).toBeUndefined();
  });

  it("tries again when the table moved on meanwhile", async () => {
    let calls = 0;
    const preview = async (actions: Action[]) => {
      if (++calls === 1) throw new Error("stale");
      return { view: {}, offer: after(actions) };
    };
    const form = composition({}, preview);
    await form.walk();
    expect(form.actions).toEqual(["leader chani", "weapon none"]);
    expect(form.failed).toBe(false);
  });

  it("says when it can't look ahead", async () => {
    const preview = () => Promise.reject(new Error("offline"));
    const form = composition({}, preview);
    await form.walk();
    expect(form.failed).toBe(true);
    expect(form.busy).toBe(false);
  });

  it("a later choice overtakes an earlier one whose answer comes last", async () => {
    let calls = 0;
    const preview = async (actions: Action[]) => {
      if (++calls === 1) await new Promise((resolve) => setTimeout(resolve, 40));
      return { view: {}, offer: after(actions) };
    };
    const form = composition({}, preview);
    await Promise.all([form.choose("weapon", "weapon lasgun"), form.choose("leader", "leader stilgar")]);
    expect(form.actions).toEqual(["leader stilgar", "weapon lasgun", "defense none"]);
  });
});
