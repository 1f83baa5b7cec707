import { describe, expect, it } from "vitest";
import { answers, composer, kinds, waiting } from "./deals";

const voluntary = [
  "~order karama pass",
  "~deal harkonnen",
  "~deal gives spice 1",
  "~deal gives spice 2",
  "~deal gives not_bid",
  "~deal wants no_weapon atreides",
  "~deal when harkonnen wins",
  "~deal seal",
  "~deal drop",
  "~pledge 3",
  "~accept 2",
  "~refuse 2",
  "~cancel 12",
];

describe("what may be done about deals", () => {
  it("is sorted by what it does", () => {
    expect(composer(voluntary)).toEqual({
      partners: ["~deal harkonnen"],
      gives: ["~deal gives spice 1", "~deal gives spice 2", "~deal gives not_bid"],
      wants: ["~deal wants no_weapon atreides"],
      when: ["~deal when harkonnen wins"],
      seal: "~deal seal",
      drop: "~deal drop",
      pledges: ["~pledge 3"],
    });
  });

  it("knows the faction that acts, for whoever plays two", () => {
    expect(composer(["~atreides deal gives spice 1", "~atreides pledge 2", "~bene_gesserit deal seal"])).toMatchObject({
      gives: ["~atreides deal gives spice 1"],
      pledges: ["~atreides pledge 2"],
      seal: "~bene_gesserit deal seal",
    });
  });

  it("answers go to their own deal", () => {
    expect(answers(voluntary, 2)).toEqual(["~accept 2", "~refuse 2"]);
    expect(answers(voluntary, 1)).toEqual([]);
  });

  it("terms are grouped by their kind", () => {
    expect([...kinds(composer(voluntary).gives)]).toEqual([
      ["spice", ["~deal gives spice 1", "~deal gives spice 2"]],
      ["not_bid", ["~deal gives not_bid"]],
    ]);
  });

  it("counts what waits for an answer, once for each offer", () => {
    expect(waiting(voluntary)).toBe(1);
    expect(waiting(["~atreides accept 2", "~fremen accept 2", "~accept 3", "~refuse 4", "~order accept 5 x"])).toBe(2);
  });
});
