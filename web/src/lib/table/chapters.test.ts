/** Every chapter of the numbered rules has a title in every language. */
import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { Catalogue, LANGUAGES } from "$lib/texts/own";
import { chapterKey } from "./rules";

const read = (path: string) => readFileSync(path, "utf-8");

/** The chapters of a rulebook: a title, and the first number that stands below it. */
function chapters(game: string) {
  const parts = read(`../docs/rules/${game}.md`).split(/^## /m).slice(1);
  return parts.flatMap((part) => {
    const id = /^- \*\*([A-Z]{3}-(?:\d+\.|EX-)\d+[a-z]?)\*\*/m.exec(part)?.[1];
    return id ? [{ title: part.split("\n")[0]!.replace(/^\d+\. /, ""), rules: [{ id, text: "" }] }] : [];
  });
}

const all = ["classic", "imperium"].flatMap(chapters);
const titles = (language: string) => new Catalogue(language, [read(`src/texts/chapters/${language}.ftl`)]);

test("a number tells its chapter", () => {
  const key = (id: string) => chapterKey({ title: "", rules: [{ id, text: "" }] });
  expect(["CLS-6.01", "HAG-1.02", "IMP-EX-01", "CLS-13.18a"].map(key)).toEqual(["cls-6", "hag-1", "imp-ex", "cls-13"]);
});

test.each(LANGUAGES)("chapters have titles in %s", (language) => {
  const catalogue = titles(language);
  expect(all.length).toBeGreaterThan(60);
  expect(all.map(chapterKey).filter((key) => !catalogue.has(key))).toEqual([]);
});

test("English says what the rules say", () => {
  const catalogue = titles("en");
  for (const chapter of all) expect(catalogue.say(chapterKey(chapter))).toBe(chapter.title);
});
