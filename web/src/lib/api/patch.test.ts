import { expect, test } from "vitest";
import { merged } from "./patch";

// The examples of RFC 7396, appendix A.
test.each([
  [{ a: "b" }, { a: "c" }, { a: "c" }],
  [{ a: "b" }, { b: "c" }, { a: "b", b: "c" }],
  [{ a: "b" }, { a: null }, {}],
  [{ a: "b", b: "c" }, { a: null }, { b: "c" }],
  [{ a: ["b"] }, { a: "c" }, { a: "c" }],
  [{ a: "c" }, { a: ["b"] }, { a: ["b"] }],
  [{ a: { b: "c" } }, { a: { b: "d", c: null } }, { a: { b: "d" } }],
  [{ a: [{ b: "c" }] }, { a: [1] }, { a: [1] }],
  [["a", "b"], ["c", "d"], ["c", "d"]],
  [{ a: "b" }, ["c"], ["c"]],
  [{ a: "foo" }, null, null],
  [{ e: null }, { a: 1 }, { e: null, a: 1 }],
  [[1, 2], { a: "b", c: null }, { a: "b" }],
  [{}, { a: { bb: { ccc: null } } }, { a: { bb: {} } }],
])("%j and %j", (value, patch, result) => {
  const before = JSON.stringify(value);
  expect(merged(value, patch)).toEqual(result);
  expect(JSON.stringify(value)).toBe(before);
});

test("what the patch doesn't name is shared, so that only what changed is drawn again", () => {
  const value = { same: { deep: 1 }, other: 1 };
  expect((merged(value, { other: 2 }) as typeof value).same).toBe(value.same);
});
