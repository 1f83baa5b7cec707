import { readFileSync, readdirSync } from "node:fs";
import { describe, expect, it } from "vitest";

const here = "src/games/classic";
const catalogue = readFileSync(`${here}/texts/en.ftl`, "utf-8");
const keys = [...catalogue.matchAll(/^(classic-[\w-]+) =/gm)].map((match) => match[1]!);
const sources = readdirSync(here, { recursive: true, encoding: "utf-8" })
  .filter((file) => /\.(svelte|ts)$/.test(file) && !file.endsWith(".test.ts"))
  .map((file) => readFileSync(`${here}/${file}`, "utf-8"))
  .join("\n");
/** Keys as they stand in code, whole or with a part that is filled in: `classic-part-${part}`. */
const written = [...sources.matchAll(/["`](classic-(?:[\w-]|\$\{[^}]+\})+)["`]/g)].map((match) => match[1]!);
const patterns = written.map((key) => new RegExp(`^${key.replace(/\$\{[^}]+\}/g, "[\\w]+")}$`));

describe("the client's own texts", () => {
  it.each(written)("%s is in the catalogue", (key) => {
    const pattern = patterns[written.indexOf(key)]!;
    expect(keys.some((each) => pattern.test(each))).toBe(true);
  });

  it("holds nothing that is not used", () => {
    expect(keys.filter((key) => !patterns.some((pattern) => pattern.test(key)))).toEqual([]);
  });

  it("has each text once", () => {
    expect(keys.filter((key, k) => keys.indexOf(key) !== k)).toEqual([]);
  });
});
