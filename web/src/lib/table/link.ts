/** What the play screen needs of whoever holds the table: a server (`lib/api`), or a fixture in the gallery. */
import type { Event } from "../texts/engine";
import type { Action, Offer, Reason } from "./contract";

/** One line of the table's history, as the reader's seat may hear it. */
export interface Entry {
  seq: number;
  seat: number | null;
  kind: string;
  action?: Action | null;
  at?: number | string;
  events: Event[];
  /** The moment that an undo or redo takes up again. */
  to?: number;
}

export interface Moment {
  number: number;
  of: number;
  view: any;
  events: Event[];
}

export interface Link {
  readonly seat: number | null;
  readonly seq: number;
  readonly view: any;
  /** Whom the table waits for, as far as this seat may know. */
  readonly asked: readonly number[];
  readonly offer: Offer | null;
  readonly voluntary: readonly Action[];
  readonly entries: readonly Entry[];
  /** Events that led to `view` just now. */
  readonly fresh: readonly Event[];
  act(actions: Action[]): Promise<void>;
  preview(actions: Action[]): Promise<{ view: any; offer: Offer | null }>;
  why(about: string): Promise<Reason[]>;
  at(number: number, seat: number | null): Promise<Moment>;
}
