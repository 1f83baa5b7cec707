/** The name and state of a thing in one breath, for who hears the table instead of seeing it. */
import type { Target } from "$lib/table/contract";
import { card, conflict, intrigue, leader, phraseOf, space } from "./lookup";
import { nameOf, shortName } from "./parties";
import { isNothing, words } from "./phrases";
import { split } from "./targets";
import type { PartyView, Phrase, Space, Table } from "./types";

type Speaker = (id: string, table: Table) => (string | false | 0 | null | undefined)[];

const SPEAKERS: Record<string, Speaker> = {
  space: sayPlace,
  hand: sayCard,
  play: sayCard,
  discard: sayCard,
  row: sayCard,
  aside: (_, table) => (table.view.set_aside ? sayCard(table.view.set_aside[1], table) : []),
  intrigue: sayIntrigue,
  played: sayIntrigue,
  track: sayTrack,
  conflict: (_, table) => sayConflict(table),
  leader: sayLeader,
  party: (id, table) => sayParty(Number(id), table),
  option: (key, table) => [saidOf(phraseOf(table.layout, key), table)],
};

export function spoken(target: Target, table: Table): string {
  const [kind, id] = split(target);
  const said = SPEAKERS[kind]?.(id, table) ?? [table.t(`imperium-thing-${kind}`)];
  return said.filter(Boolean).join(", ");
}

function saidOf(phrase: Phrase | null | undefined, table: Table): string {
  return phrase && !isNothing(phrase) ? words(phrase, table.texts) : "";
}

function sayPlace(id: string, table: Table) {
  const data = space(table.layout, id);
  if (!data) return [id];
  const { view, texts, t } = table;
  const controller = view.control[id];
  return [
    texts.name(id, "space"),
    texts.name(data.icon, "icon"),
    data.combat && t("imperium-combat-space"),
    !isNothing(data.cost) && t("imperium-costs", { what: saidOf(data.cost, table) }),
    data.requires && t("imperium-needs", { what: saidOf(data.requires, table) }),
    t("imperium-gives", { what: saidOf(data.space, table) }),
    view.bonus_spice[id] && t("imperium-bonus-spice", { count: view.bonus_spice[id] }),
    controller !== undefined && t("imperium-controlled-by", { who: nameOf(view, controller, texts) }),
    sayAgents(data, table),
    ...(view.voice[id] ?? []).map((party) => t("imperium-closed-by", { who: nameOf(view, party, texts) })),
  ];
}

function sayAgents(data: Space, table: Table): string {
  const standing = table.view.agents[data.id] ?? [];
  if (standing.length === 0) return table.t("imperium-free");
  return table.t("imperium-agents-of", { who: standing.map((each) => nameOf(table.view, each, table.texts)).join(", ") });
}

function sayCard(id: string, table: Table) {
  const data = card(table.layout, id);
  if (!data) return [id];
  const { texts, t } = table;
  return [
    texts.name(id, "card"),
    data.cost !== null && t("imperium-costs-persuasion", { count: data.cost }),
    data.factions.length > 0 && data.factions.map((each) => texts.name(each, "icon")).join(", "),
    data.icons.length > 0 && t("imperium-agent-icons", { what: data.icons.map((each) => texts.name(each, "icon")).join(", ") }),
    !isNothing(data.agent) && t("imperium-on-agent-turn", { what: saidOf(data.agent, table) }),
    !isNothing(data.reveal) && t("imperium-on-reveal", { what: saidOf(data.reveal, table) }),
    !isNothing(data.acquire) && t("imperium-on-acquiring", { what: saidOf(data.acquire, table) }),
    !isNothing(data.trashed) && t("imperium-on-trashing", { what: saidOf(data.trashed, table) }),
  ];
}

function sayIntrigue(id: string, table: Table) {
  const data = intrigue(table.layout, id);
  if (!data) return [id];
  const uses = data.uses.map((use, i) => `${table.t(`imperium-kind-${data.kinds[i]}`)}: ${saidOf(use, table)}`);
  return [table.texts.name(id, "intrigue"), ...uses];
}

function sayTrack(faction: string, table: Table) {
  const { view, texts, t } = table;
  const holder = view.alliance[faction];
  return [
    t("imperium-track-of", { faction: texts.name(faction, "icon") }),
    ...view.parties.map((party, i) => `${shortName(view, i, texts)} ${party.influence[faction] ?? 0}`),
    holder !== undefined && t("imperium-alliance-of", { who: nameOf(view, holder, texts) }),
  ];
}

function sayConflict(table: Table) {
  const { view, texts, t } = table;
  const data = view.conflict_card === null ? undefined : conflict(table.layout, view.conflict_card);
  const rewards = data ? (["first", "second", "third"] as const).slice(0, view.parties.length === 4 ? 3 : 2) : [];
  const there = view.parties.flatMap((party, i) => (party.conflict ? [strengthOf(party, i, table)] : []));
  return [
    data ? t("imperium-conflict-is", { name: texts.name(data.id, "conflict") }) : t("imperium-no-conflict"),
    ...rewards.map((place) => `${texts.name(place, "place")}: ${saidOf(data?.[place], table)}`),
    ...there,
  ];
}

function strengthOf(party: PartyView, number: number, table: Table): string {
  const who = shortName(table.view, number, table.texts);
  return table.t("imperium-strength-of", { who, troops: party.conflict, strength: party.strength });
}

function sayLeader(id: string, table: Table) {
  const data = leader(table.layout, id);
  if (!data) return [table.texts.name(id, "leader")];
  const { texts } = table;
  return [
    texts.name(id, "leader"),
    `${texts.say(data.power)}: ${saidOf(data.does, table)}`,
    `${texts.say(data.signet_name)}: ${saidOf(data.signet, table)}`,
  ];
}

function sayParty(number: number, table: Table) {
  const party = table.view.parties[number];
  if (!party) return [];
  const { vp, solari, spice, water, agents, garrison, hand, intrigues } = party;
  const counts = { vp, solari, spice, water, agents, garrison, hand, intrigues };
  const flags: [is: boolean, key: string][] = [
    [table.view.first === number, "imperium-flag-first"],
    [party.council, "imperium-flag-council"],
    [party.swordmaster, "imperium-flag-swordmaster"],
    [table.view.mentat === number, "imperium-flag-mentat"],
    [party.revealed, "imperium-flag-revealed"],
  ];
  return [
    nameOf(table.view, number, table.texts),
    table.t("imperium-party-has", counts),
    ...flags.map(([is, key]) => is && table.t(key)),
  ];
}
