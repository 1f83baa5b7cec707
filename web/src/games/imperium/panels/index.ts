/** What stands beside the board. */
import type { GameClient } from "$lib/table/contract";
import Leaders from "./Leaders.svelte";
import Piles from "./Piles.svelte";
import Reference from "./Reference.svelte";

export const panels: GameClient["panels"] = [
  { id: "piles", title: "imperium-panel-piles", Panel: Piles },
  { id: "leaders", title: "imperium-panel-leaders", Panel: Leaders },
  { id: "reference", title: "imperium-panel-reference", Panel: Reference },
];
