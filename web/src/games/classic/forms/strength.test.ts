import { describe, expect, it } from "vitest";
import type { Battle, Layout, View } from "../types";
import { forcesFor, means, mostDialled, reach, totals, type Means } from "./strength";

const ordinary = (count: number, full: boolean): Means => ({ ordinary: count, starred: 0, value: 2, full });
const mixed: Means = { ordinary: 4, starred: 2, value: 2, full: false };

describe("how many forces a dial stands for", () => {
  it("in full strength as many as it shows (CLS-13.15)", () => {
    expect(forcesFor(ordinary(5, true), 3, 0)).toEqual([3, 3]);
    expect(forcesFor(ordinary(5, true), 6, 0)).toBeNull();
  });

  it("two for each point without spice, one with it (CLS-28.01)", () => {
    expect(forcesFor(ordinary(6, false), 3, 0)).toEqual([6, 6]);
    expect(forcesFor(ordinary(6, false), 3, 3)).toEqual([3, 3]);
    expect(forcesFor(ordinary(6, false), 2.5, 1)).toEqual([4, 4]);
  });

  it("leaves open which ones where starred forces fight (CLS-28.07)", () => {
    expect(forcesFor(mixed, 2, 0)).toEqual([2, 4]);
    expect(forcesFor(mixed, 4, 2)).toEqual([2, 5]);
  });
});

const layout = {
  factions: [
    { id: "fremen", leaders: [{ id: "stilgar", strength: 7 }, { id: "chani", strength: 6 }] },
    { id: "emperor", leaders: [{ id: "burseg", strength: 3 }] },
  ],
  areas: [],
  territories: [],
  cards: [],
} as unknown as Layout;
const battle = { territory: "carthag", areas: ["carthag/11"], aggressor: "fremen", defender: "emperor", plans: {} } as unknown as Battle;
const view = {
  mode: "advanced",
  haderach: "",
  forces: { "carthag/11": { fremen: [3, 1, 0], emperor: [2, 3, 0] } },
  factions: {
    fremen: { leaders: { stilgar: "home", chani: "home" }, used_leaders: { stilgar: "arrakeen" } },
    emperor: { leaders: { burseg: "tanks" }, used_leaders: {} },
  },
} as unknown as View;

describe("what a side can reach", () => {
  it("Sardaukar count 1 against Fremen (CLS-32.01)", () => {
    expect(mostDialled(means(view, battle, "emperor"))).toBe(5);
    expect(mostDialled(means(view, battle, "fremen"))).toBe(5);
  });

  it("with the best leader that is free to fight here (CLS-13.16)", () => {
    expect(reach(layout, view, battle, "fremen")).toEqual({ most: 11, leader: "chani" });
    expect(reach(layout, view, battle, "emperor")).toEqual({ most: 5, leader: null });
  });

  it("knows what was shown of the plan (CLS-20.06)", () => {
    const shown = { ...battle, plans: { fremen: { dial: "2" } } } as unknown as Battle;
    expect(reach(layout, view, shown, "fremen").most).toBe(8);
  });
});

it("a killed leader adds nothing (CLS-13.27), the Kwisatz Haderach 2 (CLS-30.03)", () => {
  expect(totals(layout, { leader: "chani", dial: "2.5" })).toEqual({ alive: 8.5, dead: 2.5 });
  expect(totals(layout, { leader: "chani", dial: "1", haderach: "yes" })).toEqual({ alive: 9, dead: 1 });
});
