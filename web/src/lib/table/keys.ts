/** The keys of the play screen, and where typing is meant for a field. */
export const KEYS: Record<string, string> = {
  "?": "keys",
  Escape: "back",
};

/** Every key with the message that explains it, for the sheet that `?` opens. */
export const EXPLAINED: [string[], string][] = [
  [["?"], "key-help"],
  [["Esc"], "key-back"],
  [["1", "…", "9"], "key-digits"],
  [["A", "…", "Z"], "key-letters"],
  [["↑", "↓", "←", "→"], "key-arrows"],
  [["Enter"], "key-enter"],
  [["Tab"], "key-tab"],
];

export function isTyping(event: KeyboardEvent): boolean {
  const target = event.target as HTMLElement | null;
  if (!target?.closest) return false;
  return target.closest("input, select, textarea, [contenteditable], dialog[open]") !== null;
}

/** Which of some things a key means: a digit by its place, a letter by the next name that begins with it; else null. */
export function meant(key: string, names: readonly string[], from: number): number | null {
  if (/^[1-9]$/.test(key)) return Number(key) <= names.length ? Number(key) - 1 : null;
  if (!/^\p{L}$/u.test(key)) return null;
  const letter = key.toLocaleLowerCase();
  for (let step = 1; step <= names.length; step++) {
    const at = (from + step + names.length) % names.length;
    if (names[at]!.toLocaleLowerCase().startsWith(letter)) return at;
  }
  return null;
}
