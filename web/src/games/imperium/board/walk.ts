/** The keyboard on the board: arrows go to the next thing in that direction, letters to the next one of that name. */

export interface Box {
  x: number;
  y: number;
}

const ARROWS: Record<string, [number, number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};
const ASIDE = 2.5; // how much worse it is to lie aside than to lie further on

/** The nearest in a direction; -1 where nothing lies there. */
export function nearest(from: Box, boxes: readonly Box[], [dx, dy]: readonly [number, number]): number {
  let best = -1;
  let least = Infinity;
  boxes.forEach((box, i) => {
    const along = (box.x - from.x) * dx + (box.y - from.y) * dy;
    const aside = Math.abs((box.x - from.x) * dy) + Math.abs((box.y - from.y) * dx);
    const distance = along + ASIDE * aside;
    if (along > 1 && distance < least) [best, least] = [i, distance];
  });
  return best;
}

/** The next name that begins so, after the one at `from`. */
export function named(letter: string, names: readonly string[], from: number): number {
  const wanted = letter.toLocaleLowerCase();
  const order = names.map((_, i) => (from + 1 + i) % names.length);
  return order.find((i) => names[i]!.toLocaleLowerCase().startsWith(wanted)) ?? -1;
}

/** Move the focus among the things that can be walked to; whether it moved. */
export function walk(event: KeyboardEvent, home: HTMLElement): boolean {
  if (event.ctrlKey || event.altKey || event.metaKey) return false;
  const things = [...home.querySelectorAll<HTMLElement>("[data-walk]")];
  const from = things.indexOf(document.activeElement as HTMLElement);
  if (from < 0) return false;
  const direction = ARROWS[event.key];
  const letter = /^\p{L}$/u.test(event.key);
  if (!direction && !letter) return false;
  const names = things.map((thing) => thing.dataset.walk ?? "");
  const to = direction ? nearest(middle(things[from]!), things.map(middle), direction) : named(event.key, names, from);
  things[to]?.focus();
  return to >= 0;
}

function middle(thing: HTMLElement): Box {
  const { left, top, width, height } = thing.getBoundingClientRect();
  return { x: left + width / 2, y: top + height / 2 };
}
