/** What the engine sends for Dune (classic): its layout (`layout.py`) and a view (`view.py`). */
import type { Action, TableModel } from "$lib/table/contract";

export type Kind = "sand" | "rock" | "stronghold" | "polar_sink";
export type Place = [x: number, y: number, radius: number];

export interface Territory {
  id: string;
  name: string;
  kind: Kind;
  shape: string;
  label: [x: number, y: number, width: number, height: number];
  areas: string[];
  adjacent: string[];
  spice_blow: { area: string; amount: number } | null;
}

export interface Area {
  id: string;
  territory: string;
  sector: number;
  shape: string;
  anchors: Place[];
  spice: Place | null;
  inside: string[];
  across: string[];
}

export interface Layout {
  scale: number;
  sectors: number;
  territories: Territory[];
  areas: Area[];
  circles: { sector: number; angle: number; radius: number }[];
  factions: { id: string; name: string; colour: string; leaders: { id: string; strength: number }[] }[];
  cards: { id: string; name: string; kind: string; copies: number }[];
}

/** Ordinary and starred forces, advisors. */
export type Forces = [ordinary: number, starred: number, advisors: number];

export interface FactionView {
  seat: number;
  circle: number;
  allies: string[];
  bribes: number;
  reserves: [number, number];
  tanks: [number, number];
  leaders: Record<string, "home" | "tanks" | "face_down" | "captive">;
  used_leaders: Record<string, string>;
  hidden_leaders: number;
  known_cards: string[];
  known_traitors: string[];
  spice: number | null;
  cards: number | null;
}

export interface OwnView {
  hand: string[];
  traitors: string[];
  traitors_returned: string[];
  spice: number;
  reserved: number;
  pledge: number;
  draft: string[];
  deck_top: string | null;
  row_first: string | null;
  spice_deck_top: string | null;
  prediction: [string, number] | null;
  storm_card: number | null;
  haderach_losses: number | null;
}

export interface Deal {
  number: number;
  proposer: string;
  partner: string;
  gives: string[];
  wants: string[];
  agreed: boolean;
  open: [string, string][];
  outcomes: string[];
  cancelling: string[];
  closed: string;
}

export type Part = "leader" | "haderach" | "dial" | "spice" | "weapon" | "defense";
export type Plan = Partial<Record<Part, string>>;

export interface Battle {
  step: string;
  territory: string;
  areas: string[];
  aggressor: string;
  defender: string;
  revealed: boolean;
  plans: Record<string, Plan>;
  fixed: [string, string, string][];
  voice?: [string, "play" | "not", string];
}

export interface View {
  seat: number | null;
  mode: "basic" | "advanced";
  turn: number;
  phase: string;
  storm: number;
  order: string[];
  asked: number[];
  question: ({ step: string } & Record<string, any>) | null;
  context: ({ step: string } & Record<string, any>)[];
  factions: Record<string, FactionView>;
  own: Record<string, OwnView>;
  forces: Record<string, Record<string, Forces>>;
  spice: Record<string, number>;
  wall_destroyed: boolean;
  deck: number;
  discard: string[];
  removed: string[];
  row: number;
  spice_deck: number;
  spice_piles: string[][];
  pledges: Record<string, number>;
  deals: Deal[];
  facts: { faction: string; about: string; yes: boolean }[];
  blocked: string[];
  karama_powers_used: string[];
  haderach: string;
  orders: string[];
  winners: number[] | null;
  won_by: string;
}

export type Table = TableModel<View, Layout>;
export type { Action };
