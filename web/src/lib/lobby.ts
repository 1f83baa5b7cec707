/** Making and listing tables. */
import { get, post, query } from "./api/calls";
import type { ClockTerms, GameInfo, GameOption, Status, TableShown } from "./api/types";
import { Catalogue } from "./texts/own";

export interface TableListed {
  id: string;
  game: string;
  name: string;
  status: Status;
  public: boolean;
  host: string;
  seats: { name: string; user: string | null; bot: string | null }[];
  clock: ClockTerms;
  created: number;
  changed: number;
  winners: number[] | null;
  imported: boolean;
  my_seats: number[];
  my_turn: boolean;
}

/** What is chosen before a table is made. */
export interface Setup {
  game: string;
  seats: number;
  players: string[];
  options: Record<string, string>;
  name: string | null;
  public: boolean;
  clock: ClockTerms;
  timeout: string;
  spectators: { allowed: boolean; delay: number };
}

export const ME = "me";
export const OPEN = "open";
const BEST_FIRST = ["simple", "random"]; // of the kinds of bots; others come after them

export function bots(game: GameInfo): string[] {
  const rank = (kind: string) => (BEST_FIRST.includes(kind) ? BEST_FIRST.indexOf(kind) : BEST_FIRST.length);
  return [...game.players].sort((a, b) => rank(a) - rank(b));
}

/** A game against bots, at as many seats as the game has. */
export function against(game: GameInfo): Setup {
  const seats = game.seats.at(-1)!;
  return {
    game: game.id,
    seats,
    players: filled(game, seats, []),
    options: {},
    name: null,
    public: false,
    clock: { mode: "none" },
    timeout: "bot",
    spectators: { allowed: true, delay: 0 },
  };
}

/** Players for so many seats: those chosen already, then bots; the first seat is one's own. */
export function filled(game: GameInfo, seats: number, chosen: readonly string[]): string[] {
  const bot = bots(game)[0] ?? OPEN;
  return Array.from({ length: seats }, (_, i) => chosen[i] ?? (i === 0 ? ME : bot));
}

export const games = () => get<GameInfo[]>("/api/games");

/** What a game's catalogue says of its options. */
export async function optionTexts(game: string, language: string): Promise<OptionTexts> {
  return new OptionTexts(new Catalogue(language, [await get<string>(`/api/games/${game}/texts/${language}`)]));
}

export class OptionTexts {
  constructor(private readonly catalogue: Catalogue) {}

  name(option: GameOption): string {
    return this.said(`option-${option.name}`) ?? option.name;
  }

  about(option: GameOption): string {
    return this.said(`about-option-${option.name}`) ?? "";
  }

  /** By its own message, by one that options share, or as it is: numbers speak for themselves. */
  value(option: GameOption, value: string): string {
    return this.said(`option-${option.name}-${value}`) ?? this.said(`option-${value}`) ?? value;
  }

  private said(key: string): string | undefined {
    const dashed = key.replace(/[_.]/g, "-");
    return this.catalogue.has(dashed) ? this.catalogue.say(dashed) : undefined;
  }
}

export const make = (setup: Setup) => post<TableShown>("/api/tables", setup);

export function tables(which: { status?: Status; mine?: 1; limit?: number; before?: string }): Promise<TableListed[]> {
  return get(`/api/tables${query(which)}`);
}
