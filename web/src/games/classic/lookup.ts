/** Things of the layout by id, and what the view says about them. */
import type { Area, Battle, Forces, Layout, Territory, View } from "./types";

interface Index {
  areas: Map<string, Area>;
  territories: Map<string, Territory>;
  cards: Map<string, string>;
  strengths: Map<string, number>;
  factionOf: Map<string, string>;
}

const indices = new WeakMap<Layout, Index>();

function index(layout: Layout): Index {
  const found = indices.get(layout) ?? {
    areas: new Map(layout.areas.map((area) => [area.id, area])),
    territories: new Map(layout.territories.map((territory) => [territory.id, territory])),
    cards: new Map(layout.cards.map((card) => [card.id, card.kind])),
    strengths: new Map(layout.factions.flatMap(({ leaders }) => leaders.map(({ id, strength }) => [id, strength]))),
    factionOf: new Map(layout.factions.flatMap(({ id, leaders }) => leaders.map((leader) => [leader.id, id]))),
  };
  indices.set(layout, found);
  return found;
}

export const area = (layout: Layout, id: string) => index(layout).areas.get(id)!;
export const territory = (layout: Layout, id: string) => index(layout).territories.get(id)!;
export const kindOfCard = (layout: Layout, id: string) => index(layout).cards.get(id) ?? "";
/** 0 for a Cheap Hero, or nobody. */
export const strength = (layout: Layout, leader: string) => index(layout).strengths.get(leader) ?? 0;
export const factionOf = (layout: Layout, leader: string) => index(layout).factionOf.get(leader) ?? "";

export const total = ([ordinary, starred, advisors]: Forces) => ordinary + starred + advisors;

/** The battle in progress, if there is one. */
export const battleOf = (view: View) => view.context.find((step) => "aggressor" in step) as Battle | undefined;

/** The factions of this seat; usually one. */
export const ownFactions = (view: View) => Object.keys(view.own);

/** Ordinary and starred forces of a side in the battle. */
export function fighting(view: View, battle: Battle, faction: string): [number, number] {
  const groups = battle.areas.map((id): Forces => view.forces[id]?.[faction] ?? [0, 0, 0]);
  return [groups.reduce((sum, [n]) => sum + n, 0), groups.reduce((sum, [, n]) => sum + n, 0)];
}

/** Tokens in CSS have a dash where ids have an underscore; `--on-…` is what is written on a colour. */
export const dashed = (id: string) => id.replaceAll("_", "-");
export const colour = (faction: string) => `faction-${dashed(faction)}`;

export const PHASES = [
  "storm",
  "spice_blow",
  "charity",
  "bidding",
  "revival",
  "shipment_and_movement",
  "battle",
  "collection",
  "mentat_pause",
];
export const TURNS = 10;
export const TO_WIN = 3;

/** What the ground is now: the Shield Wall may be destroyed. */
export const groundOf = (view: View, id: string, kind: string) =>
  id === "shield_wall" && view.wall_destroyed ? "destroyed" : kind;

/** The strongholds that a faction holds alone, for the distance to a win (CLS-16.01). */
export function strongholds(layout: Layout, view: View, faction: string): string[] {
  const held = layout.territories.filter(({ kind, areas }) => {
    if (kind !== "stronghold") return false;
    const there = Object.entries(view.forces[areas[0]!] ?? {}).filter(([, [n, starred]]) => n + starred > 0);
    return there.length === 1 && there[0]![0] === faction;
  });
  return held.map(({ id }) => id);
}

/** Everybody, the winners first, then by strongholds, then in storm order. */
export function standing(layout: Layout, view: View): { faction: string; won: boolean; held: string[] }[] {
  const factions = view.order.length ? view.order : Object.keys(view.factions);
  return factions
    .map((faction) => ({
      faction,
      won: view.winners?.includes(view.factions[faction]!.seat) ?? false,
      held: strongholds(layout, view, faction),
    }))
    .sort((a, b) => Number(b.won) - Number(a.won) || b.held.length - a.held.length);
}
