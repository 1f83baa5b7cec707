/** The numbered rules of a game, read once. */
import { get } from "../api/calls";

export interface Rule {
  id: string;
  text: string;
}

export interface RuleChapter {
  title: string;
  rules: Rule[];
}

const read: Record<string, Promise<RuleChapter[]>> = {};

export function rulesOf(game: string): Promise<RuleChapter[]> {
  read[game] ??= get<RuleChapter[]>(`/api/games/${game}/rules`).catch((error: unknown) => {
    delete read[game];
    throw error;
  });
  return read[game];
}

/** A chapter by the beginning of its numbers: "cls-6", "hag-1", "imp-ex". */
export function chapterKey({ rules }: RuleChapter): string {
  return /^[a-z]+-[^.-]+/.exec(rules[0]!.id.toLowerCase())?.[0] ?? "";
}

/** The rules that hold every word, or the one of that number. */
export function search(chapters: readonly RuleChapter[], wanted: string): RuleChapter[] {
  const words = wanted.toLocaleLowerCase().split(/\s+/).filter(Boolean);
  const holds = (rule: Rule) => words.every((word) => `${rule.id} ${rule.text}`.toLocaleLowerCase().includes(word));
  return chapters
    .map(({ title, rules }) => ({ title, rules: rules.filter(holds) }))
    .filter(({ rules }) => rules.length > 0);
}

/** A rule's text in pieces: Markdown's emphasis, and numbers of other rules to go to. */
export function pieces(text: string): { text: string; rule?: string; strong?: boolean }[] {
  return text.split(/(\*\*[^*]+\*\*|\b[A-Z]{3}-[0-9A-Z]+[.-]\d+[a-z]?\b)/).map((part) => {
    if (/^\*\*/.test(part)) return { text: part.slice(2, -2), strong: true };
    return /^[A-Z]{3}-[0-9A-Z]+[.-]\d/.test(part) ? { text: part, rule: part } : { text: part.replaceAll("`", "") };
  });
}
