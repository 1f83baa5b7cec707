/** Every key that the client uses is in its English catalogue, and every key there is used. */
import { readdirSync, readFileSync } from "node:fs";
import { FluentBundle, FluentResource } from "@fluent/bundle";
import { describe, expect, test } from "vitest";

const SRC = new URL("..", import.meta.url).pathname;
const read = (path: string) => readFileSync(SRC + path, "utf-8");
const all = readdirSync(SRC, { recursive: true, encoding: "utf-8" }).filter((path) => /\.(svelte|ts)$/.test(path));
const sources = all.filter((path) => !path.endsWith(".test.ts") && !path.startsWith("gallery"));
const games = readdirSync(`${SRC}games`);

const keysOf = (ftl: string) => [...ftl.matchAll(/^([a-z][\w-]*) *=/gm)].map((match) => match[1]!);

/** What stands in the first place of `t(…)` and `say(…)` of the client's own texts; `texts.say` is the engine's. */
function used(code: string): string[] {
  const calls = [...code.matchAll(/(?<!texts\.)\b(?:t|say)\(([^()]*)/g)].map((match) => match[1]!.split(", {")[0]!);
  return calls.flatMap((call) => [...call.matchAll(/(?<![=!]==? )"([a-z][a-z0-9-]*)"/g)].map((match) => match[1]!));
}

/** Whether the code holds the key as a text, or makes it from a beginning: `problem-${type}`. */
function mentions(code: string, key: string): boolean {
  if (code.includes(`"${key}"`)) return true;
  return [...code.matchAll(/`([a-z][\w-]*-)\$\{/g)].some((match) => key.startsWith(match[1]!));
}

describe.each(["", ...games])("texts of %j", (game) => {
  const own = sources.filter((path) => (game ? path.startsWith(`games/${game}/`) : !path.startsWith("games/")));
  const code = own.map(read).join("\n");
  const folder = game ? `games/${game}/texts/` : "texts/";
  const keys = keysOf(readdirSync(SRC + folder).includes("en.ftl") ? read(`${folder}en.ftl`) : "");
  const shell = keysOf(read("texts/en.ftl"));

  test("every key that is used is there", () => {
    expect(used(code).filter((key) => !keys.includes(key) && !shell.includes(key))).toEqual([]);
  });

  test("every key that is there is used", () => {
    expect(keys.filter((key) => !mentions(code, key))).toEqual([]);
  });

  test("no key stands twice", () => {
    expect(keys.filter((key, i) => keys.indexOf(key) !== i)).toEqual([]);
  });
});

const catalogues = ["", ...games.map((game) => `games/${game}/`)].flatMap((folder) =>
  readdirSync(`${SRC}${folder}texts`)
    .filter((name) => name.endsWith(".ftl"))
    .map((name) => `${folder}texts/${name}`),
);

test.each(catalogues)("%s can be read", (path) => {
  const ftl = read(path);
  const resource = new FluentResource(ftl);
  expect(new FluentBundle("en").addResource(resource)).toEqual([]);
  expect(resource.body.filter((entry) => !entry.id.startsWith("-")).map((entry) => entry.id)).toEqual(keysOf(ftl));
});
