/**
 * Makes the map of the classic game: `node tools/map/make.mjs [seeds] [moves]` (see README.md). Writes
 * src/landsraad/games/classic/map_shapes.json.
 */
import { execFileSync } from "node:child_process";
import { readFileSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { faults, grow } from "./grow.mjs";
import { TOKENS, anchors, field, label, labelOfStronghold } from "./places.mjs";
import { SCALE, arcs, outlines } from "./shapes.mjs";

const SEEDS = 20;
const MOVES = 100e6;
const here = (path) => fileURLToPath(new URL(path, import.meta.url));

const [seeds = SEEDS, moves = MOVES] = process.argv.slice(2).map(Number);
const board = JSON.parse(execFileSync(process.env.PYTHON ?? "python3", [here("board.py")]));
const first = JSON.parse(readFileSync(here("first.json")));
const drawing = grown();
writeFileSync(here("../../src/landsraad/games/classic/map_shapes.json"), written(shapes(drawing)));

/** The cheapest drawing of several seeds. */
function grown() {
  let kept;
  for (let seed = 1; seed <= seeds; seed++) {
    const drawing = grow(board, first, seed, moves);
    console.log(seed, drawing.energy.toFixed(2), JSON.stringify(faults(drawing)));
    if (!kept || drawing.energy < kept.energy) kept = drawing;
  }
  return kept;
}

function shapes({ owner }) {
  const lines = arcs(board, [...owner]);
  const areaLoops = board.areas.map((_, area) => outlines(lines, (each) => each === area));
  const fields = areaLoops.map(field);
  const territories = board.territories.map((id, territory) => {
    const loops = outlines(lines, (area) => area >= 0 && board.territory_of[area] === territory);
    const own = fields.filter((_, area) => board.territory_of[area] === territory);
    const name = board.names[territory];
    const box = board.kinds[territory] === "stronghold" ? labelOfStronghold(name, loops) : label(name, loops, own);
    return { id, shape: path(loops), label: [box.x, box.y, box.w, box.h], box };
  });
  const areas = board.areas.map((id, area) => {
    const { box } = territories[board.territory_of[area]];
    const places = anchors(fields[area], box, TOKENS + Number(board.blows.includes(area)));
    const found = places.map(({ x, y, radius }) => [x, y, radius]);
    const spice = board.blows.includes(area) ? found.splice(1, 1)[0] : null;
    return { id, shape: path(areaLoops[area]), anchors: found, spice };
  });
  return { scale: SCALE, territories: territories.map(({ box, ...rest }) => rest), areas };
}

/** Outlines as an SVG path of relative steps. */
function path(loops) {
  return loops
    .map(([start, ...rest]) => {
      const steps = rest.map(([x, y], k) => [x - (k ? rest[k - 1] : start)[0], y - (k ? rest[k - 1] : start)[1]]);
      const turning = steps.filter(([dx, dy]) => dx || dy);
      return `M${pair(start)}l${turning.map(pair).join(" ").replaceAll(" -", "-")}z`;
    })
    .join("");
}

function pair([x, y]) {
  return `${x} ${y}`.replace(" -", "-");
}

function written({ scale, territories, areas }) {
  const rows = (things) => things.map((thing) => JSON.stringify(thing)).join(",\n");
  return `{"scale": ${scale},\n"territories": [\n${rows(territories)}\n],\n"areas": [\n${rows(areas)}\n]}\n`;
}
