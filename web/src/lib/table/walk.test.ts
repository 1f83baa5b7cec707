import { describe, expect, it } from "vitest";
import { nearest, Typed } from "./walk";

describe("the keyboard on a board", () => {
  const boxes = [
    { x: 0, y: 0 },
    { x: 100, y: 10 },
    { x: 50, y: 100 },
  ];

  it("walks to the nearest in a direction", () => {
    expect(nearest(boxes[0]!, boxes, [1, 0])).toBe(1);
    expect(nearest(boxes[0]!, boxes, [0, 1])).toBe(2);
    expect(nearest(boxes[0]!, boxes, [-1, 0])).toBe(-1);
  });

  const names = ["Carthag", "Conspire", "Arrakeen"];

  it("jumps to the next name with a letter, around the end", () => {
    expect(new Typed().find("c", names, 0)).toBe(1);
    expect(new Typed().find("c", names, 1)).toBe(0);
    expect(new Typed().find("x", names, 0)).toBe(-1);
  });

  it("takes letters that follow each other for one name, and later ones for another", () => {
    const typed = new Typed();
    expect(typed.find("c", names, 2, 1000)).toBe(0);
    expect(typed.find("o", names, 0, 1200)).toBe(1);
    expect(typed.find("n", names, 1, 1400)).toBe(1);
    expect(typed.find("a", names, 1, 9000)).toBe(2);
  });
});
