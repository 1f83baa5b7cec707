/** How far this browser has seen a table, for "since you left". */
const place = (table: string, seat: number | null) => `seen:${table}:${seat ?? ""}`;

export function lastSeen(table: string, seat: number | null): number | null {
  try {
    const kept = localStorage.getItem(place(table, seat));
    return kept === null ? null : Number(kept);
  } catch (error) {
    console.warn("nothing can be kept here", error);
    return null;
  }
}

export function noteSeen(table: string, seat: number | null, seq: number): void {
  try {
    localStorage.setItem(place(table, seat), String(seq));
  } catch (error) {
    console.warn("nothing can be kept here", error);
  }
}
