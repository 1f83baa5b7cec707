import { expect, test } from "vitest";
import type { Entry } from "../table/link";
import { beforeLast } from "./table.svelte";

const entry = (seq: number, kind: string, seat: number, to?: number): Entry => ({ seq, kind, seat, events: [], ...(to === undefined ? {} : { to }) });

test("a seat takes back its last action", () => {
  expect(beforeLast([entry(1, "start", 0), entry(2, "action", 0), entry(3, "action", 1)], 0)).toBe(1);
});

test("what was taken back is not taken back again", () => {
  const entries = [entry(1, "action", 0), entry(2, "action", 0), entry(3, "undo", 0, 1)];
  expect(beforeLast(entries, 0)).toBe(0);
});

test("without an action there is nothing to take back", () => {
  expect(beforeLast([entry(1, "action", 1)], 0)).toBeNull();
});
