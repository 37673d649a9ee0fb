// Without a connection, a page of ours says so instead of the browser's, and shows the next trips of whoever is signed in.
const SHELL = "offline-4";
const PAGE = "/offline.html";
const STYLE = "/offline.css";
/** Filled and emptied by the pages. */
const TRIPS = "my-trips";
const KEPT = /^\/offline\.css$|\.woff2$/;
const ARRIVAL_PHOTO = /^\/bookings\/[^/]+\/arrival\/photos\//;

self.addEventListener("install", (event) => {
  event.waitUntil(
    caches
      .open(SHELL)
      .then(keepPage)
      .then(() => self.skipWaiting()),
  );
});

/** The page, its style, and the fonts that the style names. */
async function keepPage(shell) {
  await shell.addAll([PAGE, STYLE].map((path) => new Request(path, { cache: "reload" })));
  const style = await (await shell.match(STYLE)).text();
  await shell.addAll([...style.matchAll(/url\("([^"]+)"\)/g)].map(([, address]) => address));
}

self.addEventListener("activate", (event) => {
  const begin = async () => {
    for (const name of await caches.keys()) if (![SHELL, TRIPS].includes(name)) await caches.delete(name);
    await self.registration.navigationPreload?.enable();
    await self.clients.claim();
  };
  event.waitUntil(begin());
});

self.addEventListener("fetch", (event) => {
  const { request } = event;
  if (request.mode === "navigate") event.respondWith(load(event));
  else if (ARRIVAL_PHOTO.test(new URL(request.url).pathname)) event.respondWith(fetch(request).catch(() => keptPhoto(request)));
  else if (KEPT.test(new URL(request.url).pathname))
    event.respondWith(caches.match(request, { ignoreVary: true }).then((kept) => kept ?? fetch(request)));
});

async function load(event) {
  try {
    return (await event.preloadResponse) ?? (await fetch(event.request));
  } catch {
    return (await keptTrips()) ?? (await caches.match(PAGE)) ?? Response.error();
  }
}

/** Opening a cache would make one, so it is only looked for. */
async function keptTrips() {
  if (!(await caches.has(TRIPS))) return undefined;
  const trips = await caches.open(TRIPS);
  const address = (await trips.keys()).find(({ url }) => new URL(url).pathname === "/trips/offline");
  return address && trips.match(address);
}

/** A photo of an arrival guide, as it was when the trips were kept. */
async function keptPhoto(request) {
  const kept = (await caches.has(TRIPS)) && (await (await caches.open(TRIPS)).match(request, { ignoreVary: true }));
  return kept || Response.error();
}
