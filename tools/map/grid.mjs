/**
 * A polar grid whose cells are nearly square: rings grow with the radius. Cell = ring * COLUMNS + column; columns run
 * counterclockwise from straight down, where sector 1 begins. The Polar Sink is the disc inside the first ring.
 */
export const PER_SECTOR = 10;
export const COLUMNS = 18 * PER_SECTOR;
export const SINK_RADIUS = 0.14;
export const RINGS = Math.round(Math.log(1 / SINK_RADIUS) / ((2 * Math.PI) / COLUMNS));
export const CELLS = RINGS * COLUMNS;
const GROWTH = Math.pow(1 / SINK_RADIUS, 1 / RINGS);

/** The radius of the inner border of a ring; `radius(RINGS)` is the rim. */
export const radius = (ring) => SINK_RADIUS * Math.pow(GROWTH, ring);
export const angle = (column) => (column * 2 * Math.PI) / COLUMNS;
export const point = (r, a) => [r * Math.sin(a), r * Math.cos(a)];
export const sectorOf = (column) => 1 + Math.floor(column / PER_SECTOR);
export const wrap = (column) => (column + COLUMNS) % COLUMNS;

/** How wide a cell is, and what it covers. */
export const WIDTH = Array.from({ length: RINGS }, (_, ring) => (angle(1) * (radius(ring) + radius(ring + 1))) / 2);
export const COVERS = Array.from(
  { length: RINGS },
  (_, ring) => (angle(1) * (radius(ring + 1) ** 2 - radius(ring) ** 2)) / 2,
);

/** A small fast generator (mulberry32), so that a seed always grows the same map. */
export function randomFrom(seed) {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}
