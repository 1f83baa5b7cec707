/**
 * Texts of a game, from its Fluent catalogues: what events, actions, names and questions are called. The same rules as
 * `landsraad.table.texts`, whose docstring explains them; `golden.test.ts` holds both to the same output.
 */
import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import type { Texts } from "../table/contract";

export type Arg = number | string;

export interface Event {
  key: string;
  args: Arg[];
}

const MOST_WORDS = 8; // of an action or a phrase that a message can speak of
const MESSAGE = /^([a-zA-Z][\w-]*) *=/gm;
const NAME = /^([a-z][\w-]*) *= *[^{}\n]+$/gm; // a message without arguments
const DIGITS = /^\d+$/;

export class EngineTexts implements Texts {
  /** Keys that no catalogue has and errors of formatting, for tests. */
  readonly missing: string[] = [];
  private readonly bundle: FluentBundle;
  private readonly known: Set<string>;
  private readonly names: Set<string>;
  private readonly kinds: string[];

  /** `sources` are catalogues, the preferred one first; `seats` says what a seat is called. */
  constructor(
    readonly language: string,
    private readonly sources: string[],
    private readonly seats: (seat: number) => string | undefined = String,
  ) {
    this.bundle = new FluentBundle([language, "en"], { useIsolating: false });
    for (const source of sources) this.bundle.addResource(new FluentResource(source));
    this.known = new Set(sources.flatMap((source) => found(source, MESSAGE)));
    this.names = new Set(sources.flatMap((source) => found(source, NAME)));
    this.kinds = this.term("kinds");
  }

  event(event: Event): string {
    return this.say(dashed(event.key), ...event.args);
  }

  action(action: string): string {
    const [verb, rest] = parted(action.replace(/^~/, ""));
    const key = `act-${dashed(verb)}`;
    if (!this.known.has(key)) return action;
    return this.format(key, { ...this.words(rest), then: rest ? this.action(rest) : "" }, [rest]);
  }

  reason(reason: Event): string {
    return this.event(reason);
  }

  question(step: string): string {
    const words = step.replace(/(?!^)([A-Z])/g, "-$1").toLowerCase();
    if (this.known.has(`ask-${words}`)) return this.say(`ask-${words}`);
    const plain = words.replaceAll("-", " ");
    return plain.charAt(0).toUpperCase() + plain.slice(1);
  }

  say(key: string, ...args: Arg[]): string {
    return this.known.has(key) ? this.format(key, this.values(args), args) : this.lacks(key, args);
  }

  has(key: string): boolean {
    return this.known.has(key);
  }

  /** What an id is called; the id itself where no catalogue has a name for it. */
  name(word: string, kind = ""): string {
    const slash = word.indexOf("/");
    const plain = slash < 0 ? word : word.slice(0, slash);
    const named = this.plainName(plain, kind);
    if (slash < 0) return named;
    const part = word.slice(slash + 1);
    if (!this.known.has("part")) return `${named} (${part})`;
    return this.format("part", { name: named, part: DIGITS.test(part) ? Number(part) : part }, []);
  }

  /** The words of a term, of the first catalogue that has it. */
  term(name: string): string[] {
    const line = new RegExp(`^-${name} *= *(.+)$`, "m");
    for (const source of this.sources) {
      const match = line.exec(source);
      if (match) return match[1]!.trim().split(/\s+/);
    }
    return [];
  }

  /** An argument that is notation itself, in words; other arguments as they are shown. */
  phrase(words: string, forms = ["phrase"]): string {
    const [first, rest] = parted(words);
    for (const form of forms) {
      const key = `${form}-${dashed(first)}`;
      if (this.known.has(key)) return this.format(key, this.words(rest), [rest]);
    }
    return String(this.shown(words));
  }

  private plainName(plain: string, kind: string): string {
    const word = dashed(plain);
    const keys = (kind ? [kind] : this.kinds).map((each) => `${each}-${word}`);
    if (this.kinds.some((each) => word.startsWith(`${each}-`))) keys.unshift(word);
    const key = keys.find((each) => this.names.has(each));
    return key === undefined ? plain : this.format(key, {}, []);
  }

  /** The words of a piece of notation as arguments, the absent ones empty. */
  private words(rest: string): Record<string, Arg> {
    const words = rest.split(/\s+/).filter(Boolean);
    const padded = [...words, ...Array<string>(Math.max(0, MOST_WORDS - words.length)).fill("")];
    const values = this.values(padded);
    for (let i = words.length; i < MOST_WORDS; i++) values[`i${i}`] = "absent";
    values.rest = rest ? this.phrase(rest) : "";
    return values;
  }

  private values(given: Arg[]): Record<string, Arg> {
    const values: Record<string, Arg> = {};
    const args = given.map((arg) => (typeof arg === "string" && DIGITS.test(arg) ? Number(arg) : arg));
    args.forEach((arg, i) => {
      const shown = this.shown(arg);
      const isNumber = typeof arg === "number";
      values[`a${i}`] = shown;
      values[`i${i}`] = arg;
      values[`e${i}`] = arg === args[0] ? "yes" : "no";
      values[`s${i}`] = isNumber ? this.seat(arg) : shown;
      values[`w${i}`] = isNumber ? this.seat(arg - 1) : shown;
      values[`p${i}`] = isNumber ? shown : this.phrase(arg);
      values[`q${i}`] = isNumber ? shown : this.phrase(arg, ["asked", "phrase"]);
    });
    return values;
  }

  /** The name of a seat; a number that is no seat stays a number. */
  private seat(seat: number): string {
    return (seat >= 0 ? this.seats(seat) : undefined) ?? String(seat);
  }

  private shown(arg: Arg): Arg {
    if (typeof arg === "number") return arg;
    if (!arg.includes(" ")) return this.name(arg);
    return arg.split(/\s+/).filter(Boolean).map((word) => this.name(word)).join(", ");
  }

  private format(key: string, values: Record<string, Arg>, args: Arg[]): string {
    const message = this.bundle.getMessage(key);
    if (!message?.value) return this.lacks(key, args);
    const errors: Error[] = [];
    const text = this.bundle.formatPattern(message.value, values as Record<string, FluentVariable>, errors);
    if (errors[0]) this.missing.push(`${key}: ${errors[0].message}`);
    return text;
  }

  private lacks(key: string, args: Arg[]): string {
    this.missing.push(key);
    return [key, ...args].join(" ");
  }
}


export function dashed(word: string): string {
  return word.replaceAll("_", "-");
}

function parted(words: string): [string, string] {
  const space = words.indexOf(" ");
  return space < 0 ? [words, ""] : [words.slice(0, space), words.slice(space + 1)];
}

function found(source: string, pattern: RegExp): string[] {
  return [...source.matchAll(pattern)].map((match) => match[1]!);
}
