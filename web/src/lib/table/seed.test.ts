import { expect, test } from "vitest";
import { commitment, holds } from "./seed";

// printf 'salt:seed' | sha256sum
const PROMISED = "90ddcf22f30d3f14860470ddbe8dc401e29b220ee0e6a94bf5a38b5dc4e8acb0";

test("the commitment is what the server computes", async () => {
  expect(await commitment("seed", "salt")).toBe(PROMISED);
  expect(await holds({ seed: "seed", salt: "salt", commitment: PROMISED }, PROMISED)).toBe(true);
});

test("another seed is found out", async () => {
  expect(await holds({ seed: "other", salt: "salt", commitment: PROMISED }, PROMISED)).toBe(false);
});
