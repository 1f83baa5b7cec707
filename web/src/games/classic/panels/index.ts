/** What stands beside the board, in order. */
import type { GameClient } from "$lib/table/contract";
import Battle from "./Battle.svelte";
import Deals from "./Deals.svelte";
import Factions from "./Factions.svelte";
import Hand from "./Hand.svelte";
import Reference from "./Reference.svelte";
import Track from "./Track.svelte";

export const panels: GameClient["panels"] = [
  { id: "hand", title: "classic-panel-hand", Panel: Hand },
  { id: "factions", title: "classic-panel-factions", Panel: Factions },
  { id: "battle", title: "classic-panel-battle", Panel: Battle },
  { id: "turn", title: "classic-panel-turn", Panel: Track },
  { id: "deals", title: "classic-panel-deals", Panel: Deals },
  { id: "reference", title: "classic-panel-reference", Panel: Reference },
];
