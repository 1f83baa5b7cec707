/** Dune (classic) for the play screen. */
import type { GameClient, Texts } from "$lib/table/contract";
import Board from "./board/Board.svelte";
import "./glyphs";
import Standing from "./Standing.svelte";
import { forms } from "./forms";
import { colour } from "./lookup";
import { panels } from "./panels";
import { waiting } from "./panels/deals";
import { spoken } from "./spoken";
import { about, follows, targets, weight } from "./targets";
import type { View } from "./types";

const nobody = { name: "", colour: "quiet", glyph: "people" };

export const client: GameClient = {
  id: "classic",
  Board,
  Standing,
  panels,
  forms,
  roomy: ["BattlePlans", "Prediction"],
  notices(voluntary) {
    const count = waiting(voluntary);
    return count > 0 ? [{ panel: "deals", title: "classic-deals-waiting", count }] : [];
  },
  targets,
  weight,
  follows,
  about,
  spoken,
  seat(view: View, seat: number, texts: Texts) {
    const [faction, ...others] = Object.keys(view.factions).filter((id) => view.factions[id]!.seat === seat);
    if (!faction) return nobody;
    const names = [faction, ...others].map((id) => texts.name(id, "faction"));
    return { name: names.join(", "), colour: colour(faction), glyph: faction };
  },
  moment(view: View, texts: Texts) {
    const phase = texts.name(view.phase, "phase");
    return view.turn ? `${texts.say("board-turn", view.turn)}, ${phase}` : phase;
  },
};
