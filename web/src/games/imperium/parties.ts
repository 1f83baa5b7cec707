/** Parties (players, then Rivals or House Hagal): what they are called, their colour, their mark, where they stand. */
import type { Texts } from "$lib/table/contract";
import type { Layout, PartyView, View } from "./types";

export function nameOf(view: View, party: number, texts: Texts): string {
  const leader = view.parties[party]?.leader;
  return leader ? texts.name(leader, "leader") : String(party + 1);
}

export function shortName(view: View, party: number, texts: Texts): string {
  const leader = view.parties[party]?.leader;
  return leader ? texts.name(leader, "short") : String(party + 1);
}

/** The token of its colour; `--on-…` is what is written on it. */
export function colourOf(party: number): string {
  return `party-${party % 4}`;
}

export function markOf(party: number): string {
  return `party_${party % 4}`;
}

/** The mark of a leader's House; House Hagal has its own. */
export function houseOf(layout: Layout, party: PartyView): string {
  const leader = layout.leaders.find((each) => each.id === party.leader);
  return leader ? leader.house.toLowerCase() : "hagal";
}

/** Everybody around the table in the order of turns, the reader first. */
export function around(view: View): number[] {
  const count = view.parties.length;
  const from = view.seat ?? 0;
  return Array.from({ length: count }, (_, step) => (from + step) % count);
}

/** Strength with so many troops more, and no sword counts without a troop. */
export function strengthWith(party: PartyView, more: number): number {
  const troops = party.conflict + more;
  return troops > 0 ? 2 * troops + party.swords : 0;
}

const marks = ({ vp, spice, solari, water, garrison }: PartyView) => [vp, spice, solari, water, garrison];

/** Who can win: House Hagal only takes places. */
const rivals = (view: View) => view.parties.map((_, i) => i).filter((party) => view.parties[party]!.leader !== "house_hagal");

/** Who is ahead: Victory Points, then what breaks ties (IMP-18.03, IMP-18.04); whoever has won, before all (IMP-18.05). */
export function standing(view: View): number[] {
  const won = (party: number) => Number(view.winners?.includes(party) ?? false);
  return rivals(view).sort((a, b) => {
    const [one, other] = [marks(view.parties[a]!), marks(view.parties[b]!)];
    const decides = one.findIndex((mark, i) => mark !== other[i]);
    return won(b) - won(a) || (decides < 0 ? a - b : other[decides]! - one[decides]!);
  });
}

/** Whether Victory Points alone don't tell where everybody stands. */
export function tied(view: View): boolean {
  const points = rivals(view).map((party) => view.parties[party]!.vp);
  return new Set(points).size < points.length;
}

/** 1 for the strongest; equals share a rank; 0 without strength. */
export function rank(strengths: readonly number[], party: number): number {
  const own = strengths[party] ?? 0;
  return own > 0 ? 1 + strengths.filter((each) => each > own).length : 0;
}
