/** Cards of a pile with how often each lies there, in the order in which they first come. */
export function counted(pile: readonly string[]): [id: string, count: number][] {
  const counts = new Map<string, number>();
  for (const id of pile) counts.set(id, (counts.get(id) ?? 0) + 1);
  return [...counts];
}
