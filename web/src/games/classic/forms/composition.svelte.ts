/**
 * A form over the engine's small steps: it walks them with previews, takes what was chosen for each and a default where
 * nothing was, and so always holds a complete list of actions and what each step offers.
 */
import type { Action, Offer, TableModel } from "$lib/table/contract";

export interface Stage {
  key: string;
  actions: readonly Action[];
  chosen: Action;
  notes: Record<Action, string>;
}

interface Plan {
  /** What a step is about, from its offer: "leader", "dial"; the same key keeps its choice when others change. */
  key(offer: Offer): string;
  /** What is chosen where nothing was. */
  initially(key: string, actions: readonly Action[]): Action;
  /** The questions that belong to the form. */
  questions: readonly string[];
}

const MOST = 12;
const TRIES = 4;
const PAUSE = 250; // milliseconds; the table may move on while a preview is under way

export class Composition {
  stages = $state.raw<Stage[]>([]);
  busy = $state(true);
  /** Previews that can't be had: the list of all options is left. */
  failed = $state(false);
  private wanted: Record<string, Action>;
  private walks = 0;

  constructor(
    private readonly table: () => TableModel,
    private readonly plan: Plan,
  ) {
    this.wanted = { ...table().draft() };
  }

  get actions(): Action[] {
    return this.stages.map(({ chosen }) => chosen);
  }

  stage(key: string): Stage | undefined {
    return this.stages.find((stage) => stage.key === key);
  }

  chosen(key: string): Action | undefined {
    return this.stage(key)?.chosen;
  }

  async choose(key: string, action: Action): Promise<void> {
    this.wanted[key] = action;
    this.table().keep(this.wanted);
    await this.walk();
  }

  /** A later walk overtakes an earlier one. */
  async walk(): Promise<void> {
    const number = ++this.walks;
    this.busy = true;
    const stages = await this.walked(() => number !== this.walks);
    if (number !== this.walks) return;
    this.failed = stages === null;
    this.stages = stages ?? [];
    this.busy = false;
  }

  private async walked(overtaken: () => boolean): Promise<Stage[] | null> {
    for (let tried = 0; tried < TRIES && !overtaken(); tried++) {
      try {
        return await this.steps(overtaken);
      } catch {
        await new Promise((resolve) => setTimeout(resolve, PAUSE));
      }
    }
    return null;
  }

  private async steps(overtaken: () => boolean): Promise<Stage[]> {
    const stages: Stage[] = [];
    let { offer } = this.table();
    while (offer && this.plan.questions.includes(offer.question) && stages.length < MOST && !overtaken()) {
      stages.push(this.staged(offer));
      ({ offer } = await this.table().preview(stages.map(({ chosen }) => chosen)));
    }
    return stages;
  }

  private staged(offer: Offer): Stage {
    const key = this.plan.key(offer);
    const actions = offer.options.map(({ action }) => action);
    const wanted = this.wanted[key];
    const chosen = wanted && actions.includes(wanted) ? wanted : this.plan.initially(key, actions);
    return { key, actions, chosen, notes: Object.fromEntries(offer.options.map(({ action, note }) => [action, note])) };
  }
}
