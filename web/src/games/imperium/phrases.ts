/**
 * Phrases (`phrases.py`) said in the reader's language: in words, as Python says them, or as parts with icons for what is
 * counted. A picture always carries its words, so nothing is lost for who can't see it.
 */
import type { Texts } from "$lib/table/contract";
import type { Phrase } from "./types";

export interface Gain {
  glyph: string;
  /** The number beside the picture; none where it is one thing that is not counted. */
  count: number | null;
  /** What it is in words. */
  label: string;
  /** A token of a colour: "spice", "faction-emperor". */
  colour: string;
}

export type Part = string | Gain;

const BETWEEN: Record<string, string> = { and: ", ", or: " / " };

/** What was said or drawn once: the layout's phrases never change, and a board says hundreds of them at each update. */
class Memory<T> {
  private readonly known = new WeakMap<Texts, WeakMap<Phrase[], T>>();

  of(phrase: Phrase, texts: Texts, make: () => T): T {
    if (!Array.isArray(phrase)) return make();
    const here = this.known.get(texts) ?? new WeakMap<Phrase[], T>();
    this.known.set(texts, here);
    const found = here.get(phrase) ?? make();
    here.set(phrase, found);
    return found;
  }
}

const inWords = new Memory<string>();
const inParts = new Memory<Part[]>();

/** In words. */
export function words(phrase: Phrase, texts: Texts): string {
  return inWords.of(phrase, texts, () => String(said(phrase, texts)));
}

function said(phrase: Phrase, texts: Texts): string | number {
  if (!Array.isArray(phrase)) return phrase;
  const [key, ...rest] = phrase as [string, ...Phrase[]];
  const args = rest.map((each) => said(each, texts));
  const between = BETWEEN[key];
  return between === undefined ? texts.say(key, ...args) : args.filter((arg) => arg !== "").join(between);
}

export function isNothing(phrase: Phrase | null | undefined): boolean {
  return !Array.isArray(phrase) || (phrase.length === 1 && phrase[0] === "and") || (phrase.length === 1 && phrase[0] === "or");
}

/** What is drawn instead of said: a glyph and its colour by message, where the first argument is the number. */
const COUNTED: Record<string, [glyph: string, colour: string]> = {
  "effect-solari": ["solari", "solari"],
  "effect-spice": ["spice", "spice"],
  "effect-water": ["water", "water"],
  "effect-victory-points": ["victory", "accent"],
  "effect-persuasion": ["persuasion", "persuasion"],
  "effect-swords": ["sword", "sword"],
  "effect-draw": ["card", "card"],
  "effect-draw-intrigue": ["intrigue", "intrigue"],
  "cost-solari": ["solari", "solari"],
  "cost-spice": ["spice", "spice"],
  "cost-water": ["water", "water"],
  "effect-tiebreak-spice": ["spice", "spice"],
};

/** Marks that stand in for an argument while the catalogue puts the sentence together. */
const FIRST_MARK = 0xe000;
const MARKS = /([\ue000-\ue0ff])/;

/** With icons. */
export function parts(phrase: Phrase, texts: Texts): Part[] {
  return inParts.of(phrase, texts, () => merged(drawn(phrase, texts)));
}

function drawn(phrase: Phrase, texts: Texts): Part[] {
  if (!Array.isArray(phrase)) return [String(phrase)];
  const gain = counted(phrase, texts);
  if (gain) return [gain];
  const [key, ...args] = phrase as [string, ...Phrase[]];
  if (key in BETWEEN) return joined(args, BETWEEN[key]!, texts);
  if (key === "effect-harvest") return [...drawn(["effect-spice", args[0]!], texts), "+"];
  if (key === "effect-sell-melange") return drawn(args[0]!, texts);
  if (key === "effect-pay") return [...drawn(args[0]!, texts), " → ", ...drawn(args[1]!, texts)];
  return filled(key, args, texts);
}

function counted(phrase: Phrase[], texts: Texts): Gain | null {
  const [key, count, option] = phrase;
  const label = () => words(phrase, texts);
  const known = COUNTED[String(key)];
  if (known) return { glyph: known[0], colour: known[1], count: Number(count), label: label() };
  if (key === "effect-troops" && option !== "yes") {
    return { glyph: "troop", colour: "troop", count: Number(count), label: label() };
  }
  return key === "effect-influence" ? influence(phrase, label()) : null;
}

/** Influence with one faction, or with any. */
function influence(phrase: Phrase[], label: string): Gain | null {
  const [, faction, count, oneOf, where] = phrase;
  if (oneOf !== "none" || where !== "none" || ["visited", "each", "chosen_secret"].includes(String(faction))) return null;
  const any = faction === "any";
  const colour = any ? "influence" : `faction-${String(faction).replaceAll("_", "-")}`;
  return { glyph: any ? "influence" : String(faction), colour, count: Number(count), label };
}

function joined(phrases: Phrase[], between: string, texts: Texts): Part[] {
  const kept = phrases.map((each) => drawn(each, texts)).filter((each) => each.length > 0);
  return kept.flatMap((each, i) => (i === 0 ? each : [separator(kept[i - 1]!, each, between), ...each]));
}

/** Pictures need no comma between them. */
function separator(before: Part[], after: Part[], between: string): string {
  const pictures = typeof before.at(-1) === "object" && typeof after[0] === "object";
  return pictures && between === BETWEEN.and ? " " : between;
}

/** A sentence of the catalogue with drawn arguments in their places. */
function filled(key: string, args: Phrase[], texts: Texts): Part[] {
  const marked = args.map((arg, i) => (Array.isArray(arg) ? String.fromCharCode(FIRST_MARK + i) : arg));
  const pieces = texts.say(key, ...marked).split(MARKS);
  return pieces.flatMap((piece) => (MARKS.test(piece) ? drawn(args[piece.charCodeAt(0) - FIRST_MARK]!, texts) : [piece]));
}

function merged(pieces: Part[]): Part[] {
  const whole: Part[] = [];
  for (const piece of pieces) {
    const before = whole.at(-1);
    if (typeof piece === "string" && typeof before === "string") whole[whole.length - 1] = before + piece;
    else if (piece !== "") whole.push(piece);
  }
  return whole;
}
