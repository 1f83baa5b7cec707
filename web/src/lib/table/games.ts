/** The games' clients, each loaded only when a table of that game is opened. */
import type { GameClient } from "./contract";

const clients = import.meta.glob<{ client: GameClient }>("../../games/*/index.ts");

/** The client of a game; null where this browser client has no board for it. */
export async function loadGame(id: string): Promise<GameClient | null> {
  const load = clients[`../../games/${id}/index.ts`];
  return load ? (await load()).client : null;
}
