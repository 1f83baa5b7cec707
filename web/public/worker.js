/* Keeps the shell so that the client opens without a connection, and shows notifications. Games are never kept. */
const SHELL = "shell-1";
const FOREVER = /^\/assets\//;

self.addEventListener("install", (event) => {
  event.waitUntil(caches.open(SHELL).then((cache) => cache.add("/")));
  self.skipWaiting();
});

self.addEventListener("activate", (event) => {
  event.waitUntil(
    caches.keys().then((names) => Promise.all(names.filter((name) => name !== SHELL).map((name) => caches.delete(name)))),
  );
  self.clients.claim();
});

self.addEventListener("fetch", (event) => {
  const url = new URL(event.request.url);
  if (event.request.method !== "GET" || url.origin !== location.origin) return;
  if (FOREVER.test(url.pathname)) event.respondWith(keptFirst(event.request));
  else if (event.request.mode === "navigate" && !url.pathname.startsWith("/docs")) event.respondWith(page(event.request));
});

/** A file whose name changes with its content. */
async function keptFirst(request) {
  const cache = await caches.open(SHELL);
  const kept = await cache.match(request);
  if (kept) return kept;
  const answer = await fetch(request);
  if (answer.ok) await cache.put(request, answer.clone());
  return answer;
}

/** Every address of the client is the same page. */
async function page(request) {
  const cache = await caches.open(SHELL);
  try {
    const answer = await fetch(request);
    if (answer.ok && answer.headers.get("content-type")?.includes("html")) await cache.put("/", answer.clone());
    return answer;
  } catch (error) {
    const kept = await cache.match("/");
    if (kept) return kept;
    throw error;
  }
}

self.addEventListener("push", (event) => {
  const told = event.data?.json() ?? {};
  event.waitUntil(
    self.registration.showNotification(told.title ?? "Landsraad", {
      body: told.body ?? "",
      tag: told.tag ?? told.url,
      icon: "/icon-192.png",
      data: { url: told.url ?? "/" },
    }),
  );
});

self.addEventListener("notificationclick", (event) => {
  event.notification.close();
  event.waitUntil(open(event.notification.data.url));
});

async function open(url) {
  const pages = await self.clients.matchAll({ type: "window" });
  const there = pages.find((each) => new URL(each.url).pathname === new URL(url, location.origin).pathname);
  return there ? there.focus() : self.clients.openWindow(url);
}
