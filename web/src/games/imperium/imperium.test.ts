/** Held against `golden.json`, which Python writes from the engine (`tests/games/imperium/golden.py`). */
import { describe, expect, it } from "vitest";
import english from "$engine/imperium/texts/en.ftl?raw";
import { EngineTexts } from "$lib/texts/engine";
import { Catalogue } from "$lib/texts/own";
import { shift } from "./board/sight";
import golden from "./golden.json";
import { MARKS } from "./glyphs";
import { phraseOf } from "./lookup";
import { around, rank, standing, strengthWith, tied } from "./parties";
import { isNothing, parts, words } from "./phrases";
import { spoken } from "./spoken";
import { about, follows, split, targets, weight } from "./targets";
import { longest } from "./titles";
import own from "./texts/en.ftl?raw";
import type { Layout, Phrase, Table, View } from "./types";

const layout = golden.layout as unknown as Layout;
const texts = new EngineTexts("en", [english]);
const catalogue = new Catalogue("en", [own]);
const views = golden.views as unknown as View[];

function phraseAt(path: string): Phrase {
  const [kind, id, field] = path.split("/") as [keyof Layout, string, string];
  const things = layout[kind] as unknown as { id: string; [field: string]: unknown }[];
  return things.find((thing) => thing.id === id)![field] as Phrase;
}

describe("phrases", () => {
  it("say the same words as Python", () => {
    const places = Object.entries(golden.said);
    expect(places.length).toBeGreaterThan(400);
    for (const [path, said] of places) expect(words(phraseAt(path), texts), path).toBe(said);
    expect(texts.missing).toEqual([]);
  });

  it("are found by their keys", () => {
    const keys = Object.entries(golden.keys);
    expect(keys.length).toBeGreaterThan(300);
    for (const [key, said] of keys) expect(words(phraseOf(layout, key)!, texts), key).toBe(said);
    expect(phraseOf(layout, "nobody/agent/0")).toBeNull();
  });

  it("are drawn without leaving marks, each picture with its words", () => {
    for (const path of Object.keys(golden.said)) {
      for (const part of parts(phraseAt(path), texts)) {
        if (typeof part === "string") expect(part, path).not.toMatch(/[\ue000-\ue0ff]|undefined/);
        else expect(part.label, path).toMatch(/\w/);
      }
    }
  });

  it.each([
    ["duncan_idaho/agent/0", ["1 water", " → ", "recruit 1 troop", " ", "draw a card"]],
    ["bene_gesserit_sister/reveal/0", ["choose: ", "2 Persuasion", " / ", "2 swords"]],
    ["crysknife/reveal/1", ["if another Fremen card in play: ", "1 Influence with Fremen"]],
    ["the_great_flat/space/0", ["3 spice", "+"]],
    ["choam_directorship/acquire/0", ["1 Influence with each faction"]],
  ])("%s reads as a line with icons", (key, line) => {
    const drawn = parts(phraseOf(layout, key)!, texts);
    expect(drawn.map((part) => (typeof part === "string" ? part : part.label))).toEqual(line);
  });

  it("know when there is nothing", () => {
    expect(isNothing(["and"])).toBe(true);
    expect(isNothing(["and", ["effect-water", 1]])).toBe(false);
  });
});

const PLACELESS = new Set(["end", "pass", "decline", "pay"]);
const KINDS = new Set(
  "hand play discard row aside intrigue played space track conflict leader option party deck agents reveal masterstroke".split(" "),
);

