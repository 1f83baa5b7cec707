/** What every screen shares: who is here, in which language, at which address. */
import { getContext, setContext } from "svelte";
import { get, isProblem, patch, post } from "./api/calls";
import type { User } from "./api/types";
import { Catalogue, loadOwn, preferred, type Language, type Say } from "./texts/own";
import { Settings } from "./ui/settings.svelte";

const KEY = Symbol("app");

export class App {
  readonly settings = new Settings();
  user = $state.raw<User | null>(null);
  /** Whether the server was asked who we are. */
  known = $state(false);
  address = $state.raw(new URL(location.href));
  online = $state(navigator.onLine);
  /** What went wrong last, until somebody has read it. */
  problem = $state.raw<unknown>(null);
  /** Spoken by screen readers, shown to nobody. */
  spoken = $state("");
  private catalogue = $state.raw(new Catalogue("en", []));

  constructor() {
    addEventListener("popstate", () => this.moved());
    addEventListener("online", () => (this.online = true));
    addEventListener("offline", () => (this.online = false));
  }

  /** The client's own text. */
  readonly t: Say = (key, args) => this.catalogue.say(key, args);

  /** What a game is called; a stranger's game has a name of its own. */
  gameName(game: { id: string; name: string }): string {
    const key = `game-${game.id}-name`;
    return this.catalogue.has(key) ? this.t(key) : game.name;
  }

  get language(): string {
    return this.catalogue.language;
  }

  async start(): Promise<void> {
    this.invited();
    await this.speak(preferred(this.settings.language, navigator.languages));
    await this.attempt(async () => {
      this.user = await get<User>("/api/me").catch(signedOut);
    });
    this.known = true;
  }

  /** Load a language and use it everywhere. */
  async speak(language: Language): Promise<void> {
    this.catalogue = await loadOwn(language);
    document.documentElement.lang = language;
  }

  async choose(language: Language): Promise<void> {
    this.settings.set({ language });
    await this.speak(language);
    if (this.user) this.user = await patch<User>("/api/me", { language });
  }

  /** A guest where nobody is signed in yet, so that everybody can play at once. */
  async somebody(): Promise<User> {
    this.user ??= await post<User>("/api/guest", { language: this.language, invitation: this.settings.invitation });
    return this.user;
  }

  go(path: string, replace = false): void {
    if (replace) history.replaceState(null, "", path);
    else history.pushState(null, "", path);
    this.moved();
    scrollTo(0, 0);
  }

  /** Do something that may fail; what fails is shown, and nothing else has changed. */
  async attempt(work: () => Promise<unknown>): Promise<boolean> {
    try {
      await work();
      return true;
    } catch (error) {
      this.problem = error;
      if (!isProblem(error)) console.error(error);
      return false;
    }
  }

  date(seconds: number): string {
    const format = new Intl.DateTimeFormat(this.language, { dateStyle: "medium", timeStyle: "short" });
    return format.format(seconds * 1000);
  }

  number(value: number): string {
    return new Intl.NumberFormat(this.language).format(value);
  }

  /** "5 minutes ago". */
  ago(seconds: number): string {
    const passed = seconds - Date.now() / 1000;
    const [unit, length] = UNITS.find(([, least]) => Math.abs(passed) >= least) ?? UNITS.at(-1)!;
    return new Intl.RelativeTimeFormat(this.language, { numeric: "auto" }).format(Math.round(passed / length), unit);
  }

  /** Where only the invited play, their link carries a secret in its fragment; it leaves the address at once. */
  private invited(): void {
    const invitation = new URLSearchParams(location.hash.slice(1)).get("invite");
    if (!invitation) return;
    this.settings.set({ invitation });
    this.go(location.pathname + location.search, true);
  }

  private moved(): void {
    this.address = new URL(location.href);
  }
}

const UNITS: [Intl.RelativeTimeFormatUnit, number][] = [
  ["day", 86_400],
  ["hour", 3600],
  ["minute", 60],
  ["second", 1],
];

export function provideApp(): App {
  return setContext(KEY, new App());
}

export function useApp(): App {
  return getContext(KEY);
}

function signedOut(error: unknown): null {
  if (isProblem(error, "not_signed_in")) return null;
  throw error;
}
