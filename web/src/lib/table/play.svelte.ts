/**
 * The state of the play screen: what is chosen, narrowed, composed and explained. Legality stays in the engine: this only
 * sorts the options that were offered.
 */
import type { EngineTexts } from "../texts/engine";
import type { Say } from "../texts/own";
import type { Action, GameClient, Offer, Option, Reason, TableModel, Target } from "./contract";
import { Drafts, type Draft } from "./draft";
import type { Link, Moment } from "./link";

export interface Preferences {
  readonly reducedMotion: boolean;
  /** Whether light actions wait for Confirm as well. */
  readonly confirmAll: boolean;
}

export interface Explanation {
  about: string;
  name: string;
  reasons: Reason[];
}

export class Play implements TableModel {
  composed = $state.raw<Action[]>([]);
  /** A single action that waits for Confirm. */
  waiting = $state<Action | null>(null);
  narrowing = $state.raw<Target[]>([]);
  explained = $state.raw<Explanation | null>(null);
  ruleOpen = $state<string | null>(null);
  /** A moment of the past, while one is looked at. */
  moment = $state.raw<Moment | null>(null);
  sending = $state(false);
  private previewing = $state(false);
  problem = $state.raw<unknown>(null);
  private previewed = $state.raw<{ view: any; offer: Offer | null } | null>(null);
  private begun = "";
  private compositions = 0;
  /** What was offered when this was last asked. */
  private offered = "";

  readonly seat = $derived.by(() => this.link.seat);
  readonly view = $derived.by(() => this.moment?.view ?? this.previewed?.view ?? this.link.view);
  readonly offer = $derived.by(() => this.present());
  readonly voluntary = $derived.by(() => (this.moment ? [] : this.link.voluntary));
  readonly fresh = $derived.by(() => this.moment?.events ?? (this.previewed ? [] : this.link.fresh));
  /** Every touchable thing with the options that live there. */
  private readonly places = $derived.by(() => this.sorted(this.offer));
  /** The options that agree with every narrowing. */
  readonly options = $derived.by(() => this.within(this.narrowing));
  /** Whether a composition has all it needs: what comes next is another question, or nobody's. */
  readonly complete = $derived.by(
    () => this.composed.length > 0 && this.previewed !== null && !this.goesOn(this.previewed.offer?.question),
  );
  readonly pending = $derived.by(() => this.waiting !== null || this.composed.length > 0);
  /** Whether an answer is awaited; until it is there, nothing more is taken. */
  readonly busy = $derived.by(() => this.sending || this.previewing);

  constructor(
    readonly game: GameClient,
    readonly layout: any,
    private readonly link: Link,
    readonly texts: EngineTexts,
    readonly t: Say,
    private readonly preferences: Preferences,
    private readonly drafts = new Drafts(""),
  ) {}

  get reducedMotion(): boolean {
    return this.preferences.reducedMotion;
  }

  glows(target: Target): boolean {
    return this.options.some((option) => this.lives(option, target));
  }

  narrowed(target: Target): boolean {
    return this.narrowing.includes(target);
  }

  /** Unanswered promises end in `problem`, so nothing here throws. */
  touch(target: Target): void {
    if (this.busy) return;
    if (this.narrowed(target)) return this.widen(target);
    const here = this.options.filter((option) => this.lives(option, target));
    if (here.length > 0) return this.narrowTo([...this.narrowing, target], here);
    const afresh = this.within([target]);
    if (afresh.length > 0) return this.narrowTo([target], afresh);
    void this.explain(target);
  }

  /** What was narrowed to a thing is widened by touching it again. */
  private widen(target: Target): void {
    this.narrowing = this.narrowing.filter((each) => each !== target);
  }

  private narrowTo(narrowing: Target[], options: readonly Option[]): void {
    if (options.length === 1) return this.choose(options[0]!.action);
    this.narrowing = narrowing;
  }

  choose(action: Action): void {
    if (this.busy) return;
    const question = this.offer?.question ?? "";
    const weight = this.game.weight(action, question);
    if (this.composed.length > 0 || (weight === "compose" && !action.startsWith("~"))) {
      void this.compose([...this.composed, action]);
    } else if (weight === "heavy" || action.startsWith("~") || this.preferences.confirmAll) {
      this.waiting = action;
    } else {
      void this.send([action]);
    }
  }

