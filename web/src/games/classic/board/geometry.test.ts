import { describe, expect, it } from "vitest";
import type { Layout, View } from "../types";
import { flights } from "./flights";
import { fitted, neighbour, places, polar } from "./geometry";

const round = (values: number[]) => values.map((value) => Math.round(value) || 0);

/** A small piece of the real board: Polar Sink and two areas beside it. */
const layout = {
  circles: [{ sector: 2, angle: 30, radius: 1.08 }],
  factions: [],
  territories: [],
  cards: [],
  areas: [
    { id: "polar_sink/0", territory: "polar_sink", inside: [], across: ["wind_pass/14", "harg_pass/4"], anchors: [[0, 0, 40]] },
    { id: "wind_pass/14", territory: "wind_pass", inside: [], across: ["polar_sink/0"], anchors: [[-300, 20, 46], [-240, 60, 30], [-350, 0, 12]] },
    { id: "harg_pass/4", territory: "harg_pass", inside: [], across: ["polar_sink/0"], anchors: [[280, 140, 44]] },
  ],
} as unknown as Layout;
const view = { factions: { atreides: { circle: 2 } }, forces: {} } as unknown as View;

it("angles run counterclockwise from straight down", () => {
  expect(round(polar(100, 0))).toEqual([0, 100]);
  expect(round(polar(100, 90))).toEqual([100, 0]);
  expect(round(polar(100, 180))).toEqual([0, -100]);
});

describe("arrow keys", () => {
  it.each([
    ["polar_sink/0", "ArrowLeft", "wind_pass/14"],
    ["polar_sink/0", "ArrowRight", "harg_pass/4"],
    ["polar_sink/0", "ArrowUp", null],
    ["wind_pass/14", "ArrowRight", "polar_sink/0"],
    ["wind_pass/14", "x", null],
  ])("from %s %s leads to %s", (from, key, to) => {
    expect(neighbour(layout, from, key)).toBe(to);
  });
});

describe("names", () => {
  it("break where they fill their box best", () => {
    expect(fitted("The Great Flat", [0, 0, 60, 90]).lines).toEqual(["The", "Great", "Flat"]);
    expect(fitted("The Great Flat", [0, 0, 300, 36]).lines).toEqual(["The Great Flat"]);
  });

  it("shrink where a language has longer ones, and never leave their box", () => {
    const [width, height] = [120, 38];
    for (const name of ["Arrakeen", "Habbanyagrat-Ebene", "Ostatni z długich grzbietów"]) {
      const { lines, size } = fitted(name, [0, 0, width, height]);
      expect(lines.length * size * 1.08).toBeLessThanOrEqual(height + 1e-9);
      expect(Math.max(...lines.map((line) => line.length)) * size * 0.54).toBeLessThanOrEqual(width + 1e-9);
    }
  });
});

describe("tokens", () => {
  const area = layout.areas[1]!;
  it("are as large as all that stand there may be", () => {
    expect(places(area, 1, 0)).toEqual([[-300, 20, 46]]);
    expect(places(area, 3, 0).map(([, , radius]) => radius)).toEqual([12, 12, 12]);
  });

  it("lean on each other rather than become unreadable", () => {
    expect(places(area, 3, 60).map(([, , radius]) => radius)[0]).toBeCloseTo(19.2);
  });
});

describe("what flies", () => {
  it("a shipment from the player circle, a move from its territory", () => {
    const fresh = [
      { key: "shipped", args: ["atreides", 4, 0, "wind_pass/14"] },
      { key: "moved", args: ["atreides", 2, 0, "wind_pass", "harg_pass/4"] },
      { key: "bid_made", args: ["atreides", 3] },
    ];
    const found = flights(layout, view, fresh).map(({ faction, count, from, to }) => [faction, count, round(from), round(to)]);
    expect(found).toEqual([
      ["atreides", 4, [540, 935], [-300, 20]],
      ["atreides", 2, [-300, 20], [280, 140]],
    ]);
  });
});
