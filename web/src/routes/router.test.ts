import { expect, test } from "vitest";
import { route } from "./router";

test.each([
  ["/", "lobby", []],
  ["/t/a%20b", "table", ["a b"]],
  ["/t", "nothing", []],
  ["/rules/classic", "rules", ["classic"]],
  ["/nowhere", "nothing", []],
])("%s", (path, page, parts) => {
  expect(route(path)).toEqual({ page, parts });
});
