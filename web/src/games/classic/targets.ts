/** Where an option lives, read from its notation: which thing is touched to choose it, and how much it weighs. */
import type { Action, Target, Weight } from "$lib/table/contract";

type Places = (words: string[], question: string) => Target[];

const area: Places = ([id]) => [`area:${id}`];
const territory: Places = ([id]) => [`territory:${id}`];
const faction: Places = ([id]) => [`faction:${id}`];
const card: Places = ([id]) => [`card:${id}`];
const leader: Places = ([id]) => [`leader:${id}`];
const nowhere: Places = () => [];
const itself = (id: string): Places => () => [`card:${id}`];

/** Cards that are a leader's stand-in, so that a leader in a plan may be one of them. */
const HEROES = new Set(["cheap_hero", "cheap_heroine"]);

/** By the first word; `words` are the others. What lives only in the action bar is named too. */
const PLACES: Record<string, Places> = {
  ship: area,
  to: area,
  place: area,
  ride: area,
  collect: area,
  leave: area,
  move: territory,
  cross: territory,
  return: territory,
  worm: territory,
  fight: territory,
  advisor: () => ["area:polar_sink/0"],
  polar_sink: () => ["area:polar_sink/0"],
  battle: ([where, whom]) => [`territory:${where}`, `faction:${whom}`],
  lose: ([where]) => (where!.includes("/") ? [`area:${where}`] : []),

  offer: faction,
  ask: faction,
  grant: faction,
  protect: faction,
  abandon: faction,
  predict: faction,
  choose: faction,
  accept: ([id], question) => (question === "Nexus" ? [`faction:${id}`] : []),
  exchange: faction,
  break: nowhere,

  leader: ([id]) => (id === "none" ? [] : HEROES.has(id!) ? [`card:${id}`] : [`leader:${id}`]),
  traitor: ([id]) => (id ? [`leader:${id}`] : []),
  captive: leader,
  revive: ([what]) => (/^\d+$/.test(what!) ? ["tanks"] : [`leader:${what}`]),
  capture: nowhere,
  kill: nowhere,

  weapon: ([id]) => (id === "none" ? [] : [`card:${id}`]),
  defense: ([id]) => (id === "none" ? [] : [`card:${id}`]),
  discard: card,
  give: card,
  keep: ([id], question) => (!id ? [] : question === "KeepCard" ? [`card:${id}`] : [`leader:${id}`]),
  karama: ([id]) => [`card:${!id || id === "plan" ? "karama" : id}`], // a worthless card may stand for Karama
  truthtrance: itself("truthtrance"),
  hajr: itself("hajr"),
  ghola: itself("tleilaxu_ghola"),
  family_atomics: itself("family_atomics"),
  weather_control: itself("weather_control"),

  pass: nowhere,
  done: nowhere,
  yes: nowhere,
  no: nowhere,
  act: nowhere,
  wait: nowhere,
  stay: nowhere,
  flip: nowhere,
  claim: nowhere,
  bid: nowhere,
  pay: nowhere,
  refuse: nowhere,
  forces: nowhere,
  starred: nowhere,
  take: nowhere,
  as: nowhere,
  fedaykin: nowhere,
  dial: nowhere,
  spice: nowhere,
  haderach: nowhere,
  voice: nowhere,
  prescience: nowhere,

  // What Truthtrance asks
  about: nowhere,
  holds: nowhere,
  holds_kind: nowhere,
  cards: nowhere,
  predicted: faction,
  predicted_turn: nowhere,
  storm: nowhere,
  losses: nowhere,
  plan: nowhere,
  will_ally: faction,
  will_ship: territory,
  will_move: territory,
  will_bid: nowhere,
};

/** Whether the notation is known here at all; a test asks it of every action that games offer. */
export function known(action: Action): boolean {
  return action.startsWith("~") || action.split(" ")[0]! in PLACES;
}

export function targets(action: Action, question: string): Target[] {
  const [word = "", ...words] = action.split(" ");
  return PLACES[word]?.(words, question) ?? [];
}

/** The first of several small choices that are sent together. */
const COMPOSED = new Set(["ship", "move", "cross", "return", "leader", "revive", "ride", "fedaykin"]);
const WINDOWS = new Set(["KaramaWindow", "Moment", "HajrWindow", "FamilyAtomics", "TraitorCalls", "Intrusion"]);
const LIGHT = new Set(["done", "collect", "leave", "wait", "forces", "starred", "take", "to", "as", "about", "ask", "claim"]);

/** What spends, reveals or ends something waits for Confirm; not playing a card in a window is quick. */
export function weight(action: Action, question: string): Weight {
  const word = action.split(" ")[0]!;
  if (COMPOSED.has(word) || question === "FremenPlacement") return "compose";
  if (word === "pass") return WINDOWS.has(question) ? "light" : "heavy";
  return LIGHT.has(word) ? "light" : "heavy";
}

const FOLLOWS: Record<string, string[]> = { Movement: ["Move"], Shipment: ["CrossShipment", "ReturnToReserves"] };

/** Whether a question goes on with what was begun at another. */
export function follows(question: string, begun: string): boolean {
  if (question === begun) return true;
  return FOLLOWS[begun]?.includes(question) ?? false;
}

/** The id that the engine knows a thing by. */
export function about(target: Target): string {
  const [kind, id] = split(target);
  return kind === "tanks" ? "revive 1" : id;
}

export function split(target: Target): [kind: string, id: string] {
  const colon = target.indexOf(":");
  return colon < 0 ? [target, target] : [target.slice(0, colon), target.slice(colon + 1)];
}
