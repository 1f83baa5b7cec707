/** A guided game: positions of a real one in order, each with what is to be done there. */
import { Problem } from "../api/calls";
import type { Action, Offer, Reason } from "../table/contract";
import type { Entry, Link, Moment } from "../table/link";
import type { Event } from "../texts/engine";

interface Seen {
  view: unknown;
  offer: Offer | null;
}

export interface TutorialStep extends Seen {
  /** The message that explains it: `learn-<game>-<say>`. */
  say: string;
  /** What is to be done, in order; empty where there is only something to read. */
  expect: Action[];
  /** What is seen after each of several actions that are composed. */
  previews?: Seen[];
  events: Event[];
}

export interface Tutorial {
  game: string;
  seat: number;
  seats: string[];
  steps: TutorialStep[];
}

const files = import.meta.glob<Tutorial>("../../games/*/tutorial.json", { import: "default" });

export function hasTutorial(game: string): boolean {
  return `../../games/${game}/tutorial.json` in files;
}

export async function loadTutorial(game: string): Promise<Tutorial | null> {
  return (await files[`../../games/${game}/tutorial.json`]?.()) ?? null;
}

/** Plays the part of the server: only what the lesson asks for goes on. */
export class TutorialLink implements Link {
  place = $state(0);
  readonly seq = 0;
  readonly entries: Entry[] = [];
  readonly voluntary: Action[] = [];
  readonly step = $derived.by(() => this.tutorial.steps[this.place]!);
  readonly view = $derived.by(() => this.step.view);
  readonly offer = $derived.by(() => this.titled(this.step.offer));
  readonly fresh = $derived.by(() => this.step.events);
  readonly asked = $derived.by(() => (this.step.offer ? [this.tutorial.seat] : []));

  constructor(
    readonly tutorial: Tutorial,
    private readonly question: (step: string) => string,
  ) {}

  get seat(): number {
    return this.tutorial.seat;
  }

  get last(): boolean {
    return this.place === this.tutorial.steps.length - 1;
  }

  go(by: number): void {
    this.place = Math.min(this.tutorial.steps.length - 1, Math.max(0, this.place + by));
  }

  async act(actions: Action[]): Promise<void> {
    if (!begins(this.step.expect, actions) || actions.length < this.step.expect.length) throw new Problem("tutorial", 0, "");
    this.go(1);
  }

  /** What isn't on the lesson's way looks as if nothing followed; acting then says so. */
  async preview(actions: Action[]): Promise<{ view: unknown; offer: Offer | null }> {
    const seen = begins(this.step.expect, actions) ? this.step.previews?.[actions.length - 1] : undefined;
    if (!seen) return { view: this.view, offer: null };
    return { view: seen.view, offer: this.titled(seen.offer) };
  }

  async why(): Promise<Reason[]> {
    return [];
  }

  async at(number: number): Promise<Moment> {
    return { number, of: number, view: this.view, events: [] };
  }

  private titled(offer: Offer | null): Offer | null {
    return offer && { ...offer, title: this.question(offer.question) };
  }
}

function begins(whole: readonly Action[], part: readonly Action[]): boolean {
  return part.every((action, i) => action === whole[i]);
}
