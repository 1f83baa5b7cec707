/** What the engine sends for Dune: Imperium: its layout (`layout.py`) and a view (`view.py`). */
import type { TableModel } from "$lib/table/contract";

/** A number, an id or word, or a message with its arguments (`phrases.py`). */
export type Phrase = number | string | Phrase[];
export type Rectangle = [x: number, y: number, width: number, height: number];

export interface Named {
  id: string;
  name: string;
}

export interface Arrangement {
  id: string;
  width: number;
  height: number;
  groups: Record<string, Rectangle>;
  tracks: Record<string, Rectangle>;
  spaces: Record<string, Rectangle>;
  conflict: Rectangle;
}

export interface Space extends Named {
  icon: string;
  combat: boolean;
  maker: number | null;
  once: boolean;
  costs: { solari: number; spice: number; water: number }[];
  cost: Phrase[];
  requires: Phrase[] | null;
  space: Phrase[];
  control: Phrase[] | null;
}

export interface CardData extends Named {
  kind: "starter" | "reserve" | "imperium";
  copies: number;
  cost: number | null;
  factions: string[];
  icons: string[];
  agent: Phrase[];
  reveal: Phrase[];
  acquire: Phrase[];
  trashed: Phrase[];
}

export interface IntrigueData extends Named {
  copies: number;
  kinds: string[];
  uses: Phrase[][];
}

export interface ConflictData extends Named {
  tier: number;
  location: string | null;
  first: Phrase[];
  second: Phrase[];
  third: Phrase[];
}

export interface LeaderData extends Named {
  house: string;
  complexity: number;
  power: string;
  does: Phrase[];
  signet_name: string;
  signet: Phrase[];
}

export interface HagalData extends Named {
  copies: number;
  players: number[];
  space: string | null;
  does: Phrase[];
  swords: Phrase[];
}

export interface FactionData extends Named {
  track: Phrase[];
}

export interface Layout {
  arrangements: Arrangement[];
  factions: FactionData[];
  icons: Named[];
  track: { top: number; victory_point: number; bonus: number; alliance: number };
  council: { seats: number; reveal: Phrase[] };
  counts: { agents: number; troops: number; hand: number; row: number; score: number };
  spaces: Space[];
  leaders: LeaderData[];
  cards: CardData[];
  intrigues: IntrigueData[];
  conflicts: ConflictData[];
  hagal: HagalData[];
}

export interface PartyView {
  leader: string;
  vp: number;
  solari: number;
  spice: number;
  water: number;
  agents: number;
  swordmaster: boolean;
  council: boolean;
  garrison: number;
  supply: number;
  conflict: number;
  swords: number;
  strength: number;
  influence: Record<string, number>;
  revealed: boolean;
  hand: number;
  deck: number;
  deck_top: string[];
  in_play: string[];
  discarded: number;
  discards: string[];
  intrigues: number;
  waiting: string[];
}

export interface OwnView {
  hand: string[];
  intrigues: string[];
  deck: string[];
  deck_top: string | null;
}

export interface TurnView {
  party: number;
  card: string | null;
  space: string | null;
  revealing: boolean;
  persuasion: number;
  recruited: number;
  deployed: number;
}

export interface View {
  seat: number | null;
  round: number;
  phase: string;
  first: number;
  turn: TurnView | null;
  asked: number[];
  question: Record<string, any> | null;
  context: Record<string, any>[];
  parties: PartyView[];
  own: OwnView | null;
  agents: Record<string, number[]>;
  mentat: number | null;
  mentat_at: string | null;
  bonus_spice: Record<string, number>;
  control: Record<string, number>;
  alliance: Record<string, number>;
  voice: Record<string, number[]>;
  row: string[];
  imperium_deck: number;
  reserve: Record<string, number>;
  set_aside: [number, string] | null;
  trashed: string[];
  intrigue_deck: number;
  intrigue_discard: string[];
  conflict_card: string | null;
  conflict_deck: number;
  conflicts_spent: string[];
  hagal_deck: number | null;
  hagal_revealed: string[];
  baron_tokens: string[] | null;
  masterstroke_used: boolean;
  winners: number[] | null;
}

export type Table = TableModel<View, Layout>;
