import { afterEach, expect, test, vi } from "vitest";
import { get } from "./calls";

afterEach(() => vi.unstubAllGlobals());

const JSON_TYPE = { headers: { "content-type": "application/json" } };

test("an answer is what it says it is", async () => {
  vi.stubGlobal("fetch", async (path: string) => (path === "/data" ? Response.json([1]) : new Response("[1]")));
  expect(await get("/data")).toEqual([1]);
  expect(await get("/text")).toBe("[1]");
});

test.each([200, 409])("a line that is lost in the middle of an answer is told as such", async (status) => {
  const cut = new ReadableStream({ pull: (end) => end.error(new TypeError("network error")) });
  vi.stubGlobal("fetch", async () => new Response(cut, { status, ...JSON_TYPE }));
  await expect(get("/data")).rejects.toMatchObject({ type: "offline", message: "network error" });
});
