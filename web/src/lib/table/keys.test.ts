import { describe, expect, test } from "vitest";
import { meant } from "./keys";

const names = ["Arrakeen", "Carthag", "Arsunt", "Žďár"];

describe("a key means", () => {
  test.each([
    ["1", -1, 0],
    ["4", -1, 3],
    ["5", -1, null],
    ["a", -1, 0],
    ["a", 0, 2],
    ["A", 2, 0],
    ["ž", 0, 3],
    ["x", 0, null],
    ["Enter", 0, null],
  ])("%s from %i: %j", (key, from, at) => {
    expect(meant(key, names, from)).toBe(at);
  });
});
