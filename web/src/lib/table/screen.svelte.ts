/** Everything that one open table needs, loaded together: board data, texts, the seat's link, the state of the screen. */
import { get } from "../api/calls";
import { TableLink } from "../api/table.svelte";
import type { TableShown } from "../api/types";
import type { App } from "../app.svelte";
import { EngineTexts } from "../texts/engine";
import { loadOwn, type Catalogue } from "../texts/own";
import type { GameClient } from "./contract";
import { Drafts } from "./draft";
import { loadGame } from "./games";
import { History } from "./history.svelte";
import { plain } from "./plain";
import { Play } from "./play.svelte";

/** What a seat is called and how it is marked. */
export interface Party {
  name: string;
  /** Who plays it, where that says more than its name. */
  person: string;
  colour: string;
  glyph: string;
}

export class Screen {
  readonly link: TableLink;
  readonly play: Play;
  readonly history: History;

  constructor(
    readonly game: GameClient,
    readonly texts: EngineTexts,
    readonly own: Catalogue,
    table: TableShown,
    layout: unknown,
    readonly seat: number | null,
    app: App,
  ) {
    this.link = new TableLink(table.id, seat, app.language, (step) => texts.question(step));
    this.link.table = table;
    const drafts = new Drafts(`draft:${table.id}:${seat ?? ""}`);
    this.play = new Play(game, layout, this.link, texts, own.say, app.settings, drafts);
    this.history = new History(texts, own.say, (each) => this.party(each).name);
  }

  party(seat: number): Party {
    const shown = this.link.table?.seats[seat];
    const person = shown?.name || (shown?.bot ? this.own.say(`player-${shown.bot}`) : "");
    if (!this.link.view) return { name: person || String(seat + 1), person: "", colour: "party-0", glyph: "leader" };
    const known = this.game.seat(this.play.view, seat, this.texts);
    return { ...known, person: person === known.name ? "" : person };
  }
}

export async function loadScreen(table: TableShown, seat: number | null, app: App): Promise<Screen> {
  const path = `/api/games/${table.game}`;
  const languages = app.language === "en" ? ["en"] : [app.language, "en"];
  const [client, own, layout, ...sources] = await Promise.all([
    loadGame(table.game),
    loadOwn(app.language, table.game),
    get<unknown>(`${path}/layout`),
    ...languages.map((language) => get<string>(`${path}/texts/${language}`)),
  ]);
  const game = client ?? plain;
  let screen: Screen | null = null;
  const called = (number: number) => {
    const view = screen?.play.view;
    return view && number < (screen?.link.table?.seats.length ?? 0) ? game.seat(view, number, texts).name : undefined;
  };
  const texts: EngineTexts = new EngineTexts(app.language, sources, called);
  screen = new Screen(game, texts, own, table, layout, seat, app);
  return screen;
}
