import { describe, expect, test } from "vitest";
import { EngineTexts } from "../texts/engine";
import type { Action, GameClient, Offer, Option, Weight } from "./contract";
import type { Link } from "./link";
import { plain } from "./plain";
import { Play } from "./play.svelte";

const WEIGHTS: Record<string, Weight> = { pass: "light", bid: "heavy", ship: "compose", forces: "compose" };

/** Options live where their second word says: "ship a/1" on "area:a/1" and "area:a". */
const game: GameClient = {
  ...plain,
  weight: (action) => WEIGHTS[action.split(" ")[0]!] ?? "light",
  targets: (action) => action.split(" ").slice(1).flatMap((word) => [`area:${word}`, `area:${word.split("/")[0]}`]),
};

const offer = (question: string, ...actions: Action[]): Offer => ({
  question,
  title: question,
  beside: [],
  options: actions.map((action): Option => ({ action, note: "" })),
});

class Table {
  sent: Action[][] = [];
  asked: string[] = [];
  /** What a preview answers, by the number of composed actions. */
  next: (Offer | null)[] = [];
  link: Link;
  play: Play;

  constructor(first: Offer | null, confirmAll = false) {
    const table = this;
    this.link = {
      seat: 0,
      seq: 1,
      view: { now: true },
      asked: [0],
      offer: first,
      voluntary: ["~deal x"],
      entries: [],
      fresh: [],
      act: async (actions) => void table.sent.push(actions),
      preview: async (actions) => ({ view: { after: actions.length }, offer: table.next[actions.length] ?? null }),
      why: async (about) => (table.asked.push(about), [{ text: "because", rule: "X-1.01" }]),
      at: async (number) => ({ number, of: 9, view: { past: number }, events: [] }),
    };
    this.play = new Play(game, {}, this.link, new EngineTexts("en", [""]), (key) => key, { reducedMotion: false, confirmAll });
  }
}

const settled = () => new Promise((done) => setTimeout(done));

describe("an option is", () => {
  test("sent at once when it is light", async () => {
    const { play, sent } = new Table(offer("Q", "pass", "bid 3"));
    play.choose("pass");
    await settled();
    expect(sent).toEqual([["pass"]]);
  });

  test("kept until Confirm when it is heavy", async () => {
    const { play, sent } = new Table(offer("Q", "pass", "bid 3"));
    play.choose("bid 3");
    await settled();
    expect([sent, play.waiting]).toEqual([[], "bid 3"]);
    await play.confirm();
    expect([sent, play.pending]).toEqual([[["bid 3"]], false]);
  });

  test("kept until Confirm when the reader wants that for all", async () => {
    const { play, sent } = new Table(offer("Q", "pass"), true);
    play.choose("pass");
    await settled();
    expect([sent, play.waiting]).toEqual([[], "pass"]);
  });

  test("kept until Confirm when nobody asked for it", async () => {
    const { play, sent } = new Table(offer("Q", "pass"));
    play.choose("~deal x");
    await settled();
    expect([sent, play.waiting]).toEqual([[], "~deal x"]);
  });
});

describe("a composition", () => {
  const shipping = () => {
    const table = new Table(offer("Ship", "ship a/1", "ship b/2", "pass"));
    table.next = [null, offer("Ship", "forces 1", "forces 2"), offer("Move", "move a")];
    return table;
  };

  test("goes on with what the preview offers, and is sent whole when another question follows", async () => {
    const { play, sent } = shipping();
    play.choose("ship a/1");
    await settled();
    expect(play.options.map(({ action }) => action)).toEqual(["forces 1", "forces 2"]);
    expect([play.complete, play.view]).toEqual([false, { after: 1 }]);
    play.choose("forces 2");
    await settled();
    expect([play.complete, play.offer]).toEqual([true, null]);
    await play.confirm();
    expect(sent).toEqual([["ship a/1", "forces 2"]]);
  });

  test("is taken back step by step", async () => {
    const { play, sent } = shipping();
    play.choose("ship a/1");
    await settled();
    play.choose("forces 2");
    await settled();
    await play.back();
    expect([play.composed, play.complete]).toEqual([["ship a/1"], false]);
    await play.back();
    expect([play.composed, play.view]).toEqual([[], { now: true }]);
    expect([await play.back(), sent]).toEqual([false, []]);
  });

  test("is void when the table moves on to other options, and only then", async () => {
    const table = shipping();
    table.play.moved();
    table.play.choose("ship a/1");
    await settled();
    (table.link as { offer: Offer }).offer = { ...table.link.offer!, beside: ["news"] };
    expect([table.play.moved(), table.play.composed]).toEqual([false, ["ship a/1"]]);
    (table.link as { offer: Offer }).offer = offer("Other", "pass");
    expect([table.play.moved(), table.play.composed]).toEqual([true, []]);
  });
});

describe("while an answer is awaited", () => {
  test("nothing more is taken", async () => {
    const { play, sent } = new Table(offer("Q", "pass", "ship a/1"));
    play.choose("pass");
    play.choose("pass");
    play.choose("ship a/1");
    expect([play.busy, await play.back()]).toEqual([true, false]);
    await settled();
    expect([sent, play.composed, play.busy]).toEqual([[["pass"]], [], false]);
  });

  test("and the table moves on, a preview is void", async () => {
    const table = new Table(offer("Ship", "ship a/1"));
    table.play.choose("ship a/1");
    (table.link as { offer: Offer }).offer = offer("Other", "pass");
    table.play.moved();
    await settled();
    expect([table.play.composed, table.play.offer?.question]).toEqual([[], "Other"]);
  });
});

describe("a touch", () => {
  const table = () => new Table(offer("Q", "pass", "to a/1", "to a/2", "to b/1"));

  test("takes the only option that lives there", async () => {
    const { play, sent } = table();
    play.touch("area:b");
    await settled();
    expect(sent).toEqual([["to b/1"]]);
  });

  test("narrows where several do, and Esc widens again", async () => {
    const { play } = table();
    play.touch("area:a");
    expect(play.options.map(({ action }) => action)).toEqual(["to a/1", "to a/2"]);
    expect([play.narrowed("area:a"), play.glows("area:a/2"), play.glows("area:b")]).toEqual([true, true, false]);
    expect(await play.back()).toBe(true);
    expect(play.options).toHaveLength(4);
  });

  test("of what it is narrowed to widens", () => {
    const { play } = table();
    play.touch("area:a");
    play.touch("area:a");
    expect([play.narrowing, play.options.length]).toEqual([[], 4]);
  });

  test("narrows afresh on another thing", async () => {
    const { play, sent } = table();
    play.touch("area:a");
    play.touch("area:b");
    await settled();
    expect(sent).toEqual([["to b/1"]]);
  });

  test("explains why there is nothing", async () => {
    const { play, asked } = table();
    play.touch("area:c");
    await settled();
    expect([asked, play.explained?.reasons]).toEqual([["c"], [{ text: "because", rule: "X-1.01" }]]);
  });
});

test("a moment of the past offers nothing", async () => {
  const { play } = new Table(offer("Q", "pass"));
  await play.look(3);
  expect([play.view, play.offer, play.voluntary]).toEqual([{ past: 3 }, null, []]);
  play.now();
  expect(play.view).toEqual({ now: true });
});

test("what could not be sent stays as it was chosen, and says so", async () => {
  const table = new Table(offer("Q", "bid 3"));
  table.link.act = async () => {
    throw new Error("offline");
  };
  table.play.choose("bid 3");
  await table.play.confirm();
  expect([table.play.waiting, table.play.problem]).toEqual(["bid 3", new Error("offline")]);
});
