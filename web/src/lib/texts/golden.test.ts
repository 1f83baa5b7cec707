/** The same sentences as Python makes, from the same catalogues: `golden.json`, or the file that GOLDEN names. */
import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { EngineTexts, type Arg } from "./engine";
import { Story } from "./story";

interface Golden {
  catalogue: string;
  seats: string[];
  events: [string, Arg[], string][];
  actions: [string, string][];
  names: [string, string][];
  questions: [string, string][];
  story: string[];
}

const file = process.env.GOLDEN ?? new URL("./golden.json", import.meta.url);
const golden = JSON.parse(readFileSync(file, "utf-8")) as Golden;

function fresh(): EngineTexts {
  const called = (seat: number) => (golden.seats[seat] === undefined ? undefined : texts.name(golden.seats[seat]));
  const texts: EngineTexts = new EngineTexts("en", [golden.catalogue], called);
  return texts;
}

describe("the client says what Python says", () => {
  const texts = fresh();

  test("events", () => {
    expect(golden.events.map(([key, args]) => texts.event({ key, args }))).toEqual(golden.events.map(([, , text]) => text));
  });

  test("actions", () => {
    expect(golden.actions.map(([action]) => texts.action(action))).toEqual(golden.actions.map(([, text]) => text));
  });

  test("names", () => {
    expect(golden.names.map(([word]) => texts.name(word))).toEqual(golden.names.map(([, text]) => text));
  });

  test("questions", () => {
    expect(golden.questions.map(([step]) => texts.question(step))).toEqual(golden.questions.map(([, text]) => text));
  });

  test("stories", () => {
    const story = new Story(fresh());
    for (const [key, args] of golden.events) story.hear({ key, args }, 0);
    expect(story.lines.map(({ text }) => text)).toEqual(golden.story);
  });
});
