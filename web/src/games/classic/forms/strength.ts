/** The arithmetic of battle, for what people would reckon in their heads (CLS-13.28, CLS-28). */
import { fighting, strength } from "../lookup";
import type { Battle, Layout, Plan, View } from "../types";

export interface Means {
  ordinary: number;
  starred: number;
  /** What a starred force counts (CLS-28.02), and whether every force counts in full without spice (CLS-28.09). */
  value: number;
  full: boolean;
}

export const HADERACH = 2;

export function means(view: View, battle: Battle, faction: string): Means {
  const [ordinary, starred] = fighting(view, battle, faction);
  const opponent = faction === battle.aggressor ? battle.defender : battle.aggressor;
  const value = faction === "emperor" && opponent === "fremen" ? 1 : 2;
  return { ordinary, starred, value, full: view.mode === "basic" || faction === "fremen" };
}

export const mostDialled = ({ ordinary, starred, value }: Means) => ordinary + starred * value;

/** How many forces a dial stands for, at least and at most (CLS-28.12); null where these forces can't make it. */
export function forcesFor({ ordinary, starred, value, full }: Means, dial: number, spice: number): [number, number] | null {
  const counts: number[] = [];
  for (let o = 0; o <= ordinary; o++)
    for (let s = 0; s <= starred; s++) if (makes(o, s, value, full, dial, spice)) counts.push(o + s);
  return counts.length ? [Math.min(...counts), Math.max(...counts)] : null;
}

/** Whether exactly these forces, so many of them paid for, make the dial. */
function makes(o: number, s: number, value: number, full: boolean, dial: number, spice: number): boolean {
  if (full) return o + s * value === dial;
  const half = (o + s * value) / 2;
  for (let paid = Math.max(0, spice - o); paid <= Math.min(s, spice); paid++)
    if (half + (spice - paid) / 2 + (paid * value) / 2 === dial) return true;
  return false;
}

/** The strongest leader that a faction may still lead this battle with, as far as everybody sees (CLS-13.16). */
export function bestLeader(layout: Layout, view: View, battle: Battle, faction: string): string | null {
  const { leaders, used_leaders: used } = view.factions[faction]!;
  const free = Object.keys(leaders).filter((id) => leaders[id] === "home" && (used[id] ?? battle.territory) === battle.territory);
  return free.sort((a, b) => strength(layout, b) - strength(layout, a))[0] ?? null;
}

/** The strength of a plan when its leader lives, and when not. */
export function totals(layout: Layout, plan: Plan): { alive: number; dead: number } {
  const dial = Number(plan.dial ?? 0);
  const leader = plan.leader ? strength(layout, plan.leader) : 0;
  const joined = plan.haderach === "yes" ? HADERACH : 0;
  return { alive: dial + leader + joined, dead: dial };
}

/** The most an opponent can reach, from what is known of the plan and of the forces. */
export function reach(layout: Layout, view: View, battle: Battle, faction: string): { most: number; leader: string | null } {
  const known = battle.plans[faction] ?? {};
  const leader = known.leader ?? bestLeader(layout, view, battle, faction);
  const dial = known.dial === undefined ? mostDialled(means(view, battle, faction)) : Number(known.dial);
  const joins = faction === "atreides" && view.mode === "advanced" && view.haderach === "home" && known.haderach !== "no";
  const most = dial + (leader ? strength(layout, leader) + (joins ? HADERACH : 0) : 0);
  return { most, leader: leader === "none" ? null : leader };
}
