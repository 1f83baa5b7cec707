/**
 * A table as one seat (or a spectator) sees it, kept by the server's messages. Nothing is guessed ahead: what is shown has
 * been acknowledged, and an action that could not be sent is refused, never kept for later.
 */
import type { Action, Offer, Reason } from "../table/contract";
import type { Entry, Link, Moment } from "../table/link";
import type { Event } from "../texts/engine";
import { get, isProblem, post, Problem, query } from "./calls";
import { merged } from "./patch";
import { Socket } from "./socket";
import type { ChatLine, Message, Offered, Previewed, Proposal, TableShown, Times } from "./types";

const PAGE = 1000; // entries of one call
const TRIES = 5; // of what others get ahead of
const RECENT = 200; // entries that a log begins with
const PATIENCE = 5000; // milliseconds that what was played may take to be shown

type Hello = Extract<Message, { type: "hello" }>;
type Update = Extract<Message, { type: "update" }>;

export class TableLink implements Link {
  seq = $state(0);
  view = $state.raw<any>(null);
  asked = $state.raw<number[]>([]);
  offer = $state.raw<Offer | null>(null);
  voluntary = $state.raw<Action[]>([]);
  entries = $state.raw<Entry[]>([]);
  fresh = $state.raw<Event[]>([]);
  table = $state.raw<TableShown | null>(null);
  chat = $state.raw<ChatLine[]>([]);
  clock = $state.raw<{ times: Times; received: number } | null>(null);
  present = $state.raw<number[]>([]);
  proposal = $state.raw<Proposal | null>(null);
  connected = $state(false);
  /** Whether the first message has come. */
  ready = $state(false);
  /** Why the table can't be shown. */
  refused = $state.raw<unknown>(null);
  private readonly socket: Socket;
  private awaited: { seq: number; done: () => void }[] = [];

  constructor(
    readonly id: string,
    readonly seat: number | null,
    private readonly language: string,
    private readonly question: (step: string) => string,
  ) {
    this.socket = new Socket({
      address: () => this.address(),
      message: (data) => this.hear(data as Message),
      connected: (is) => this.line(is),
    });
  }

  get path(): string {
    return `/api/tables/${encodeURIComponent(this.id)}`;
  }

  close(): void {
    this.socket.close();
  }

  /** Done when what was played is shown. */
  async act(actions: Action[]): Promise<void> {
    const { seq } = await this.current(() => post<{ seq: number }>(`${this.path}/actions`, { seat: this.seat, seq: this.seq, actions }));
    if (!this.socket.isOpen) this.socket.now();
    await this.reached(seq);
  }

  /** Others may act at the same time. As long as the same is offered, what was chosen is still meant. */
  private async current<T>(call: () => Promise<T>): Promise<T> {
    const { offer } = this;
    for (let tries = 1; ; tries++) {
      try {
        return await call();
      } catch (error) {
        if (!isProblem(error, "stale")) throw error;
        this.socket.again();
        if (error.seq === undefined || tries === TRIES) throw error;
        await this.reached(error.seq);
        if (!offers(this.offer, actionsOf(offer)) || this.offer?.question !== offer?.question) throw error;
      }
    }
  }

  private reached(seq: number): Promise<void> {
    if (this.seq >= seq) return Promise.resolve();
    return new Promise((done) => {
      this.awaited.push({ seq, done });
      setTimeout(done, PATIENCE);
    });
  }

  async preview(actions: Action[]): Promise<{ view: any; offer: Offer | null }> {
    const found = await this.current(() =>
      post<Previewed>(`${this.path}/preview`, { seat: this.seat, seq: this.seq, actions, language: this.language }),
    );
    const offer = found.question && found.options?.length ? this.offered({ ...found, seq: this.seq, question: found.question }) : null;
    return { view: found.view ?? this.view, offer };
  }

  why(about: string): Promise<Reason[]> {
    return get(`${this.path}/why${query({ seat: this.seat, about, language: this.language })}`);
  }

  at(number: number, seat: number | null): Promise<Moment> {
    return get(`${this.path}/at/${number}${query({ seat })}`);
  }

  /** Everything from the first entry on; a subscription only brings what is new. */
  async history(): Promise<void> {
    const first = this.entries[0]?.seq ?? this.seq + 1;
    if (first <= 1) return;
    const earlier = await this.pages(first);
    this.entries = [...earlier.map(complete), ...this.entries];
  }

  /** What happened last before this page was opened. */
  async recent(): Promise<void> {
    const before = (this.entries[0]?.seq ?? this.seq + 1) - 1;
    const since = Math.max(0, before - RECENT);
    if (before <= 0) return;
    const page = await get<Entry[]>(`${this.path}/entries${query({ seat: this.seat, since, limit: before - since })}`);
    const known = this.entries[0]?.seq ?? Infinity;
    this.entries = [...page.map(complete).filter((entry) => entry.seq < known), ...this.entries];
  }

  async say(text: string, channel: string): Promise<void> {
    await post(`${this.path}/chat`, { channel, text, seat: this.seat });
  }

  async undo(): Promise<void> {
    if (this.entries.length === 0) await this.recent();
    const to = beforeLast(this.entries, this.seat);
    if (to !== null) await post(`${this.path}/undo`, { seat: this.seat, seq: this.seq, to });
  }

