/** Simulated annealing: border cells change hands within their sector while an area stays in one piece. */
import { CELLS, COLUMNS, SINK_RADIUS, radius, randomFrom } from "./grid.mjs";
import { Drawing, EDGE, FALSE, INNER, MISLEADING, NEIGHBOURS } from "./energy.mjs";

const HOT = 0.35;
const COLD = 0.0004;

/** The beginning: the first drawing, a coarse grid that has every contact right (`first.json`, rings from the centre). */
export function started(board, first) {
  const owner = new Int16Array(CELLS);
  const ids = first.areas.map((area) => board.areas.indexOf(area));
  const coarse = first.cells.slice(1);
  for (let cell = 0; cell < CELLS; cell++) {
    const ring = Math.floor(cell / COLUMNS), column = cell % COLUMNS;
    const depth = ((radius(ring) + radius(ring + 1)) / 2 - SINK_RADIUS) / (1 - SINK_RADIUS);
    const row = coarse[Math.floor(depth * coarse.length)];
    owner[cell] = ids[row[Math.floor(((column + 0.5) * row.length) / COLUMNS)]];
  }
  return owner;
}

// The eight neighbours in a circle, as places in the table of neighbours: right, up right, up, …
const CIRCLE = [0, 4, 2, 5, 1, 7, 3, 6];

/** Whether the rest of the cell's area stays in one piece around the cell. */
function loose(drawing, cell) {
  const { owner, neighbours } = drawing;
  const from = owner[cell];
  const mine = (k) => {
    const other = neighbours[cell * NEIGHBOURS + CIRCLE[k & 7]];
    return other >= 0 && owner[other] === from;
  };
  let pieces = 0, touching = 0;
  for (let k = 0; k < 8; k += 2) {
    if (!mine(k)) continue;
    touching++;
    if (!(mine(k + 1) && mine(k + 2))) pieces++;
  }
  return touching > 0 && pieces <= 1;
}

export function grow(board, first, seed, moves) {
  const random = randomFrom(seed);
  const drawing = new Drawing(board, started(board, first));
  const cooling = Math.pow(COLD / HOT, 1 / moves);
  let heat = HOT;
  for (let move = 0; move < moves; move++) {
    heat *= cooling;
    const cell = Math.floor(random() * CELLS);
    const other = drawing.neighbours[cell * NEIGHBOURS + Math.floor(random() * 4)];
    if (other < 0 || drawing.sector[other] !== drawing.sector[cell]) continue;
    const from = drawing.owner[cell], to = drawing.owner[other];
    if (from === to || !loose(drawing, cell)) continue;
    const change = drawing.give(cell, to);
    if (change <= 0 || random() < Math.exp(-change / heat)) drawing.energy += change;
    else drawing.give(cell, from);
  }
  return drawing;
}

/** What is wrong with a drawing: pairs of areas without their contact, and contacts that must not be. */
export function faults(drawing) {
  const { board, count } = drawing;
  const found = { missing: [], misleading: [], false: [] };
  for (let a = 0; a < count; a++)
    for (let b = 0; b < a; b++) {
      const kind = drawing.relation[a * count + b], touching = drawing.contact[a * count + b] > 1e-9;
      const pair = `${board.areas[b]} ${board.areas[a]}`;
      if ((kind === EDGE || kind === INNER) && !touching) found.missing.push(pair);
      if (kind === MISLEADING && touching) found.misleading.push(pair);
      if (kind === FALSE && touching) found.false.push(pair);
    }
  return found;
}