describe("options", () => {
  const all = Object.entries(golden.corpus).flatMap(([question, shapes]) =>
    Object.values(shapes as Record<string, string>).map((action) => [question, action] as const),
  );

  it.each(all)("of %s: %s lives somewhere", (question, action) => {
    const places = targets(action, question);
    const word = action.split(" ")[0]!;
    if (!PLACELESS.has(word)) expect(places.length).toBeGreaterThan(0);
    for (const place of places) expect(KINDS, place).toContain(split(place)[0]);
    for (const place of places) expect(about(place)).toMatch(/\w/);
  });

  it.each([
    ["agent dagger", "Turn", ["hand:dagger"]],
    ["to high_council mentat", "CardPlayed", ["space:high_council"]],
    ["do carthag/space/1", "AgentTurn", ["space:carthag", "option:carthag/space/1"]],
    ["do signet_ring/agent/0", "AgentTurn", ["play:signet_ring", "option:signet_ring/agent/0"]],
    ["do bene_gesserit/influence/0", "AgentTurn", ["track:bene_gesserit", "option:bene_gesserit/influence/0"]],
    ["do terrible_purpose/first/1", "Effects", ["conflict", "option:terrible_purpose/first/1"]],
    ["trash in_play diplomacy", "TrashCard", ["play:diplomacy"]],
    ["acquire aside", "RevealTurn", ["aside"]],
    ["pay 2", "EntryCost", ["space:sell_melange"]],
    ["tokens emperor fremen", "ChooseTokens", ["track:emperor", "track:fremen"]],
    ["opponent 2", "OpponentLoses", ["party:1"]],
    ["choose paul_atreides", "LeaderChoice", ["leader:paul_atreides"]],
  ])("%s of %s is touched at %s", (action, question, places) => {
    expect(targets(action, question)).toEqual(places);
  });

  it.each([
    ["agent dagger", "compose"],
    ["to arrakeen", "heavy"],
    ["reveal", "heavy"],
    ["end", "heavy"],
    ["acquire chani", "heavy"],
    ["plot windfall", "heavy"],
    ["choose paul_atreides", "heavy"],
    ["choose master_tactician/combat/0/0", "light"],
    ["do carthag/space/1", "light"],
    ["deploy 2", "light"],
    ["influence fremen", "light"],
  ] as const)("%s is %s", (action, expected) => {
    expect(weight(action)).toBe(expected);
  });

  it.each([
    ["space:foldspace", "to foldspace"],
    ["row:foldspace", "acquire foldspace"],
    ["hand:dagger", "agent dagger"],
    ["intrigue:ambush", "plot ambush"],
    ["party:1", "opponent 2"],
    ["reveal", "reveal"],
  ])("that are missing at %s are asked about as %s", (target, action) => {
    expect(about(target)).toBe(action);
  });

  it("send a card and its Agent together", () => {
    expect(follows("CardPlayed", "Turn")).toBe(true);
    expect(follows("AgentTurn", "Turn")).toBe(false);
  });
});

