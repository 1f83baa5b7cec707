/** Web Push: this browser is told when it is one's move. */
import { get, post, remove } from "./calls";

export function possible(): boolean {
  return "serviceWorker" in navigator && "PushManager" in window && "Notification" in window;
}

async function current(): Promise<PushSubscription | null> {
  const worker = await navigator.serviceWorker.getRegistration();
  return (await worker?.pushManager.getSubscription()) ?? null;
}

export async function subscribed(): Promise<boolean> {
  return possible() && (await current()) !== null;
}

/** Whether it is on afterwards: a person may refuse. */
export async function subscribe(): Promise<boolean> {
  if ((await Notification.requestPermission()) !== "granted") return false;
  const worker = await navigator.serviceWorker.ready;
  const { key } = await get<{ key: string }>("/api/push-key");
  const found = await worker.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key });
  const { endpoint, keys } = found.toJSON();
  await post("/api/me/push", { endpoint, keys });
  return true;
}

export async function unsubscribe(): Promise<boolean> {
  const found = await current();
  if (!found) return false;
  await remove("/api/me/push", { endpoint: found.endpoint });
  await found.unsubscribe();
  return false;
}
