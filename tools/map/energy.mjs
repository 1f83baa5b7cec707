/** What a drawing costs: contacts that are missing or must not be, uneven sizes, long borders. */
import { CELLS, COLUMNS, COVERS, RINGS, SINK_RADIUS, WIDTH, sectorOf, wrap } from "./grid.mjs";

const STRONGHOLD_COVERS = 0.036;
const SINK_CONTACT = 0.022;

// Weights, in lengths of border on a disc of radius 1.
const SIZE = 1;
const LENGTH = 2.2;
const MISSING = 3;
export const FREE = 0, EDGE = 1, INNER = 2, MISLEADING = 3, FALSE = 4;
const LEAST = [0, 0.06, 0.06, 0, 0];
const WRONG = [0, 0, 0, 0.03, 3];
const WRONG_LENGTH = [0, 0, 0, 4, 40];
const NEAR_FALSE = 3;

/** How the areas of each sector should share it: strongholds get their room first. */
function targets(board) {
  const covers = new Float64Array(board.areas.length);
  const whole = (Math.PI * (1 - SINK_RADIUS ** 2)) / board.sectors;
  for (let sector = 1; sector <= board.sectors; sector++) {
    const strongholds = board.stacks[sector].filter((area) => board.kinds[board.territory_of[area]] === "stronghold");
    const rest = (whole - strongholds.length * STRONGHOLD_COVERS) / (board.stacks[sector].length - strongholds.length);
    for (const area of board.stacks[sector]) covers[area] = strongholds.includes(area) ? STRONGHOLD_COVERS : rest;
  }
  return covers;
}

/** For each pair of areas what a contact between them means. */
export function relations(board) {
  const count = board.areas.length;
  const relation = new Uint8Array(count * count).fill(FALSE);
  const set = (a, b, value) => (relation[a * count + b] = relation[b * count + a] = value);
  for (let a = 0; a < count; a++)
    for (let b = 0; b <= a; b++) {
      const one = board.territory_of[a], other = board.territory_of[b];
      if (one === other) set(a, b, FREE);
      else if (board.adjacent[one].includes(other)) set(a, b, MISLEADING);
    }
  for (const [a, b] of board.edges) set(a, b, board.territory_of[a] === board.territory_of[b] ? INNER : EDGE);
  return relation;
}

// Neighbours of a cell: those it shares an edge with, those at a corner, those two steps away.
const STEPS = [[0, 1], [0, -1], [1, 0], [-1, 0], [1, 1], [1, -1], [-1, 1], [-1, -1], [2, 0], [-2, 0], [0, 2], [0, -2]];
export const NEIGHBOURS = 12;
export const OUTSIDE = -1, SINK = -2;

export function neighbourTable() {
  const table = new Int32Array(CELLS * NEIGHBOURS);
  for (let cell = 0; cell < CELLS; cell++) {
    const ring = Math.floor(cell / COLUMNS), column = cell % COLUMNS;
    STEPS.forEach(([up, along], k) => {
      const to = ring + up;
      const inside = to < 0 ? SINK : to * COLUMNS + wrap(column + along);
      table[cell * NEIGHBOURS + k] = to >= RINGS ? OUTSIDE : inside;
    });
  }
  return table;
}

export class Drawing {
  constructor(board, owner) {
    this.board = board;
    this.owner = owner;
    this.count = board.areas.length;
    this.relation = relations(board);
    this.target = targets(board);
    this.neighbours = neighbourTable();
    this.ring = Int16Array.from({ length: CELLS }, (_, cell) => Math.floor(cell / COLUMNS));
    this.sector = Int16Array.from({ length: CELLS }, (_, cell) => sectorOf(cell % COLUMNS));
    this.contact = new Float64Array(this.count * this.count);
    this.size = new Float64Array(this.count);
    this.energy = this.measure();
  }

  ownerOf(cell) {
    return cell >= 0 ? this.owner[cell] : cell === SINK ? 0 : OUTSIDE;
  }

  measure() {
    const { count } = this;
    let energy = 0;
    for (let cell = 0; cell < CELLS; cell++) {
      const mine = this.owner[cell];
      this.size[mine] += COVERS[this.ring[cell]];
      for (let k = 0; k < NEIGHBOURS; k++) {
        const other = this.neighbours[cell * NEIGHBOURS + k];
        if (other === OUTSIDE || other > cell) continue;
        const theirs = this.ownerOf(other);
        energy += this.border(mine, theirs, k, WIDTH[this.ring[cell]]);
        if (k < 4 && theirs !== mine) this.touch(mine, theirs, WIDTH[this.ring[cell]]);
      }
    }
    for (let a = 0; a < count; a++) {
      if (a) energy += this.uneven(a);
      for (let b = 0; b < a; b++) energy += this.contactCost(a * count + b);
    }
    return energy;
  }

  touch(a, b, length) {
    this.contact[a * this.count + b] += length;
    this.contact[b * this.count + a] = this.contact[a * this.count + b];
  }

  uneven(area) {
    const off = Math.log(this.size[area] / this.target[area] + 0.02);
    return SIZE * off * off;
  }

  contactCost(pair) {
    const kind = this.relation[pair], length = this.contact[pair];
    if (kind >= MISLEADING) return length > 1e-9 ? WRONG[kind] + WRONG_LENGTH[kind] * length : 0;
    const least = pair % this.count === 0 || pair < this.count ? Math.min(LEAST[kind], SINK_CONTACT) : LEAST[kind];
    return length < least ? MISSING * (1 - length / least) + (length > 1e-9 ? 0 : 1) : 0;
  }

  /** The cost of a border between two neighbouring cells (weights of an 8-neighbourhood, so that directions are equal). */
  border(mine, theirs, k, width) {
    if (mine === theirs || theirs === OUTSIDE) return 0;
    const kind = this.relation[mine * this.count + theirs];
    if (k >= 8) return kind === FALSE ? NEAR_FALSE * width : 0;
    if (kind === FREE || kind === INNER) return 0;
    const length = LENGTH * width * (k < 4 ? 0.393 : 0.278);
    return kind === FALSE && k >= 4 ? length + NEAR_FALSE * 2 * width : length;
  }

  /** Gives a cell to another area and returns what that changes. */
  give(cell, to) {
    const from = this.owner[cell], ring = this.ring[cell], width = WIDTH[ring];
    let change = -this.uneven(from) - this.uneven(to);
    this.size[from] -= COVERS[ring];
    this.size[to] += COVERS[ring];
    change += this.uneven(from) + this.uneven(to);
    for (let k = 0; k < NEIGHBOURS; k++) {
      const other = this.neighbours[cell * NEIGHBOURS + k];
      if (other === OUTSIDE) continue;
      const theirs = this.ownerOf(other);
      change += this.border(to, theirs, k, width) - this.border(from, theirs, k, width);
      if (k >= 4) continue;
      if (theirs !== from) change += this.shift(from, theirs, -width);
      if (theirs !== to) change += this.shift(to, theirs, width);
    }
    this.owner[cell] = to;
    return change;
  }

  shift(a, b, length) {
    const pair = a * this.count + b;
    const before = this.contactCost(pair);
    this.touch(a, b, length);
    if (this.contact[pair] < 1e-9) this.contact[pair] = this.contact[b * this.count + a] = 0;
    return this.contactCost(pair) - before;
  }
}
