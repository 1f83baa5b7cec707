/** Scrolling within the board's own window; what stands around it never moves. */

/** How far to scroll so that a thing lies in the middle; 0 where all of it is in sight. */
export function shift(thing: { top: number; bottom: number }, sight: { top: number; bottom: number }): number {
  if (thing.top >= sight.top && thing.bottom <= sight.bottom) return 0;
  return (thing.top + thing.bottom - sight.top - sight.bottom) / 2;
}

export function bringIntoSight(thing: HTMLElement, smoothly: boolean): void {
  const home = scroller(thing);
  if (!home) return;
  const sticky = home.querySelector(".sticky");
  const { top, bottom } = home.getBoundingClientRect();
  const below = sticky && getComputedStyle(sticky).position === "sticky" && !sticky.contains(thing) ? sticky.clientHeight : 0;
  const by = shift(thing.getBoundingClientRect(), { top, bottom: bottom - below });
  if (by) home.scrollBy({ top: by, behavior: smoothly ? "smooth" : "auto" });
}

const SLACK = 16; // pixels that a strip may be higher than it shows

function scroller(thing: HTMLElement): HTMLElement | null {
  for (let home = thing.parentElement; home; home = home.parentElement) {
    if (home.scrollHeight > home.clientHeight + SLACK && getComputedStyle(home).overflowY === "auto") return home;
  }
  return null;
}
