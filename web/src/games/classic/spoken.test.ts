import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { EngineTexts } from "$lib/texts/engine";
import { Catalogue } from "$lib/texts/own";
import { spoken } from "./spoken";
import type { Table } from "./types";

const read = (path: string) => readFileSync(path, "utf-8");
const own = new Catalogue("en", [read("src/games/classic/texts/en.ftl")]);

const layout = {
  territories: [
    { id: "carthag", kind: "stronghold" },
    { id: "polar_sink", kind: "polar_sink" },
    { id: "shield_wall", kind: "rock" },
  ],
  areas: [
    { id: "carthag/11", territory: "carthag", sector: 11 },
    { id: "polar_sink/0", territory: "polar_sink", sector: 0 },
    { id: "shield_wall/8", territory: "shield_wall", sector: 8 },
  ],
  cards: [{ id: "lasgun", kind: "lasgun" }],
  factions: [{ id: "fremen", leaders: [{ id: "stilgar", strength: 7 }] }],
};
const view = {
  storm: 8,
  wall_destroyed: true,
  forces: { "carthag/11": { harkonnen: [10, 0, 0], emperor: [0, 2, 0], bene_gesserit: [0, 0, 1] } },
  spice: { "polar_sink/0": 6 },
};
const table = {
  layout,
  view,
  texts: new EngineTexts("en", [read("../src/landsraad/games/classic/texts/en.ftl")]),
  t: own.say,
} as unknown as Table;

describe("what a screen reader says", () => {
  it.each([
    ["area:carthag/11", "Carthag, stronghold, sector 11: Harkonnen 10, Emperor 2 starred, Bene Gesserit 1 advisor, no spice"],
    ["area:polar_sink/0", "Polar Sink: nobody, 6 spice"],
    ["area:shield_wall/8", "Shield Wall, destroyed, open to the storm, sector 8: nobody, no spice, in the storm"],
    ["territory:carthag", "Carthag, stronghold"],
    ["faction:fremen", "Fremen"],
    ["leader:stilgar", "Stilgar 7"],
    ["card:lasgun", "Lasgun, Special weapon"],
    ["tanks", "Tanks"],
  ])("%s: %s", (target, expected) => {
    expect(spoken(target, table)).toBe(expected);
  });
});
