/** What the API sends (src/landsraad/server/rooms/messages.py and http/ say the same in Python). */
import type { Entry } from "../table/link";

export interface GameInfo {
  id: string;
  name: string;
  seats: number[];
  options: GameOption[];
  players: string[];
  languages: string[];
}

export interface GameOption {
  name: string;
  default: string;
  values: string[];
  rules: string[];
}

export interface User {
  id: string;
  name: string;
  guest?: boolean;
  language: string;
  webhook?: string;
  email?: string;
  notify?: boolean;
  vacation_until?: number;
}

export interface SeatShown {
  name: string;
  /** What the game calls the seat ("atreides"); empty before the start. */
  role: string;
  user: string | null;
  bot: string | null;
  resigned: boolean;
}

export type Status = "open" | "running" | "finished" | "abandoned";

export interface ClockTerms {
  mode: "none" | "live" | "days";
  base?: number;
  increment?: number;
  days?: number;
}

export interface TableShown {
  id: string;
  game: string;
  name: string;
  options: Record<string, string>;
  status: Status;
  public: boolean;
  host: string;
  seats: SeatShown[];
  clock: ClockTerms;
  timeout: string;
  spectators: { allowed?: boolean; delay?: number };
  commitment: string;
  created: number;
  changed: number;
  asked: number[];
  winners: number[] | null;
  imported: boolean;
  broken: string | null;
  my_seats?: number[];
}

export interface Times {
  now: number;
  seats: { left?: number; until?: number }[];
  paused: boolean;
  window: number | null;
}

export interface Proposal {
  number: number;
  kind: "undo" | "redo";
  seat: number;
  to: number;
  waits_for: number[];
  open: boolean;
  agreed: boolean;
}

export interface ChatLine {
  number: number;
  seat: number | null;
  name: string;
  text: string;
  at: number;
  channel: string;
}

export interface Choice {
  action: string;
  note?: string;
}

export interface Offered {
  seq: number;
  question: string;
  beside?: string[];
  options?: Choice[];
  voluntary?: string[];
}

export interface Previewed {
  known?: boolean;
  view: unknown;
  question?: string;
  beside?: string[];
  options?: Choice[];
}

export type Message =
  | {
      type: "hello";
      seq: number;
      view: unknown;
      asked: number[];
      options: string[] | null;
      offer?: Offered;
      table: TableShown;
      entries: Entry[];
      clock: Times | null;
      present: number[];
      proposal: Proposal | null;
    }
  | {
      type: "update";
      seq: number;
      patch: unknown;
      asked: number[];
      options?: string[] | null;
      offer?: Offered;
      entries?: Entry[];
      clock?: Times | null;
    }
  | { type: "table"; table: TableShown }
  | { type: "present"; seats: number[] }
  | ({ type: "chat" } & ChatLine)
  | ({ type: "proposal" } & Proposal)
  | { type: "pong" }
  | { type: "problem"; problem: string; status: number; detail: string };
