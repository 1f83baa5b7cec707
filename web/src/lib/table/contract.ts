/**
 * What the play screen and a game's client promise each other. The screen (`lib/table`) knows no game; a game
 * (`games/<id>/index.ts`) exports one `GameClient`, named `client`, and knows neither server nor routes.
 *
 * Legality lives in the engine: the screen holds the options it was sent, a game only says where each of them lives.
 */
import type { Component } from "svelte";

/** An action is its notation: "bid 3", "ship arrakeen/10", "~order karama pass". */
export type Action = string;

/** A thing that can be touched: kind and id, such as "area:arrakeen/10", "card:shield", "space:conspire". */
export type Target = string;

export interface Option {
  action: Action;
  /** What it costs or gives, in the reader's language; may be empty. */
  note: string;
}

/** What a seat is asked, as `GET …/options` and the socket send it. */
export interface Offer {
  /** The step's name: "Auction", "BattlePlans". */
  question: string;
  /** The question as a sentence. */
  title: string;
  /** Lines that stand beside the question: means, the battle, what is known. */
  beside: string[];
  options: Option[];
}

export interface Reason {
  text: string;
  rule: string;
}

/** Engine texts in the reader's language (Fluent); the same rules as `landsraad.table.texts`. */
export interface Texts {
  language: string;
  action(action: Action): string;
  event(event: { key: string; args: (string | number)[] }): string;
  name(word: string, kind?: string): string;
  question(step: string): string;
  say(key: string, ...args: (string | number)[]): string;
  /** Notation within an argument in words: "spice 3 when fremen wins". */
  phrase(words: string): string;
  has(key: string): boolean;
}

/** What boards, panels and forms get. Everything is reactive: read it where it is used. */
export interface TableModel<View = any, Layout = any> {
  readonly layout: Layout;
  /** The view to draw: the present one, a preview while something is composed, or a moment of the past. */
  readonly view: View;
  readonly seat: number | null;
  readonly offer: Offer | null;
  /** Actions that may be played at any time without being asked. */
  readonly voluntary: readonly Action[];
  /** What was chosen and not sent yet, in order. */
  readonly composed: readonly Action[];
  readonly texts: Texts;
  /** The client's own texts (`web/src/texts/*.ftl`). */
  t(key: string, args?: Record<string, string | number>): string;
  /** Events that led to the view just now, for animations; empty after a jump. */
  readonly fresh: readonly { key: string; args: (string | number)[] }[];
  readonly reducedMotion: boolean;

  /** Whether something with this id can be done now. */
  glows(target: Target): boolean;
  /** Whether the choice has been narrowed to this target. */
  narrowed(target: Target): boolean;
  /** A click, tap or Enter on a thing: plays its only option, narrows to its options, or explains why there are none. */
  touch(target: Target): void;
  /** Choose an option: it is sent, waits for Confirm, or is composed with what follows (`GameClient.weight`). */
  choose(action: Action): void;
  /** Send several actions as one (a form's Seal). */
  send(actions: Action[]): Promise<void>;
  /** What would be offered after these actions, by the seat's own eyes. */
  preview(actions: Action[]): Promise<{ view: View; offer: Offer | null }>;
  why(about: string): Promise<Reason[]>;
  /** What was picked in a form for the present offer and not sent, by the form's own keys; a reload doesn't lose it. */
  draft(): Record<string, Action>;
  keep(draft: Record<string, Action>): void;
  /** Opens a rule such as "CLS-13.18" in the side sheet. */
  rule(id: string): void;
}

/**
 * - "light": sent at once (undo is free or nothing is lost);
 * - "heavy": spends, reveals or ends something: waits for Confirm;
 * - "compose": the first of several small choices that belong together; further ones are previewed, Confirm sends all.
 */
export type Weight = "light" | "heavy" | "compose";

/** What a game's standing at its end is made from. */
export interface StandingProps {
  table: TableModel;
  /** Who plays a seat, where that says more than what the seat is called. */
  person(seat: number): string;
  /** What happened last, as far as this page has heard. */
  told: readonly { key: string; args: (string | number)[] }[];
}

export interface GameClient {
  id: string;
  Board: Component<{ table: TableModel }>;
  /** Where everybody ended, and why, below the name of the winner. */
  Standing?: Component<StandingProps>;
  /** Beside (desk) or below (phone) the board, in order; each is a sheet or column with its title key of `t`. */
  panels: { id: string; title: string; Panel: Component<{ table: TableModel }> }[];
  /** Forms for big choices, by question; the options stand in the action bar all the same. */
  forms: Record<string, Component<{ table: TableModel }>>;
  /** Questions whose form needs the room more than the board does, and tells what stands beside the question itself. */
  roomy?: readonly string[];
  /** What waits for this player's answer though nobody is asked: the panel it stands in, and the key of a line with `count`. */
  notices?(voluntary: readonly Action[]): { panel: string; title: string; count: number }[];
  /** Where an option lives, the most specific thing first. */
  targets(action: Action, question: string): Target[];
  weight(action: Action, question: string): Weight;
  /** Whether a composition that began with one question goes on with another; without it, it ends there. */
  follows?(question: string, begun: string): boolean;
  /** The id to ask `why` about, and the spoken name and state of a thing ("Carthag, stronghold, sector 11: …"). */
  about(target: Target): string;
  spoken(target: Target, table: TableModel): string;
  /** A seat as people call it, with the token name of its colour and its glyph. */
  seat(view: any, seat: number, texts: Texts): { name: string; colour: string; glyph: string };
  /** One line about the moment: "Turn 3, Bidding". */
  moment(view: any, texts: Texts): string;
}
