/**
 * From cells to borders: corners of cells, the borders between them, and where the corners lie after smoothing. Areas share
 * their corners, so they stay without gaps whatever moves.
 */
import { COLUMNS, PER_SECTOR, RINGS, SINK_RADIUS, angle, point, radius, wrap } from "./grid.mjs";

const ROUNDS = 14;
const PULL = 0.5;
const PUSH = -0.52;
export const OUTSIDE = -1;

const corner = (i, j) => i * COLUMNS + wrap(j);
export const lineOf = (v) => v % COLUMNS;
export const onLine = (v) => (v % COLUMNS) % PER_SECTOR === 0;
export const onRim = (v) => Math.floor(v / COLUMNS) === RINGS;
export const onSink = (v) => v < COLUMNS;

/** Borders as directed steps between corners with the area on the left and the one on the right. */
export function borders(board, owner) {
  const found = [];
  const at = (i, j) => (i < 0 ? 0 : i >= RINGS ? OUTSIDE : owner[i * COLUMNS + wrap(j)]);
  const add = (from, to, left, right) => left !== right && found.push({ from, to, left, right });
  for (let j = 0; j < COLUMNS; j++) {
    for (let i = 0; i < RINGS; i++) add(corner(i, j), corner(i + 1, j), at(i, j), at(i, j - 1));
    for (let i = 0; i <= RINGS; i++) add(corner(i, j), corner(i, j + 1), at(i - 1, j), at(i, j));
  }
  const territory = (area) => (area === OUTSIDE ? OUTSIDE : board.territory_of[area]);
  return found.map((border) => ({ ...border, outer: territory(border.left) !== territory(border.right) }));
}

/** For each corner on a border between territories, the corners it is joined with. */
export function joined(steps) {
  const found = new Map();
  const join = (one, other) => found.set(one, [...(found.get(one) ?? []), other]);
  for (const { from, to, outer } of steps) {
    if (!outer) continue;
    join(from, to);
    join(to, from);
  }
  return found;
}

/** Puts a point back on the circle or sector line its corner belongs to. */
export function keep(v, [x, y]) {
  if (onRim(v) || onSink(v)) {
    const r = onRim(v) ? 1 : SINK_RADIUS;
    if (onLine(v)) return point(r, angle(lineOf(v)));
    const length = Math.hypot(x, y);
    return [(x * r) / length, (y * r) / length];
  }
  if (!onLine(v)) return [x, y];
  const [dx, dy] = point(1, angle(lineOf(v)));
  const along = x * dx + y * dy;
  return [dx * along, dy * along];
}

/** Taubin's smoothing: a pull towards the neighbours and a push back, so that shapes don't shrink. */
export function smoothed(steps) {
  const neighbours = joined(steps);
  const places = new Map();
  for (const { from, to } of steps)
    for (const v of [from, to]) places.set(v, point(radius(Math.floor(v / COLUMNS)), angle(lineOf(v))));
  for (let round = 0; round < ROUNDS * 2; round++) {
    const strength = round % 2 ? PUSH : PULL;
    const moved = [...neighbours].map(([v, others]) => [v, keep(v, towards(places, v, others, strength))]);
    for (const [v, place] of moved) places.set(v, place);
  }
  return places;
}

function towards(places, v, others, strength) {
  const [x, y] = places.get(v);
  const mean = (k) => others.reduce((sum, other) => sum + places.get(other)[k], 0) / others.length;
  return [x + strength * (mean(0) - x), y + strength * (mean(1) - y)];
}
