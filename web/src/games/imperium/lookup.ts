/** Components by id, and what waits under a key such as `duncan_idaho/agent/0`. */
import type { CardData, ConflictData, HagalData, IntrigueData, Layout, LeaderData, Named, Phrase, Space } from "./types";

type Kind = "spaces" | "cards" | "intrigues" | "conflicts" | "leaders" | "hagal" | "factions";

const known = new WeakMap<Layout, Map<string, Named>>();

function all(layout: Layout): Map<string, Named> {
  const found = known.get(layout) ?? index(layout);
  known.set(layout, found);
  return found;
}

function index(layout: Layout): Map<string, Named> {
  const kinds: Kind[] = ["spaces", "cards", "intrigues", "conflicts", "leaders", "hagal", "factions"];
  return new Map(kinds.flatMap((kind) => layout[kind].map((thing) => [`${kind}/${thing.id}`, thing] as const)));
}

function get<T extends Named>(layout: Layout, kind: Kind, id: string): T | undefined {
  return all(layout).get(`${kind}/${id}`) as T | undefined;
}

export const space = (layout: Layout, id: string) => get<Space>(layout, "spaces", id);
export const card = (layout: Layout, id: string) => get<CardData>(layout, "cards", id);
export const intrigue = (layout: Layout, id: string) => get<IntrigueData>(layout, "intrigues", id);
export const conflict = (layout: Layout, id: string) => get<ConflictData>(layout, "conflicts", id);
export const leader = (layout: Layout, id: string) => get<LeaderData>(layout, "leaders", id);
export const hagal = (layout: Layout, id: string) => get<HagalData>(layout, "hagal", id);

/** Where the boxes of effects stand that share a name. */
const HOMES: Record<string, Kind> = {
  agent: "cards",
  reveal: "cards",
  acquire: "cards",
  trashed: "cards",
  space: "spaces",
  control: "spaces",
  track: "factions",
  first: "conflicts",
  second: "conflicts",
  third: "conflicts",
  plot: "intrigues",
  combat: "intrigues",
  endgame: "intrigues",
  reveal_turn: "intrigues",
  signet: "leaders",
  ability: "leaders",
};

/** A key's owner, box and path: `carthag/space/1`. */
export function parts(key: string): { owner: string; box: string; path: number[] } {
  const [owner = "", box = "", ...path] = key.split("/");
  return { owner, box, path: path.map(Number) };
}

/** What a key stands for; null for one that no box has. */
export function phraseOf(layout: Layout, key: string): Phrase[] | null {
  const { owner, box, path } = parts(key);
  let phrase: Phrase | undefined = boxOf(layout, owner, box);
  path.forEach((step, depth) => {
    phrase = depth === 0 || joins(phrase) ? at(phrase, step) : at(last(phrase), step);
  });
  return Array.isArray(phrase) ? phrase : null;
}

function boxOf(layout: Layout, owner: string, box: string): Phrase | undefined {
  if (box === "influence") return ["and", ["effect-influence", owner, 1, "none", "none"]];
  if (owner === "council") return layout.council.reveal;
  const home = HOMES[box];
  const thing = home && (get(layout, home, owner) as unknown as Record<string, Phrase> | undefined);
  return thing?.[box];
}

function joins(phrase: Phrase | undefined): boolean {
  return Array.isArray(phrase) && (phrase[0] === "and" || phrase[0] === "or");
}

function at(phrase: Phrase | undefined, step: number): Phrase | undefined {
  return Array.isArray(phrase) ? phrase[1 + step] : undefined;
}

function last(phrase: Phrase | undefined): Phrase | undefined {
  return Array.isArray(phrase) ? phrase.at(-1) : undefined;
}
