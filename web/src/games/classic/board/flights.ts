/** What moved just now, read from the events: which faction's tokens fly from where to where. */
import type { Layout, View } from "../types";
import { middle, type Point } from "./geometry";

export interface Flight {
  id: number;
  faction: string;
  count: number;
  from: Point;
  to: Point;
}

type Arg = string | number;
type Event = { key: string; args: readonly Arg[] };

/** For each event: faction, count, where from, where to. */
const MOVES: Record<string, (args: readonly Arg[]) => Arg[]> = {
  shipped: ([faction, count, , to]) => [faction!, count!, faction!, to!],
  moved: ([faction, count, , from, to]) => [faction!, count!, from!, to!],
  worm_ridden: ([faction, ordinary, starred, from, to]) => [faction!, Number(ordinary) + Number(starred), from!, to!],
};

let last = 0;

export function flights(layout: Layout, view: View, fresh: readonly Event[]): Flight[] {
  return fresh.flatMap(({ key, args }) => {
    const move = MOVES[key]?.(args);
    if (!move) return [];
    const [faction, count, from, to] = move;
    const at = (id: Arg) => middle(layout, view, String(id));
    return [{ id: ++last, faction: String(faction), count: Number(count), from: at(from!), to: at(to!) }];
  });
}
