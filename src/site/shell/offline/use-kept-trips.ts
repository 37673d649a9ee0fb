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

/** Fetches the page of the next trips: at once where they may have changed, otherwise when the kept one is some hours old. */
async function keepTrips(userId: string, mayHaveChanged: boolean): Promise<void> {
  if (!("caches" in globalThis) || !navigator.onLine) return;
  const cache = await caches.open(KEPT_TRIPS);
  const address = `${href("/trips/offline")}?of=${userId}`;
  for (const { url } of await cache.keys()) if (!url.endsWith(address)) await cache.delete(url);
  const kept = await cache.match(address);
  if (kept && !mayHaveChanged && Date.now() - Date.parse(kept.headers.get("date") ?? "") < STALE_MS) return;
  const answer = await fetch(address);
  if (answer.status === 200 && !answer.redirected) await cache.put(address, answer);
  else if (answer.status === 204) await cache.delete(address);
}
