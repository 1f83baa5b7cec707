/** Where things are drawn: on a disc of radius 1000, angles counterclockwise from straight down. */
import { ARROWS } from "$lib/table/walk";
import { area, factionOf } from "../lookup";
import type { Area, Layout, Place, Territory, View } from "../types";

export const EXTENT = 1162;
export const RIM = 1000;
export const RING = 1046;
export const DEGREES = 20;
const LARGEST = 46;
const LETTER = 0.54;
const LINE = 1.08;
const NAME_MOST = 36;

export type Point = [x: number, y: number];

export function polar(radius: number, degrees: number): Point {
  const angle = (degrees * Math.PI) / 180;
  return [radius * Math.sin(angle), radius * Math.cos(angle)];
}

/** Sector 1 between the Polar Sink and the rim, to be turned where the storm is. */
export function wedge(inner: number, outer: number): string {
  const corners = [polar(inner, 0), polar(outer, 0), polar(outer, DEGREES), polar(inner, DEGREES)].map((point) =>
    point.map((value) => value.toFixed(1)).join(" "),
  );
  const [a, b, c, d] = corners;
  return `M${a}L${b}A${outer} ${outer} 0 0 0 ${c}L${d}A${inner} ${inner} 0 0 1 ${a}Z`;
}

export function sectorLines(sectors: number, inner: number): string {
  return Array.from({ length: sectors }, (_, line) => {
    const [from, to] = [polar(inner, line * DEGREES), polar(RING, line * DEGREES)];
    return `M${from.map(Math.round).join(" ")}L${to.map(Math.round).join(" ")}`;
  }).join("");
}

/** A name in lines that fill its box best, and the size of its type. */
export function fitted(name: string, [, , width, height]: Territory["label"]): { lines: string[]; size: number } {
  const words = name.split(" ");
  let best = { lines: [name], size: 0 };
  for (let cuts = 0; cuts < 1 << (words.length - 1); cuts++) {
    const lines = broken(words, cuts);
    const longest = Math.max(...lines.map((line) => line.length));
    const size = Math.min(width / (longest * LETTER), height / (lines.length * LINE), NAME_MOST);
    if (size > best.size) best = { lines, size };
  }
  return best;
}

function broken(words: string[], cuts: number): string[] {
  const lines: string[] = [];
  words.forEach((word, k) => {
    if (k && !(cuts & (1 << (k - 1)))) lines[lines.length - 1] += ` ${word}`;
    else lines.push(word);
  });
  return lines;
}

/** Places for so many tokens in an area: never smaller than `least`, even where they then lean on each other. */
export function places(at: Area, count: number, least: number): Place[] {
  const room = at.anchors[Math.min(count, at.anchors.length) - 1]?.[2] ?? LARGEST;
  const radius = Math.max(Math.min(room, LARGEST), Math.min(least, room * 1.6));
  return at.anchors.slice(0, count).map(([x, y]) => [x, y, radius]);
}

/** The player circle of a faction, on the rim. */
export function circle(layout: Layout, view: View, faction: string): Point {
  const sector = view.factions[faction]?.circle;
  const found = layout.circles.find((each) => each.sector === sector) ?? layout.circles[0]!;
  return polar(found.radius * RIM, found.angle);
}

/** The middle of what an id names: an area, a territory's first area, a faction's circle. */
export function middle(layout: Layout, view: View, id: string): Point {
  const at = layout.areas.find((each) => each.id === id || each.territory === id);
  if (at) return [at.anchors[0]![0], at.anchors[0]![1]];
  return circle(layout, view, factionOf(layout, id) || id);
}

/** The neighbour that lies best in the direction of an arrow key. */
export function neighbour(layout: Layout, from: string, key: string): string | null {
  const direction = ARROWS[key];
  if (!direction) return null;
  const here = area(layout, from);
  const [x, y] = here.anchors[0]!;
  let best: [number, string | null] = [0.25, null];
  for (const id of [...here.inside, ...here.across]) {
    const [tx, ty] = area(layout, id).anchors[0]!;
    const along = ((tx - x) * direction[0] + (ty - y) * direction[1]) / Math.hypot(tx - x, ty - y);
    if (along > best[0]) best = [along, id];
  }
  return best[1];
}
