/** Scrolling within the board's own window; what stands around it never moves. */
import { scroller } from "../../../lib/ui/scrolling";

/** How far to scroll so that a thing lies in the middle; 0 where all of it is in sight. */
export function shift(thing: { top: number; bottom: number }, sight: { top: number; bottom: number }): number {
  if (thing.top >= sight.top && thing.bottom <= sight.bottom) return 0;
  return (thing.top + thing.bottom - sight.top - sight.bottom) / 2;
}

export function bringIntoSight(thing: HTMLElement, smoothly: boolean): void {
  const by = away(thing);
  if (by) scroller(thing)?.scrollBy({ top: by, behavior: smoothly ? "smooth" : "auto" });
}

export function toTop(thing: HTMLElement, smoothly: boolean): void {
  scroller(thing)?.scrollTo({ top: 0, behavior: smoothly ? "smooth" : "auto" });
}

/** Whether a thing is out of sight, or else what lies above it. */
export function outOfSight(thing: HTMLElement): "below" | "above" | null {
  if (away(thing)) return "below";
  return scroller(thing)?.scrollTop ? "above" : null;
}

/** What sticks to the lower end of the window hides what lies behind it. */
function away(thing: HTMLElement): number {
  const home = scroller(thing);
  if (!home) return 0;
  const sticky = home.querySelector(".sticky");
  const { top, bottom } = home.getBoundingClientRect();
  const below = sticky && getComputedStyle(sticky).position === "sticky" && !sticky.contains(thing) ? sticky.clientHeight : 0;
  return shift(thing.getBoundingClientRect(), { top, bottom: bottom - below });
}
