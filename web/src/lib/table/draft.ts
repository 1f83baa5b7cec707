/** What was picked in a form and not sent yet, kept by this tab of the browser, so that a reload loses nothing. */
import type { Action } from "./contract";

export type Draft = Record<string, Action>;

interface Kept {
  /** What was offered then; a draft is for that and nothing else. */
  offered: string;
  draft: Draft;
}

/** `place` names a table and a seat; where it is empty, nothing is kept. */
export class Drafts {
  constructor(private readonly place: string) {}

  read(offered: string): Draft {
    if (!this.place) return {};
    try {
      const kept = JSON.parse(sessionStorage.getItem(this.place) ?? "null") as Kept | null;
      return kept?.offered === offered ? kept.draft : {};
    } catch (error) {
      console.warn("drafts can't be read here", error);
      return {};
    }
  }

  write(offered: string, draft: Draft): void {
    if (!this.place) return;
    try {
      sessionStorage.setItem(this.place, JSON.stringify({ offered, draft } satisfies Kept));
    } catch (error) {
      console.warn("drafts can't be kept here", error);
    }
  }
}
