/** The log: entries as a story, told further as they come. */
import { Story, type Line } from "../texts/story";
import type { EngineTexts } from "../texts/engine";
import type { Say } from "../texts/own";
import type { Entry } from "./link";

export interface Chapter {
  title: Line | null;
  parts: { title: Line | null; lines: Line[] }[];
}

export class History {
  lines = $state.raw<Line[]>([]);
  private story: Story;
  private first = 0;
  private heard = 0;

  constructor(
    private readonly texts: EngineTexts,
    private readonly t: Say,
    private readonly called: (seat: number) => string,
  ) {
    this.story = new Story(texts);
  }

  /** Entries are only ever added, at the end, or all the earlier ones at the beginning. */
  follow(entries: readonly Entry[]): void {
    const first = entries[0]?.seq ?? 0;
    if (first !== this.first) this.begin(first);
    const fresh = entries.slice(this.heard);
    if (fresh.length === 0) return;
    for (const entry of fresh) this.hear(entry);
    this.heard = entries.length;
    this.lines = [...this.story.lines];
  }

  private begin(first: number): void {
    this.story = new Story(this.texts);
    this.first = first;
    this.heard = 0;
  }

  private hear(entry: Entry): void {
    if (entry.kind !== "action" && entry.kind !== "start") {
      const who = entry.seat === null || entry.seat === undefined ? "" : this.called(entry.seat);
      this.story.say(this.t(`entry-${entry.kind}`, { who }), entry.seq, entry.kind);
    }
    for (const event of entry.events) this.story.hear(event, entry.seq);
  }
}

/** Lines by the headings they stand under. */
export function chapters(lines: readonly Line[]): Chapter[] {
  const found: Chapter[] = [];
  for (const line of lines) {
    if (line.level === 0) found.push({ title: line, parts: [] });
    else place(found, line);
  }
  return found;
}

function place(found: Chapter[], line: Line): void {
  if (found.length === 0) found.push({ title: null, parts: [] });
  const { parts } = found.at(-1)!;
  if (line.level !== null) parts.push({ title: line, lines: [] });
  else if (parts.length === 0) parts.push({ title: null, lines: [line] });
  else parts.at(-1)!.lines.push(line);
}
