/** What the reader chose for this browser. Where nothing can be stored it lasts as long as the page. */
export type Theme = "system" | "day" | "night";

interface Stored {
  theme: Theme;
  motion: boolean;
  confirmAll: boolean;
  language: string | null;
  /** What lets this browser play where only the invited may. */
  invitation: string;
}

const DEFAULTS: Stored = { theme: "system", motion: true, confirmAll: false, language: null, invitation: "" };
const PLACE = "landsraad";

export class Settings {
  private stored = $state<Stored>({ ...DEFAULTS });
  private dark = $state(false);
  private still = $state(false);

  constructor() {
    this.stored = { ...DEFAULTS, ...read() };
    this.follow("(prefers-color-scheme: dark)", (is) => (this.dark = is));
    this.follow("(prefers-reduced-motion: reduce)", (is) => (this.still = is));
    this.show();
  }

  get theme(): Theme {
    return this.stored.theme;
  }

  get night(): boolean {
    return this.theme === "night" || (this.theme === "system" && this.dark);
  }

  get motion(): boolean {
    return this.stored.motion;
  }

  get reducedMotion(): boolean {
    return this.still || !this.stored.motion;
  }

  get confirmAll(): boolean {
    return this.stored.confirmAll;
  }

  get language(): string | null {
    return this.stored.language;
  }

  get invitation(): string {
    return this.stored.invitation;
  }

  set(change: Partial<Stored>): void {
    Object.assign(this.stored, change);
    write(this.stored);
    this.show();
  }

  private show(): void {
    const root = document.documentElement;
    root.dataset.theme = this.night ? "night" : "day";
    root.dataset.motion = this.reducedMotion ? "off" : "on";
  }

  private follow(query: string, note: (is: boolean) => void): void {
    const media = matchMedia(query);
    note(media.matches);
    media.addEventListener("change", () => {
      note(media.matches);
      this.show();
    });
  }
}

function read(): Partial<Stored> {
  try {
    return JSON.parse(localStorage.getItem(PLACE) ?? "{}") as Partial<Stored>;
  } catch (error) {
    console.warn("settings can't be read here", error);
    return {};
  }
}

function write(stored: Stored): void {
  try {
    localStorage.setItem(PLACE, JSON.stringify(stored));
  } catch (error) {
    console.warn("settings can't be kept here", error);
  }
}
