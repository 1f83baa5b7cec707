/** The client's own catalogues: `src/texts/*.ftl`, and `games/<id>/texts/*.ftl` of the games. Only what is needed loads. */
import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";

export const LANGUAGES = ["en", "cs", "pl", "ru"] as const;
export type Language = (typeof LANGUAGES)[number];
export type Values = Record<string, string | number>;
export type Say = (key: string, args?: Values) => string;

const shell = import.meta.glob<string>("../../texts/*.ftl", { query: "?raw", import: "default" });
const games = import.meta.glob<string>("../../games/*/texts/*.ftl", { query: "?raw", import: "default" });

const chapters = import.meta.glob<string>("../../texts/chapters/*.ftl", { query: "?raw", import: "default" });

/** What the chapters of the rules are called; the rules themselves are in English. */
export async function loadChapters(language: string): Promise<Catalogue> {
  return new Catalogue(language, [(await chapters[`../../texts/chapters/${language}.ftl`]?.()) ?? ""]);
}

/** The catalogues of a language, English to fill up what it lacks; with a game's own where one is named. */
export async function loadOwn(language: string, game?: string): Promise<Catalogue> {
  const wanted = [language, "en"].filter((each, i, all) => all.indexOf(each) === i);
  const files = wanted.flatMap((each) => [
    shell[`../../texts/${each}.ftl`],
    ...(game ? [games[`../../games/${game}/texts/${each}.ftl`]] : []),
  ]);
  const sources = await Promise.all(files.map((file) => file?.() ?? ""));
  return new Catalogue(language, sources);
}

export class Catalogue {
  private readonly bundle: FluentBundle;

  constructor(
    readonly language: string,
    sources: string[],
  ) {
    this.bundle = new FluentBundle([language, "en"], { useIsolating: false });
    for (const source of sources) this.bundle.addResource(new FluentResource(source));
  }

  has(key: string): boolean {
    return this.bundle.hasMessage(key);
  }

  /** A message; its key where no catalogue has it, which a test finds. */
  say: Say = (key, args = {}) => {
    const message = this.bundle.getMessage(key);
    return message?.value ? this.bundle.formatPattern(message.value, args as Record<string, FluentVariable>) : key;
  };
}

/** The language to begin with: the one chosen here before, or the first that the browser wishes and we speak. */
export function preferred(chosen: string | null, wishes: readonly string[]): Language {
  const known = (tag: string) => LANGUAGES.find((each) => tag.toLowerCase().split("-")[0] === each);
  return (chosen && known(chosen)) || wishes.map(known).find((each) => each !== undefined) || "en";
}
