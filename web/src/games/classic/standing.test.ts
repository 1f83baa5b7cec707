import { expect, it } from "vitest";
import { standing } from "./lookup";
import type { Layout, View } from "./types";

const layout = {
  territories: ["arrakeen", "carthag", "sietch_tabr", "arsunt"].map((id) => ({
    id,
    kind: id === "arsunt" ? "sand" : "stronghold",
    areas: [`${id}/1`],
  })),
} as unknown as Layout;

it("shows the winner first, then by strongholds held alone, then in storm order", () => {
  const view = {
    order: ["fremen", "harkonnen", "emperor", "bene_gesserit"],
    factions: { fremen: { seat: 0 }, harkonnen: { seat: 1 }, emperor: { seat: 2 }, bene_gesserit: { seat: 3 } },
    winners: [3],
    forces: {
      "arrakeen/1": { emperor: [0, 3, 0], bene_gesserit: [0, 0, 2] },
      "carthag/1": { harkonnen: [1, 0, 0], fremen: [1, 0, 0] },
      "sietch_tabr/1": { emperor: [1, 0, 0] },
      "arsunt/1": { fremen: [9, 0, 0] },
    },
  } as unknown as View;
  expect(standing(layout, view)).toEqual([
    { faction: "bene_gesserit", won: true, held: [] },
    { faction: "emperor", won: false, held: ["arrakeen", "sietch_tabr"] },
    { faction: "fremen", won: false, held: [] },
    { faction: "harkonnen", won: false, held: [] },
  ]);
});