describe("things", () => {
  const tables = views.map((view) => ({ view, layout, texts, t: catalogue.say }) as unknown as Table);

  it("are spoken with their state, whatever the number of players", () => {
    for (const table of tables) {
      const spaces = layout.spaces.map((space) => `space:${space.id}`);
      const tracks = layout.factions.map((faction) => `track:${faction.id}`);
      const cards = layout.cards.map((card) => `row:${card.id}`);
      const parties = table.view.parties.map((_, i) => `party:${i}`);
      const intrigues = layout.intrigues.map((card) => `intrigue:${card.id}`);
      const others = ["conflict", "deck", "reveal", "agents", "masterstroke", ...layout.leaders.map((each) => `leader:${each.id}`)];
      for (const target of [...spaces, ...tracks, ...cards, ...parties, ...intrigues, ...others]) {
        expect(spoken(target, table), target).not.toMatch(/imperium-|undefined|\{|^$/);
      }
    }
    expect(texts.missing).toEqual([]);
  });

  it("say what a party has", () => {
    const view = { ...views[3]!, first: 2, mentat: 2 };
    view.parties = view.parties.map((party) => ({ ...party, council: false, swordmaster: true, revealed: false }));
    const said = spoken("party:2", { ...tables[3]!, view } as Table);
    expect(said).toMatch(/, First Player, Swordmaster, The Mentat$/);
    expect(said).toContain(`${view.parties[2]!.vp} VP`);
  });

  it("say what stands on a space", () => {
    const view = { ...views[3]!, agents: { carthag: [1] }, control: { carthag: 0 }, voice: {} };
    const table = { ...tables[3]!, view } as Table;
    const [other, holder] = [view.parties[1]!.leader, view.parties[0]!.leader].map((id) => texts.name(id, "leader"));
    const said = spoken("space:carthag", table);
    expect(said).toBe(
      `Carthag, City, ${catalogue.say("imperium-combat-space")}, gives recruit 1 troop, draw an Intrigue card, controlled by ${holder}, Agents: ${other}`,
    );
  });
});

describe("parties", () => {
  it("sit around the table, the reader first", () => {
    const view = { ...views[3]!, seat: 1 };
    expect(around(view)).toEqual([1, 2, 3, 0]);
  });

  it("have strength only with a troop", () => {
    const party = { ...views[3]!.parties[0]!, conflict: 0, swords: 3 };
    expect(strengthWith(party, 0)).toBe(0);
    expect(strengthWith(party, 2)).toBe(7);
  });

  it("stand by Victory Points, then by what breaks ties", () => {
    const [base, ...rest] = views[3]!.parties as [View["parties"][0], ...View["parties"]];
    const even = { ...base, vp: 9, spice: 1, solari: 1, water: 1, garrison: 1 };
    const parties = [even, { ...even, water: 2 }, { ...even, vp: 10, spice: 0 }, { ...even, solari: 2, water: 0 }];
    expect(rest).toHaveLength(3);
    expect(standing({ ...views[3]!, parties })).toEqual([2, 3, 1, 0]);
  });

  it("stand with the winner first whom a rule beyond the counts chose, and without House Hagal", () => {
    const base = views[1]!.parties[0]!;
    const parties = [base, base, { ...base, leader: "house_hagal", vp: 12 }];
    expect(standing({ ...views[1]!, parties, winners: [1] })).toEqual([1, 0]);
    expect(tied({ ...views[1]!, parties })).toBe(true);
    expect(tied({ ...views[1]!, parties: [base, { ...base, vp: base.vp + 1 }] })).toBe(false);
  });

  it("share a rank when tied", () => {
    expect([0, 1, 2, 3].map((party) => rank([4, 6, 4, 0], party))).toEqual([2, 1, 2, 0]);
  });
});

describe("titles", () => {
  it.each([
    ["Research Station", 8],
    ["Свёрнутое пространство", 12],
    ["Федайкины-диверсанты", 10],
  ])("%s has a longest word of %i letters", (title, letters) => expect(longest(title)).toBe(letters));
});

describe("what a question is about", () => {
  const sight = { top: 100, bottom: 500 };

  it("stays where it is in sight", () => expect(shift({ top: 120, bottom: 480 }, sight)).toBe(0));
  it("comes up into the middle", () => expect(shift({ top: 600, bottom: 700 }, sight)).toBe(350));
  it("comes down into the middle", () => expect(shift({ top: 0, bottom: 120 }, sight)).toBe(-240));
});

const sources = import.meta.glob<string>(["./**/*.svelte", "./**/*.ts", "!./*.test.ts"], { query: "?raw", import: "default", eager: true });

describe("the catalogue", () => {
  const used = [...Object.values(sources).join("\n").matchAll(/["'](imperium-[a-z-]+[a-z])["']/g)].map((match) => match[1]!);
  const begun = [...Object.values(sources).join("\n").matchAll(/`(imperium-[a-z-]+-)\$\{/g)].map((match) => match[1]!);
  const messages = [...own.matchAll(/^([a-z-]+) =/gm)].map((match) => match[1]!);

  it("has every text that the client says", () => {
    expect(used.length).toBeGreaterThan(50);
    expect(used.filter((key) => !catalogue.has(key))).toEqual([]);
  });

  it("has no text that nobody says", () => {
    const said = (key: string) => used.includes(key) || begun.some((start) => key.startsWith(start));
    expect(messages.filter((key) => !said(key))).toEqual([]);
  });

  it("knows a mark for every icon, House and party", () => {
    expect(Object.keys(MARKS)).toEqual(expect.arrayContaining(["city", "spice_trade", "richese", "thorvald", "party_3"]));
  });
});