  /** Send what waits for it. */
  async confirm(): Promise<void> {
    await this.send(this.waiting === null ? [...this.composed] : [this.waiting]);
  }

  /** Take back the last thing that was not sent: a choice, a composed action, a narrowing. Whether there was one. */
  async back(): Promise<boolean> {
    if (this.busy) return false;
    if (this.waiting !== null) this.waiting = null;
    else if (this.narrowing.length > 0) this.narrowing = this.narrowing.slice(0, -1);
    else if (this.composed.length > 0) await this.compose(this.composed.slice(0, -1));
    else return false;
    return true;
  }

  async send(actions: Action[]): Promise<void> {
    if (this.busy) return;
    this.sending = true;
    try {
      await this.link.act(actions);
      this.reset();
      this.problem = null;
    } catch (error) {
      this.problem = error;
    } finally {
      this.sending = false;
    }
  }

  async preview(actions: Action[]): Promise<{ view: any; offer: Offer | null }> {
    return this.link.preview(actions);
  }

  async why(about: string): Promise<Reason[]> {
    return this.link.why(about);
  }

  draft(): Draft {
    return this.drafts.read(signature(this.link.offer));
  }

  keep(draft: Draft): void {
    this.drafts.write(signature(this.link.offer), draft);
  }

  rule(id: string): void {
    this.ruleOpen = id;
  }

  /** The table moved on: what was composed for another question is void. Whether something was dropped. */
  moved(): boolean {
    const offered = signature(this.link.offer);
    if (offered === this.offered) return false;
    this.offered = offered;
    if (this.sending) return false;
    const dropped = this.pending;
    this.reset();
    return dropped;
  }

  async look(number: number, seat: number | null = this.link.seat): Promise<void> {
    this.reset();
    try {
      this.moment = await this.link.at(number, seat);
    } catch (error) {
      this.problem = error;
    }
  }

  now(): void {
    this.moment = null;
  }

  async explain(target: Target): Promise<void> {
    const about = this.game.about(target);
    try {
      const reasons = await this.link.why(about);
      this.explained = { about, name: this.game.spoken(target, this), reasons };
    } catch (error) {
      this.problem = error;
    }
  }

  private reset(): void {
    this.compositions++;
    this.composed = [];
    this.narrowing = [];
    this.waiting = null;
    this.previewed = null;
  }

  private async compose(actions: Action[]): Promise<void> {
    if (this.composed.length === 0) this.begun = this.link.offer?.question ?? "";
    this.narrowing = [];
    if (actions.length === 0) return this.reset();
    const number = ++this.compositions;
    this.previewing = true;
    try {
      const previewed = await this.link.preview(actions);
      if (number !== this.compositions) return; // the table has moved on
      this.composed = actions;
      this.previewed = previewed;
    } catch (error) {
      this.problem = error;
    } finally {
      this.previewing = false;
    }
  }

  private present(): Offer | null {
    if (this.moment) return null;
    if (!this.previewed) return this.link.offer;
    return this.complete ? null : this.previewed.offer;
  }

  private goesOn(question: string | undefined): boolean {
    return question !== undefined && (question === this.begun || !!this.game.follows?.(question, this.begun));
  }

  private lives(option: Option, target: Target): boolean {
    return this.places.get(option.action)?.includes(target) ?? false;
  }

  private within(narrowing: readonly Target[]): readonly Option[] {
    const options = this.offer?.options ?? [];
    return options.filter((option) => narrowing.every((target) => this.lives(option, target)));
  }

  private sorted(offer: Offer | null): Map<Action, Target[]> {
    const places = new Map<Action, Target[]>();
    for (const { action } of offer?.options ?? []) places.set(action, this.game.targets(action, offer!.question));
    return places;
  }
}

/** The same question with the same options is the same, whatever is said beside it. */
function signature(offer: Offer | null): string {
  return offer === null ? "" : [offer.question, ...offer.options.map(({ action }) => action)].join("\n");
}
