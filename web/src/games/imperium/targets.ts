/** Where an option lives, read from its notation: which thing is touched to choose it. */
import type { Action, Target, Weight } from "$lib/table/contract";
import { parts } from "./lookup";

/** By the first word; `words` are the others. */
const PLACES: Record<string, (words: string[], question: string) => Target[]> = {
  agent: ([card]) => [`hand:${card}`],
  to: ([space]) => [`space:${space}`],
  pay: (_, question) => (question === "EntryCost" ? ["space:sell_melange"] : []),
  do: ([key]) => effect(key!),
  choose: ([what]) => (what!.includes("/") ? [`option:${what}`] : [`leader:${what}`]),
  plot: ([card]) => [`intrigue:${card}`],
  combat: ([card]) => [`intrigue:${card}`],
  endgame: ([card]) => [`intrigue:${card}`],
  deploy: () => ["conflict"],
  retreat: () => ["conflict"],
  defend: () => ["conflict"],
  acquire: ([card]) => [card === "aside" ? "aside" : `row:${card}`],
  remove: ([card]) => [`row:${card}`],
  trash: ([zone, card]) => [zone === undefined ? "deck" : `${ZONES[zone] ?? zone}:${card}`],
  discard: ([card]) => [card === undefined ? "discard" : `hand:${card}`],
  draw: () => ["deck"],
  top: () => ["deck"],
  take: ([card]) => [`discard:${card}`],
  influence: ([faction]) => [`track:${faction}`],
  lose: ([faction]) => [`track:${faction}`],
  tokens: (factions) => factions.map((faction) => `track:${faction}`),
  alliance: ([player]) => [`party:${Number(player) - 1}`],
  opponent: ([player]) => [`party:${Number(player) - 1}`],
  recall: ([space]) => [`space:${space}`],
  close: ([space]) => [`space:${space}`],
  from: ([start]) => [start === "leader" ? "agents" : `space:${start}`],
  masterstroke: () => ["masterstroke"],
  reveal: () => ["reveal"],
};
const ZONES: Record<string, string> = { hand: "hand", in_play: "play", discard: "discard" };

/** Where the boxes of effects lie on the table. */
const BOXES: Record<string, (owner: string) => Target> = {
  agent: (card) => `play:${card}`,
  reveal: (card) => `play:${card}`,
  acquire: (card) => `play:${card}`,
  trashed: (card) => `play:${card}`,
  space: (space) => `space:${space}`,
  control: (space) => `space:${space}`,
  influence: (faction) => `track:${faction}`,
  track: (faction) => `track:${faction}`,
  first: () => "conflict",
  second: () => "conflict",
  third: () => "conflict",
  signet: () => "play:signet_ring",
  ability: (leader) => `leader:${leader}`,
};

function effect(key: string): Target[] {
  const { owner, box } = parts(key);
  const place = BOXES[box];
  return [place ? place(owner) : `played:${owner}`, `option:${key}`];
}

/** The most specific thing first. */
export function targets(action: Action, question: string): Target[] {
  const [word = "", ...words] = action.split(" ");
  return PLACES[word]?.(words, question) ?? [];
}

/** A card is put down and its Agent sent in one go; what spends, reveals or ends something waits for Confirm. */
const COMPOSED = new Set(["agent", "from"]);
const LIGHT = new Set(["do", "deploy", "retreat", "influence", "lose", "draw", "top"]);
const LIGHT_CHOICE = /^choose [^ ]+\//;

export function weight(action: Action): Weight {
  const word = action.split(" ")[0]!;
  if (COMPOSED.has(word)) return "compose";
  return LIGHT.has(word) || LIGHT_CHOICE.test(action) ? "light" : "heavy";
}

/** The question that a composition goes on with. */
const FOLLOWS: Record<string, string> = { Turn: "CardPlayed", HaderachPlayed: "HaderachPlayed" };

export function follows(question: string, begun: string): boolean {
  return FOLLOWS[begun] === question || (begun === "Turn" && question === "HaderachPlayed");
}

/** What one would do with a thing, by its kind: the action that the engine is asked about. */
const WISHES: Record<string, string> = {
  option: "do",
  hand: "agent",
  row: "acquire",
  space: "to",
  track: "influence",
  intrigue: "plot",
  leader: "choose",
};
const ABOUT: Record<string, string> = { conflict: "deploy 1", deck: "draw", aside: "acquire aside", agents: "from leader" };

/** What the engine is asked about when a thing can't be touched. */
export function about(target: Target): string {
  const [kind, id] = split(target);
  const wish = WISHES[kind];
  if (wish) return `${wish} ${id}`;
  return ABOUT[target] ?? (kind === "party" ? `opponent ${Number(id) + 1}` : id);
}

export function split(target: Target): [kind: string, id: string] {
  const colon = target.indexOf(":");
  return colon < 0 ? [target, target] : [target.slice(0, colon), target.slice(colon + 1)];
}
