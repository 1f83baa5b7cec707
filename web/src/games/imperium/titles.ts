/** The letters of a title's longest word: the more, the smaller the title is set, so that no word is broken. */
export function longest(title: string): number {
  return Math.max(...title.split(/[\s-]+/).map((word) => word.length));
}