  async redo(): Promise<void> {
    await post(`${this.path}/redo`, { seat: this.seat, seq: this.seq });
  }

  async answer(proposal: number, accept: boolean): Promise<void> {
    await post(`${this.path}/proposals/${proposal}`, { seat: this.seat, accept });
  }

  /** The entries before a number, as many calls as it takes. */
  private async pages(before: number): Promise<Entry[]> {
    const found: Entry[] = [];
    for (let since = 0; since < before - 1; since = found.at(-1)!.seq) {
      const page = await get<Entry[]>(`${this.path}/entries${query({ seat: this.seat, since, limit: PAGE })}`);
      if (page.length === 0) break;
      found.push(...page);
    }
    return found.filter((entry) => entry.seq < before);
  }

  private address(): string {
    const scheme = location.protocol === "https:" ? "wss" : "ws";
    const since = this.ready ? this.seq : null;
    return `${scheme}://${location.host}${this.path}/socket${query({ seat: this.seat, since, language: this.language })}`;
  }

  private hear(message: Message): void {
    if (message.type === "hello") this.hello(message);
    else if (message.type === "update") this.update(message);
    else if (message.type === "table") this.table = message.table;
    else if (message.type === "present") this.present = message.seats;
    else if (message.type === "chat") this.heardChat(message);
    else if (message.type === "proposal") this.proposal = message.open ? message : null;
    else if (message.type === "problem") this.refuse(message);
  }

  private hello(message: Hello): void {
    const caughtUp = this.ready ? message.entries : [];
    this.table = message.table;
    this.view = message.view;
    this.present = message.present;
    this.proposal = message.proposal;
    this.seq = message.seq;
    this.asked = message.asked;
    this.times(message.clock);
    this.add(message.entries);
    this.fresh = caughtUp.flatMap((entry) => entry.events ?? []);
    this.connected = true;
    this.ready = true;
    this.follow(message);
    void this.readChat(); // what is said from now on is heard
  }

  private update(message: Update): void {
    this.view = merged(this.view, message.patch);
    this.seq = message.seq;
    this.asked = message.asked;
    if (message.clock !== undefined) this.times(message.clock);
    const entries = message.entries ?? [];
    this.add(entries);
    this.fresh = entries.flatMap((entry) => entry.events ?? []);
    this.follow(message);
  }

  /** Where the table has gone on since, the offer is that of a later view, which is on its way; meanwhile only what still holds is offered. */
  private follow({ seq, offer, options }: Hello | Update): void {
    if (!offer || offer.seq === seq) this.take(offer);
    else if (!offers(this.offer, options ?? [])) this.take(undefined);
    this.awaited = this.awaited.filter((each) => each.seq > seq || void each.done());
  }

  private take(found: Offered | undefined): void {
    const offer = found?.options?.length ? this.offered(found) : null;
    if (JSON.stringify(offer) !== JSON.stringify(this.offer)) this.offer = offer;
    this.voluntary = found?.voluntary ?? [];
  }

  private offered(found: Offered): Offer {
    return {
      question: found.question,
      title: this.question(found.question),
      beside: found.beside ?? [],
      options: (found.options ?? []).map(({ action, note }) => ({ action, note: note ?? "" })),
    };
  }

  private add(entries: readonly Entry[]): void {
    const last = this.entries.at(-1)?.seq ?? 0;
    const fresh = entries.filter((entry) => entry.seq > last).map(complete);
    if (fresh.length > 0) this.entries = [...this.entries, ...fresh];
  }

  private times(times: Times | null): void {
    this.clock = times && { times, received: Date.now() };
  }

  private heardChat(...lines: ChatLine[]): void {
    this.chat = [...new Map([...this.chat, ...lines].map((line) => [line.number, line])).values()].sort(
      (one, other) => one.number - other.number,
    );
  }

  private async readChat(): Promise<void> {
    try {
      this.heardChat(...(await get<ChatLine[]>(`${this.path}/chat${query({ seat: this.seat, since: this.chat.at(-1)?.number })}`)));
    } catch (error) {
      if (!isProblem(error)) throw error;
    }
  }

  private line(is: boolean): void {
    this.connected = is;
  }

  /** The server says why it won't have us; asking again would be answered the same. */
  private refuse(message: Extract<Message, { type: "problem" }>): void {
    if (this.ready) return;
    this.refused = new Problem(message.problem, message.status, message.detail);
    this.socket.close();
  }
}

function offers(offer: Offer | null, options: readonly Action[]): boolean {
  return offer !== null && actionsOf(offer).join("\n") === options.join("\n");
}

function actionsOf(offer: Offer | null): readonly Action[] {
  return offer?.options.map(({ action }) => action) ?? [];
}

/** Events are left out where there are none. */
function complete(entry: Entry): Entry {
  return { ...entry, events: entry.events ?? [] };
}

/** The moment before a seat's last action that still counts; null where there is none. */
export function beforeLast(entries: readonly Entry[], seat: number | null): number | null {
  let counting: Entry[] = [];
  for (const entry of entries) {
    const { to } = entry;
    if (entry.kind === "undo" && typeof to === "number") counting = counting.filter((each) => each.seq <= to);
    else counting.push(entry);
  }
  const last = counting.findLast((entry) => entry.kind === "action" && entry.seat === seat);
  return last ? last.seq - 1 : null;
}
