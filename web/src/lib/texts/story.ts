/** What happened, as lines for a person: the same rules as `landsraad.cli.story`. The catalogue says how lines go together. */
import { dashed, type Arg, type EngineTexts, type Event } from "./engine";

const WIDTH = 99; // letters of a line that several short ones may share, as in the terminal

const DOUBLE = /([^.](\.|\.{3}))\.$/; // a sentence's end after a name such as "Guild Rep."

/** What one event says. */
interface Part {
  text: string;
  key: string;
  args: Arg[];
}

export interface Line extends Part {
  /** The events that share the line; key and arguments are the last one's. */
  parts: Part[];
  /** The sequence number of the entry that the line (first) tells of. */
  seq: number;
  /** 0 for headings of the largest parts, 1 for the next; null for what is no heading. */
  level: number | null;
  /** Said by the table, not by the game: an undo, a bot that took a seat. */
  about?: string;
}

export class Story {
  readonly lines: Line[] = [];
  private told = 0;
  private readonly headings: string[];
  private readonly joined: Set<string>;
  private readonly replaces: Set<string>;
  private readonly implied: Set<string>;
  /** The keys that may make earlier lines superfluous; for all others nobody has to look back. */
  private readonly replacing: Set<string>;

  constructor(private readonly texts: EngineTexts) {
    this.headings = texts.term("headings");
    this.joined = new Set(texts.term("joined"));
    this.replaces = new Set(texts.term("replaces"));
    this.replacing = new Set([...this.replaces].map((pair) => pair.split(":", 1)[0]!));
    this.implied = new Set(texts.term("implied"));
  }

  /** What was told so far stays as it is. */
  settle(): void {
    this.told = this.lines.length;
  }

  say(text: string, seq: number, about: string): void {
    this.lines.push({ text, key: "", args: [], parts: [{ text, key: "", args: [] }], seq, level: null, about });
  }

  hear(event: Event, seq: number): void {
    const key = dashed(event.key);
    const text = this.texts.event(event).replace(DOUBLE, "$1");
    const before = this.newest();
    if (!text || (before && this.implied.has(`${before.key}:${key}`))) return;
    if (before && this.rank(key) <= this.rank(before.key) && this.rank(before.key) < this.headings.length) this.lines.pop();
    this.drop(key, event.args);
    const part = { text, key, args: event.args };
    const last = this.newest();
    if (last && this.goTogether(last, key, text)) {
      Object.assign(last, whole([...last.parts, part]));
      return;
    }
    const rank = this.headings.indexOf(key);
    this.lines.push({ ...whole([part]), seq, level: rank < 0 ? null : rank });
  }

  private newest(): Line | undefined {
    return this.lines.length > this.told ? this.lines.at(-1) : undefined;
  }

  /** Take away what this one makes superfluous: with the same arguments, or the last of them. */
  private drop(key: string, args: Arg[]): void {
    if (!this.replacing.has(key)) return;
    const replaced = (part: Part) => this.replaces.has(`${key}:${part.key}`) && endsWith(args, part.args);
    for (let i = this.lines.length - 1; i >= this.told; i--) {
      const line = this.lines[i]!;
      const left = line.parts.filter((part) => !replaced(part));
      if (left.length === 0) this.lines.splice(i, 1);
      else if (left.length < line.parts.length) Object.assign(line, whole(left));
    }
  }

  private goTogether(last: Line, key: string, text: string): boolean {
    return this.joined.has(key) && this.joined.has(last.key) && last.text.length + text.length < WIDTH;
  }

  private rank(key: string): number {
    const at = this.headings.indexOf(key);
    return at < 0 ? this.headings.length : at;
  }
}

function whole(parts: Part[]): Part & { parts: Part[] } {
  const { key, args } = parts.at(-1)!;
  return { text: counted(parts), key, args, parts };
}

/** The same thing several times in a row is said once, and counted. */
function counted(parts: Part[]): string {
  const runs: { text: string; times: number }[] = [];
  for (const { text } of parts) {
    const last = runs.at(-1);
    if (last?.text === text) last.times += 1;
    else runs.push({ text, times: 1 });
  }
  return runs.map(({ text, times }) => (times > 1 ? `${text} (${times}×)` : text)).join(" ");
}

function endsWith(args: Arg[], end: Arg[]): boolean {
  const from = args.length - end.length;
  return end.every((arg, i) => arg === args[from + i]);
}
