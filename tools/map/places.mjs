/** Where names and tokens go: names inside their territory, tokens inside their area, none on top of another. */
const STEP = 5;
const NAME_MOST = 34;
const NAME_LEAST = 12;
const LETTER = 0.56; // the mean width of a letter, of the height of the type
const LINE = 1.12;
const MARGIN = 6;
export const TOKENS = 6;
const BESIDE = 3;
const ROOMY = 30;
const PAIR = 34; // the radius that two tokens beside the name of a stronghold should have,
const PAIR_NAME_LEAST = 24; // where smaller type than else is enough for it

export function inside(loops, [x, y]) {
  let crossings = 0;
  for (const loop of loops)
    for (let k = 0; k < loop.length; k++) {
      const [ax, ay] = loop[k], [bx, by] = loop[(k + 1) % loop.length];
      if (ay > y !== by > y && x < ((bx - ax) * (y - ay)) / (by - ay) + ax) crossings++;
    }
  return crossings % 2 === 1;
}

function toSegment([x, y], [ax, ay], [bx, by]) {
  const dx = bx - ax, dy = by - ay;
  const along = Math.max(0, Math.min(1, ((x - ax) * dx + (y - ay) * dy) / (dx * dx + dy * dy || 1)));
  return Math.hypot(x - ax - along * dx, y - ay - along * dy);
}

export function toBorder(loops, place) {
  let least = Infinity;
  for (const loop of loops)
    for (let k = 0; k < loop.length; k++) least = Math.min(least, toSegment(place, loop[k], loop[(k + 1) % loop.length]));
  return least;
}

/** A raster of the places inside, each with its distance to the border. */
export function field(loops) {
  const all = loops.flat();
  const range = (axis) => [Math.min(...all.map((p) => p[axis])), Math.max(...all.map((p) => p[axis]))];
  const [[left, right], [top, bottom]] = [range(0), range(1)];
  const found = [];
  for (let x = Math.ceil(left / STEP) * STEP; x < right; x += STEP)
    for (let y = Math.ceil(top / STEP) * STEP; y < bottom; y += STEP)
      if (inside(loops, [x, y])) found.push({ x, y, free: toBorder(loops, [x, y]) });
  return found;
}

/** The ways to break a name into lines, with the box that each needs at type of height 1. */
function breaks(name) {
  const words = name.split(" ");
  const ways = [];
  for (let cuts = 0; cuts < 1 << (words.length - 1); cuts++) {
    const lines = words.reduce((sum, word, k) => (k && !(cuts & (1 << (k - 1))) ? `${sum} ${word}` : `${sum}\n${word}`));
    const parts = lines.split("\n");
    ways.push({ w: Math.max(...parts.map((part) => part.length)) * LETTER, h: parts.length * LINE, lines: parts.length });
  }
  return ways;
}

const toBox = ({ x, y }, box) =>
  Math.hypot(Math.max(0, Math.abs(x - box.x) - box.w / 2), Math.max(0, Math.abs(y - box.y) - box.h / 2));

function fits(loops, box) {
  const half = { w: box.w / 2 + MARGIN, h: box.h / 2 + MARGIN };
  for (const loop of loops)
    for (let k = 0; k < loop.length; k++)
      if (crosses(loop[k], loop[(k + 1) % loop.length], box, half)) return false;
  return true;
}

/** Whether a segment enters a box (Liang and Barsky). */
function crosses([ax, ay], [bx, by], box, half) {
  let from = 0, to = 1;
  for (const [start, delta, low, high] of [
    [ax, bx - ax, box.x - half.w, box.x + half.w],
    [ay, by - ay, box.y - half.h, box.y + half.h],
  ]) {
    if (delta === 0 && (start < low || start > high)) return false;
    if (delta === 0) continue;
    const ends = [(low - start) / delta, (high - start) / delta].sort((a, b) => a - b);
    from = Math.max(from, ends[0]);
    to = Math.min(to, ends[1]);
    if (from > to) return false;
  }
  return true;
}

/** The box of a name: as large as fits; among places as good, the one that leaves most room for tokens in each area. */
export function label(name, loops, fields) {
  const places = field(loops);
  for (let size = NAME_MOST; size >= NAME_LEAST; size -= 2) {
    const boxes = boxesOf(name, loops, places, size);
    if (boxes.length) return best(boxes, (box) => room(box, fields) - box.lines);
  }
  throw new Error(`no room for the name of ${name}`);
}

/** The box of a stronghold's name: as large as leaves room for two who meet there; both tokens lie beside it. */
export function labelOfStronghold(name, loops) {
  const places = field(loops);
  const kept = [];
  for (let size = NAME_MOST; size >= PAIR_NAME_LEAST; size -= 2) {
    const boxes = boxesOf(name, loops, places, size).filter(({ x, y }) => x % 10 === 0 && y % 10 === 0);
    const found = boxes.map((box) => ({ ...box, ...pair(places, box) }));
    if (found.length) kept.push(best(found, ({ radius }) => radius));
    if (kept.length && kept.at(-1).radius >= PAIR) return kept.at(-1);
  }
  return best(kept, ({ radius }) => radius);
}

function boxesOf(name, loops, places, size) {
  return breaks(name).flatMap(({ w, h, lines }) =>
    places
      .filter(({ free }) => free > (h * size) / 2)
      .map(({ x, y }) => ({ x, y, w: Math.round(w * size), h: Math.round(h * size), lines, size }))
      .filter((box) => fits(loops, box)),
  );
}

/** The two places beside a box that can both have the largest radius, the roomier first. */
function pair(places, box) {
  const beside = places
    .map((place) => ({ ...place, room: Math.min(place.free, toBox(place, box)) }))
    .filter(({ room }) => room >= ROOMY - 5);
  let found = { radius: 0, pair: [] };
  beside.forEach((one, k) => {
    for (const other of beside.slice(k + 1)) {
      const radius = Math.min(one.room, other.room, Math.hypot(one.x - other.x, one.y - other.y) / 2);
      if (radius > found.radius) found = { radius, pair: one.room < other.room ? [other, one] : [one, other] };
    }
  });
  return found;
}

const best = (things, value) => things.map((thing) => [value(thing), thing]).reduce((a, b) => (b[0] > a[0] ? b : a))[1];
const room = (box, fields) =>
  Math.min(...fields.map((places) => places.reduce((most, place) => Math.max(most, Math.min(place.free, toBox(place, box))), 0)));

/**
 * Places for tokens, each with the radius that all tokens up to it may have: as far as possible from the border and the
 * others. The first is beside the name; so are two more where that leaves them room enough. A stronghold's first two were
 * found with its name.
 */
export function anchors(places, box, count) {
  const found = (box.pair ?? []).map(({ x, y, room }, k) => ({ x, y, radius: Math.floor(k ? box.radius : room) }));
  for (let k = found.length; k < count; k++) {
    const free = (place) => Math.min(place.free, ...found.map(({ x, y }) => Math.hypot(place.x - x, place.y - y) / 2));
    const beside = (place) => Math.min(free(place), toBox(place, box));
    const aside = k < BESIDE ? best(places, beside) : null;
    const place = aside && (k === 0 || beside(aside) >= ROOMY) ? aside : best(places, free);
    const value = place === aside ? beside(place) : free(place);
    found.push({ x: place.x, y: place.y, radius: Math.floor(Math.min(found.at(-1)?.radius ?? Infinity, value)) });
  }
  return found;
}
