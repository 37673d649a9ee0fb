import type { Follower } from "../../realtime/database-listener.server.ts";
import { EVERYTHING, type PageCache } from "./page-cache.server.ts";

type ChangingCache = Pick<PageCache, "empty" | "suspend" | "resume">;

/**
 * Empties from the cache what the database says has changed, whichever server wrote. While the connection is lost nothing is cached,
 * because nothing could be known to be true.
 */
export const pageChanges = (cache: ChangingCache): Follower => ({
  channel: "pages",
  receive: (tag) => cache.empty(tag || EVERYTHING),
  connected: (catchUp) => cache.resume(catchUp),
  lost: () => cache.suspend(),
});
