import { useEffect } from "react";
import { href, useLocation } from "react-router";
import { KEPT_TRIPS } from "./kept-trips.rules.ts";

const STALE_MS = 6 * 3_600_000;

/** Keeps the signed-in person's next trips on this device, to be read without a connection. */
export function useKeptTrips(userId: string): void {
  const isAboutTrips = /^\/(trips|bookings?|profile)\b/.test(useLocation().pathname);
  useEffect(() => {
    // Without room or a connection, what was kept before stays.
    keepTrips(userId, isAboutTrips).catch(() => {});
  }, [userId, isAboutTrips]);
}

/** Fetches the page of the next trips with its photos: at once where they may have changed, otherwise when the kept one is some hours old. */
async function keepTrips(userId: string, mayHaveChanged: boolean): Promise<void> {
  if (!("caches" in globalThis) || !navigator.onLine) return;
  const cache = await caches.open(KEPT_TRIPS);
  const address = `${href("/trips/offline")}?of=${userId}`;
  for (const { url } of await cache.keys()) if (url.includes("/trips/offline") && !url.endsWith(address)) await cache.delete(url);
  const kept = await cache.match(address);
  if (kept && !mayHaveChanged && Date.now() - Date.parse(kept.headers.get("date") ?? "") < STALE_MS) return;
  const answer = await fetch(address);
  const isPage = answer.status === 200 && !answer.redirected;
  if (!isPage && answer.status !== 204) return;
  const photos = isPage ? photosIn(await answer.clone().text()) : [];
  if (isPage) await cache.put(address, answer);
  for (const { url } of await cache.keys()) if (!url.endsWith(address) && !photos.includes(pathOf(url))) await cache.delete(url);
  if (!isPage) return void (await cache.delete(address));
  for (const photo of photos) if (!(await cache.match(photo))) await cache.add(photo).catch(() => {});
}

const pathOf = (url: string) => url.slice(new URL(url).origin.length);

/** The photos of the arrival guides that the page shows. */
const photosIn = (page: string): string[] =>
  [...new DOMParser().parseFromString(page, "text/html").images].map((image) => image.getAttribute("src") ?? "");
