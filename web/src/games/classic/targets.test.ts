import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { about, follows, known, split, targets, weight } from "./targets";

/** One action of each kind that random games offered, by question (`web/fixtures/actions.py`). */
const corpus: Record<string, string[]> = JSON.parse(readFileSync("fixtures/actions-classic.json", "utf-8"));
const asked = Object.entries(corpus).flatMap(([question, actions]) => actions.map((action) => [question, action] as const));

/** What has no place on the table: numbers, answers, passing, commands; it lives in the action bar and in forms. */
const BAR = new Set(
  ("pass done yes no act wait stay flip claim bid pay refuse forces starred take as fedaykin dial spice haderach voice prescience " +
    "capture kill break about holds holds_kind cards predicted_turn storm losses plan will_bid").split(" "),
);
/** What has one only where it names a thing. */
const SOMETIMES = new Set(["leader", "weapon", "defense", "keep", "lose", "accept", "traitor"]);

describe("every kind of action that games offer", () => {
  it.each(asked)("%s: %s has its place, or lives in the action bar alone", (question, action) => {
    expect(known(action)).toBe(true);
    const word = action.split(" ")[0]!;
    if (action.startsWith("~") || BAR.has(word)) expect(targets(action, question)).toEqual([]);
    else if (!SOMETIMES.has(word)) expect(targets(action, question)).not.toEqual([]);
  });

  it.each(asked)("%s: %s has a weight", (question, action) => {
    expect(["light", "heavy", "compose"]).toContain(weight(action, question));
  });
});

describe("targets", () => {
  it.each([
    ["ship arrakeen/10", "Shipment", ["area:arrakeen/10"]],
    ["move wind_pass", "Movement", ["territory:wind_pass"]],
    ["battle carthag emperor", "ChooseBattle", ["territory:carthag", "faction:emperor"]],
    ["place sietch_tabr/14 7", "FremenPlacement", ["area:sietch_tabr/14"]],
    ["lose pasty_mesa/5 2", "DialledLosses", ["area:pasty_mesa/5"]],
    ["lose 4 0", "StormLosses", []],
    ["leader stilgar", "BattlePlans", ["leader:stilgar"]],
    ["leader cheap_hero", "BattlePlans", ["card:cheap_hero"]],
    ["leader none", "BattlePlans", []],
    ["weapon none", "BattlePlans", []],
    ["keep shield", "KeepCard", ["card:shield"]],
    ["keep stilgar", "ChooseTraitors", ["leader:stilgar"]],
    ["keep", "Captive", []],
    ["karama", "KaramaWindow", ["card:karama"]],
    ["karama kulon", "KaramaWindow", ["card:kulon"]],
    ["ghola", "Moment", ["card:tleilaxu_ghola"]],
    ["revive 2", "ReviveTogether", ["tanks"]],
    ["revive chani", "ReviveTogether", ["leader:chani"]],
    ["accept emperor", "Nexus", ["faction:emperor"]],
    ["accept", "ExchangeFactions", []],
    ["polar_sink", "SpiritualAdvisor", ["area:polar_sink/0"]],
  ])("%s at %s", (action, question, expected) => {
    expect(targets(action, question)).toEqual(expected);
  });
});

describe("weight", () => {
  it.each([
    ["bid 3", "Auction", "heavy"],
    ["pass", "KaramaWindow", "light"],
    ["pass", "Shipment", "heavy"],
    ["ship arrakeen/10", "Shipment", "compose"],
    ["move carthag", "Movement", "compose"],
    ["leader stilgar", "BattlePlans", "compose"],
    ["place sietch_tabr/14 3", "FremenPlacement", "compose"],
    ["place arrakeen/10", "AdvisorPlacement", "heavy"],
    ["karama", "KaramaWindow", "heavy"],
    ["dial 7", "StormDials", "heavy"],
    ["done", "Nexus", "light"],
  ])("%s at %s is %s", (action, question, expected) => {
    expect(weight(action, question)).toBe(expected);
  });

  it("a move goes on with the choice of the group, an auction with nothing", () => {
    expect(follows("Move", "Movement")).toBe(true);
    expect(follows("CrossShipment", "Shipment")).toBe(true);
    expect(follows("Auction", "Auction")).toBe(true);
    expect(follows("KaramaWindow", "Shipment")).toBe(false);
  });
});

it("the engine knows things by their id", () => {
  expect(split("area:arrakeen/10")).toEqual(["area", "arrakeen/10"]);
  expect(about("area:arrakeen/10")).toBe("arrakeen/10");
  expect(about("card:lasgun")).toBe("lasgun");
  expect(about("tanks")).toBe("revive 1");
});
