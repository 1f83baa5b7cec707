/** The name and state of a thing, as a screen reader says it: "Carthag, stronghold, sector 11: Harkonnen 10, no spice". */
import type { Target } from "$lib/table/contract";
import { area, groundOf, kindOfCard, strength, territory } from "./lookup";
import { split } from "./targets";
import type { Area, Forces, Table } from "./types";

export function spoken(target: Target, table: Table): string {
  const [kind, id] = split(target);
  return SPOKEN[kind]?.(id, table) ?? table.texts.name(id);
}

const SPOKEN: Record<string, (id: string, table: Table) => string> = {
  area: (id, table) => spokenArea(area(table.layout, id), table),
  territory: (id, table) => `${table.texts.name(id, "territory")}, ${kindOf(id, table)}`,
  faction: (id, table) => table.texts.name(id, "faction"),
  leader: (id, table) => table.texts.say("board-leader", id, strength(table.layout, id)),
  card: (id, table) => `${table.texts.name(id, "card")}, ${table.t(`classic-kind-${kindOfCard(table.layout, id)}`)}`,
  tanks: (_, table) => table.t("classic-tanks"),
};

function kindOf(id: string, table: Table): string {
  return table.t(`classic-ground-${groundOf(table.view, id, territory(table.layout, id).kind)}`);
}

function spokenArea(place: Area, table: Table): string {
  const { t, texts, view } = table;
  const name = texts.name(place.territory, "territory");
  const where = place.sector ? t("classic-in-sector", { name, kind: kindOf(place.territory, table), sector: place.sector }) : name;
  return `${where}: ${state(place, table)}${view.storm === place.sector ? `, ${t("classic-in-storm")}` : ""}`;
}

function state(place: Area, { t, texts, view }: Table): string {
  const forces = Object.entries(view.forces[place.id] ?? {});
  const groups = forces.map(([faction, group]) => `${texts.name(faction, "faction")} ${spokenForces(group, t)}`);
  const spice = view.spice[place.id];
  return [groups.join(", ") || t("classic-nobody"), spice ? t("classic-spice", { amount: spice }) : t("classic-no-spice")].join(", ");
}

export function spokenForces([ordinary, starred, advisors]: Forces, t: Table["t"]): string {
  const parts = [];
  if (ordinary || (!starred && !advisors)) parts.push(String(ordinary));
  if (starred) parts.push(t("classic-starred", { count: starred }));
  if (advisors) parts.push(t("classic-advisors", { count: advisors }));
  return parts.join(", ");
}
