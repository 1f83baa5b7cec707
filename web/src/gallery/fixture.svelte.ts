/** A moment of `fixtures/` as if a server sent it: acting is only noted. */
import type { Action, Offer, Reason } from "../lib/table/contract";
import type { Entry, Link, Moment } from "../lib/table/link";
import type { Event } from "../lib/texts/engine";

export interface Fixture {
  layout: any;
  view: any;
  seat: number;
  asked: number[];
  seats: string[];
  offer: Offer;
  voluntary: Action[];
  events: Event[];
  catalogue: string;
}

declare global {
  interface Window {
    engine?: (actions: Action[]) => Promise<{ view: any; offer: Offer | null }>;
  }
}

const files = import.meta.glob<Fixture>("../../fixtures/*/*.json", { import: "default" });

/** The moments of each game, by name. */
export function moments(game: string): string[] {
  return Object.keys(files).flatMap((path) => {
    const [folder, name] = path.split("/").slice(-2);
    return folder === game ? [name!.replace(".json", "")] : [];
  });
}

export async function load(game: string, name: string): Promise<Fixture | null> {
  return (await files[`../../fixtures/${game}/${name}.json`]?.()) ?? null;
}

export class FixtureLink implements Link {
  readonly seq = 0;
  readonly entries: Entry[] = [];
  readonly fresh: Event[] = [];
  sent = $state.raw<Action[][]>([]);

  constructor(private readonly fixture: Fixture) {}

  get seat() {
    return this.fixture.seat;
  }

  get view() {
    return this.fixture.view;
  }

  get asked() {
    return this.fixture.asked;
  }

  get offer() {
    return this.fixture.offer;
  }

  get voluntary() {
    return this.fixture.voluntary;
  }

  async act(actions: Action[]): Promise<void> {
    this.sent = [...this.sent, actions];
  }

  /** Nothing follows, unless whoever drives the browser lends an engine. */
  async preview(actions: Action[]): Promise<{ view: any; offer: Offer | null }> {
    return (await window.engine?.(actions)) ?? { view: this.view, offer: null };
  }

  async why(about: string): Promise<Reason[]> {
    return [{ text: about, rule: "" }];
  }

  async at(number: number): Promise<Moment> {
    return { number, of: number, view: this.view, events: [] };
  }
}
