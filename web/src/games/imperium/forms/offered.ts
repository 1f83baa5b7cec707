/** What a form reads from the offered options: it computes nothing that the engine decides. */
import type { Action } from "$lib/table/contract";
import { phraseOf } from "../lookup";
import type { Phrase, Table } from "../types";

export function actions(table: Table): Action[] {
  return table.offer?.options.map((option) => option.action) ?? [];
}

/** The words after the first one, of all options that begin with it. */
export function after(table: Table, word: string): string[] {
  return actions(table).flatMap((action) => (action.startsWith(`${word} `) ? [action.slice(word.length + 1)] : []));
}

/** Numbers offered with a word, such as `deploy 1` to `deploy 3`. */
export function numbers(table: Table, word: string): number[] {
  return after(table, word).map(Number).sort((a, b) => a - b);
}

/** What a key does, and whose it is. */
export interface Pending {
  action: Action;
  owner: string;
  phrase: Phrase;
}

export function pending(table: Table, word: string): Pending[] {
  return after(table, word).flatMap((key) => {
    const phrase = phraseOf(table.layout, key);
    return phrase ? [{ action: `${word} ${key}`, owner: key.split("/")[0]!, phrase }] : [];
  });
}
