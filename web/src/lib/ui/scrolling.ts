/** Scrolling one thing and nothing else. */

const SLACK = 16; // pixels that a strip may be higher than it shows

/** What a thing is scrolled in. A browser's own `scrollIntoView` also moves what stands around that, even where nobody can move it back. */
export function scroller(thing: HTMLElement): HTMLElement | null {
  for (let home = thing.parentElement; home; home = home.parentElement) {
    if (home.scrollHeight > home.clientHeight + SLACK && getComputedStyle(home).overflowY === "auto") return home;
  }
  return null;
}
