/** Dune: Imperium for the play screen. */
import type { GameClient, Texts } from "$lib/table/contract";
import Board from "./board/Board.svelte";
import "./glyphs";
import Standing from "./Standing.svelte";
import { forms } from "./forms";
import { panels } from "./panels";
import { colourOf, markOf, nameOf } from "./parties";
import { spoken } from "./spoken";
import { about, follows, targets, weight } from "./targets";
import type { View } from "./types";

export const client: GameClient = {
  id: "imperium",
  Board,
  Standing,
  panels,
  forms,
  targets,
  weight,
  follows,
  about,
  spoken,
  seat(view: View, seat: number, texts: Texts) {
    return { name: nameOf(view, seat, texts), colour: colourOf(seat), glyph: markOf(seat) };
  },
  moment(view: View, texts: Texts) {
    const phase = texts.name(view.phase, "phase");
    return view.round ? `${texts.say("board-round", view.round)}, ${phase}` : phase;
  },
};
