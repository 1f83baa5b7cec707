/**
 * The keyboard on a board: each group of things is one stop of Tab; from there arrows go to the next thing in that
 * direction, letters to the next one of that name. A group is marked `data-stop`, a thing `data-walk` with its name.
 */
export interface Box {
  x: number;
  y: number;
}

export const ARROWS: Record<string, readonly [number, number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};
const ASIDE = 2.5; // how much worse it is to lie aside than to lie further on
const FORGET = 900; // milliseconds between the letters of one name

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

/** What is typed in one go leads to the next name that begins so. */
export class Typed {
  private word = "";
  private last = 0;

  /** The place of that name, after the one at `from`; -1 where there is none. A letter that continues may stay where it is. */
  find(letter: string, names: readonly string[], from: number, now = performance.now()): number {
    this.word = now - this.last < FORGET ? this.word + letter : letter;
    this.last = now;
    const wanted = this.word.toLocaleLowerCase();
    const first = from + (this.word.length === 1 ? 1 : 0);
    const order = names.map((_, i) => (first + i) % names.length);
    return order.find((i) => names[i]!.toLocaleLowerCase().startsWith(wanted)) ?? -1;
  }
}

export const isLetter = (key: string) => /^\p{L}$/u.test(key);

const THING = "[data-walk]";
const GROUP = "[data-stop]";

export class Walk {
  private readonly typed = new Typed();
  /** Where Tab stops in each group. */
  private readonly stops = new WeakMap<Element, HTMLElement>();

  /** `lit` is a selector of the things that can be touched to some effect. */
  constructor(private readonly lit: string) {}

  /** Keeps one stop per group, whatever comes and goes. */
  attach = (home: HTMLElement) => {
    const observer = new MutationObserver(() => this.settle(home));
    this.settle(home);
    observer.observe(home, { childList: true, subtree: true });
    home.addEventListener("focusin", this.arrived);
    return () => {
      observer.disconnect();
      home.removeEventListener("focusin", this.arrived);
    };
  };

  /** One stop for each group: where it was, unless it is looked for afresh, as when another question is asked. */
  settle(home: HTMLElement, afresh = false): void {
    for (const group of home.querySelectorAll(GROUP)) {
      if (afresh && !group.contains(document.activeElement)) this.stops.delete(group);
      this.stop(group);
    }
  }

  /** Without a stop that is still there, it is the first thing that can be touched, else the first. */
  private stop(group: Element): void {
    const all = things(group);
    const kept = all.find((each) => each === this.stops.get(group));
    const stop = kept ?? all.find((each) => each.matches(this.lit)) ?? all[0];
    for (const each of all) each.tabIndex = each === stop ? 0 : -1;
    if (stop) this.stops.set(group, stop);
  }

  /** What has the focus is where Tab comes back to. */
  private arrived = ({ target }: FocusEvent) => {
    const group = (target as HTMLElement).closest(GROUP);
    if (!group || !(target as HTMLElement).matches(THING)) return;
    this.stops.set(group, target as HTMLElement);
    this.stop(group);
  };

  /** Moves the focus; whether the key was meant for that. */
  key(event: KeyboardEvent, home: HTMLElement): boolean {
    const from = document.activeElement as HTMLElement;
    if (event.ctrlKey || event.altKey || event.metaKey || !from.matches(THING)) return false;
    const to = event.key in ARROWS ? beside(from, home, ARROWS[event.key]!) : isLetter(event.key) ? this.named(event.key, from, home) : null;
    to?.focus();
    return to !== null;
  }

  private named(letter: string, from: HTMLElement, home: HTMLElement): HTMLElement | null {
    const all = things(home);
    const names = all.map((thing) => thing.dataset.walk ?? "");
    return all[this.typed.find(letter, names, all.indexOf(from))] ?? null;
  }
}

/** The nearest in its own group, and only where that ends in another. */
function beside(from: HTMLElement, home: HTMLElement, direction: readonly [number, number]): HTMLElement | null {
  for (const within of [from.closest(GROUP), home]) {
    const all = within ? things(within) : [];
    const found = all[nearest(middle(from), all.map(middle), direction)];
    if (found) return found;
  }
  return null;
}

const things = (within: Element) => [...within.querySelectorAll<HTMLElement>(THING)];

function middle(thing: HTMLElement): Box {
  const { left, top, width, height } = thing.getBoundingClientRect();
  return { x: left + width / 2, y: top + height / 2 };
}
