/** The client of a game that has no board of its own here: what the view holds as an outline; the action bar does the rest. */
import type { GameClient } from "../contract";
import Outline from "./Outline.svelte";

const PARTIES = 4;

export const plain: GameClient = {
  id: "plain",
  Board: Outline,
  panels: [],
  forms: {},
  targets: () => [],
  weight: (action) => (action.startsWith("~") ? "heavy" : "light"),
  about: (target) => target.slice(target.indexOf(":") + 1),
  spoken: (target) => target,
  seat: (_view, seat) => ({ name: String(seat + 1), colour: `party-${seat % PARTIES}`, glyph: "leader" }),
  moment: () => "",
};
