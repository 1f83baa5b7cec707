/** From borders to outlines: fine curves between junctions, shared by the areas on both sides, chained into loops. */
import { COLUMNS, PER_SECTOR, angle, point } from "./grid.mjs";
import { borders, joined, keep, onLine, onRim, onSink, smoothed } from "./mesh.mjs";

export const SCALE = 1000;
const TOLERANCE = 0.0013;

/** Borders cut at junctions: each arc has its points and the areas on both sides. */
export function arcs(board, owner) {
  const steps = borders(board, owner);
  const places = smoothed(steps);
  const neighbours = joined(steps);
  const degree = new Map();
  for (const { from, to } of steps) for (const v of [from, to]) degree.set(v, (degree.get(v) ?? 0) + 1);
  const isJunction = (v) => degree.get(v) !== 2;
  const leaving = new Map();
  for (const step of steps.flatMap((each) => [each, reversed(each)]))
    leaving.set(step.from, [...(leaving.get(step.from) ?? []), step]);
  const used = new Set();
  const found = [];
  const starts = [...steps].sort((a, b) => Number(isJunction(b.from)) - Number(isJunction(a.from)));
  for (const start of starts.flatMap((each) => [each, reversed(each)])) {
    const loop = !isJunction(start.from);
    if (used.has(key(start)) || (loop && !starts.includes(start))) continue;
    if (loop && stillOpen(start, steps, used, isJunction)) continue;
    found.push(walk(start, leaving, isJunction, used, places, neighbours));
  }
  return found;
}

const key = ({ from, to }) => (from < to ? `${from}-${to}` : `${to}-${from}`);
const reversed = ({ from, to, left, right, outer }) => ({ from: to, to: from, left: right, right: left, outer });
const stillOpen = (start, steps, used, isJunction) =>
  steps.some((step) => !used.has(key(step)) && (isJunction(step.from) || isJunction(step.to)));

function walk(start, leaving, isJunction, used, places, neighbours) {
  let step = start;
  const points = [places.get(start.from)];
  for (;;) {
    used.add(key(step));
    points.push(...fine(step, places, neighbours).slice(1));
    if (isJunction(step.to) || step.to === start.from) break;
    const { from, to } = step;
    step = leaving.get(to).find((next) => next.to !== from);
  }
  const { left, right, outer } = start;
  return { left, right, outer, points: simplified(points, TOLERANCE).map(rounded) };
}

const rounded = ([x, y]) => [Math.round(x * SCALE) || 0, Math.round(y * SCALE) || 0];

/** The step as a curve through its ends that goes on where the border does (four-point subdivision, twice). */
function fine(step, places, neighbours) {
  const ends = [places.get(step.from), places.get(step.to)];
  if (!step.outer || (onLine(step.from) && (step.from - step.to) % COLUMNS === 0)) return ends;
  const circle = (onRim(step.from) && onRim(step.to)) || (onSink(step.from) && onSink(step.to));
  const before = further(step.to, step.from, places, neighbours), after = further(step.from, step.to, places, neighbours);
  let points = [before, ...ends, after];
  for (let round = 0; round < 2; round++) {
    const next = [points[0]];
    for (let k = 1; k < points.length - 2; k++) next.push(points[k], between(points, k, step, circle));
    points = [...next, points.at(-2), points.at(-1)];
  }
  return points.slice(1, -1);
}

function further(from, to, places, neighbours) {
  const others = neighbours.get(to).filter((v) => v !== from);
  if (others.length === 1) return places.get(others[0]);
  const [x, y] = places.get(to), [px, py] = places.get(from);
  return [2 * x - px, 2 * y - py];
}

function between(points, k, step, circle) {
  const mean = (axis) =>
    (9 * (points[k][axis] + points[k + 1][axis]) - points[k - 1][axis] - points[k + 2][axis]) / 16;
  const middle = [mean(0), mean(1)];
  return circle ? keep(step.from - (step.from % COLUMNS) + 1, middle) : inSector(middle, step);
}

/** A curve never leaves the sector its step lies in. */
function inSector([x, y], { from, to }) {
  const columns = [from % COLUMNS, to % COLUMNS].sort((a, b) => a - b);
  const low = columns[1] - columns[0] > 1 ? columns[1] : columns[0];
  const sector = Math.floor(low / PER_SECTOR);
  const side = (line) => {
    const [dx, dy] = point(1, angle(line * PER_SECTOR));
    return { inside: dy * x - dx * y, on: [dx * (x * dx + y * dy), dy * (x * dx + y * dy)] };
  };
  const first = side(sector), last = side(sector + 1);
  if (first.inside < 0) return first.on;
  return last.inside > 0 ? last.on : [x, y];
}

/** Douglas and Peucker: leaves out what lies on the line between its neighbours. */
function simplified(points, tolerance) {
  const closed = points.length > 2 && points[0] === points.at(-1);
  const [x0, y0] = points[0], [x1, y1] = closed ? points[points.length >> 1] : points.at(-1);
  if (points.length < 3) return points;
  const length = Math.hypot(x1 - x0, y1 - y0) || 1e-12;
  let farthest = 0, at = 0;
  for (let k = 1; k < points.length - 1; k++) {
    const [x, y] = points[k];
    const off = Math.abs((x - x0) * (y1 - y0) - (y - y0) * (x1 - x0)) / length;
    if (off > farthest) [farthest, at] = [off, k];
  }
  if (farthest <= tolerance) return [points[0], points.at(-1)];
  return [...simplified(points.slice(0, at + 1), tolerance).slice(0, -1), ...simplified(points.slice(at), tolerance)];
}

/** The loops around whatever `inside` accepts, counterclockwise around it. */
export function outlines(arcs, inside) {
  const ways = [];
  for (const { left, right, points } of arcs) {
    if (inside(left) === inside(right)) continue;
    ways.push(inside(left) ? points : [...points].reverse());
  }
  const loops = [];
  while (ways.length) {
    const loop = [...ways.shift()];
    while (String(loop[0]) !== String(loop.at(-1))) {
      const next = ways.findIndex(([first]) => String(first) === String(loop.at(-1)));
      if (next < 0) throw new Error("a border ends nowhere");
      loop.push(...ways.splice(next, 1)[0].slice(1));
    }
    loops.push(loop.slice(0, -1));
  }
  return loops;
}
