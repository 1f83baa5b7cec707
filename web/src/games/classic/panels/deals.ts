/** What may be done about deals, read from the actions that are offered unasked. */
import type { Action } from "../types";

export interface Composer {
  /** With whom a draft may be begun. */
  partners: Action[];
  gives: Action[];
  wants: Action[];
  when: Action[];
  seal: Action | null;
  drop: Action | null;
  pledges: Action[];
}

/** Whoever plays two factions names the one that acts: "~atreides pledge 3". */
const PATTERN = /^~(?:(\w+) )?(deal|pledge) (.+)$/;

export function composer(voluntary: readonly Action[]): Composer {
  const found: Composer = { partners: [], gives: [], wants: [], when: [], seal: null, drop: null, pledges: [] };
  for (const action of voluntary) {
    const [, , what, rest] = PATTERN.exec(action) ?? [];
    if (what === "pledge") found.pledges.push(action);
    else if (what === "deal") sort(found, action, rest!);
  }
  return found;
}

function sort(found: Composer, action: Action, rest: string): void {
  const side = rest.split(" ")[0]!;
  if (side === "gives" || side === "wants" || side === "when") found[side].push(action);
  else if (rest === "seal" || rest === "drop") found[rest] = action;
  else found.partners.push(action);
}

/** The actions about an offer or a deal: accept, refuse, withdraw, cancel. */
export function answers(voluntary: readonly Action[], number: number): Action[] {
  return voluntary.filter((action) => new RegExp(`^~(\\w+ )?(accept|refuse|withdraw|cancel) ${number}$`).test(action));
}

/** How many offers wait for an answer; one to two factions of a player is one. */
export function waiting(voluntary: readonly Action[]): number {
  return new Set(voluntary.flatMap((action) => /^~(?:\w+ )?accept (\d+)$/.exec(action)?.[1] ?? [])).size;
}

/** Terms by their kind: "spice 3" and "spice 4" are one kind with two amounts. */
export function kinds(actions: readonly Action[]): Map<string, Action[]> {
  const found = new Map<string, Action[]>();
  for (const action of actions) {
    const kind = action.replace(/^~(\w+ )?deal (gives |wants |when )?/, "").split(" ")[0]!;
    found.set(kind, [...(found.get(kind) ?? []), action]);
  }
  return found;
}
