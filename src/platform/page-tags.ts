/**
 * What pages show and the database tells of when it changes (the triggers `tell_pages_*`). `newest` and `near` are lists that a listing
 * may enter or leave; `search` is any search, `search-dates` one that asks for free nights.
 */
export type PageTag =
  | `${"listing" | "nights" | "profile" | "near"}:${string}`
  | "newest"
  | "search"
  | "search-dates"
  | "events"
  | "forum-counts";

type Tagged = { request: { tags: Set<PageTag>; shownUntil: Date | null } | null };

/** Notes what is read for the page that is being made: a change of it empties the page from the cache. */
export function dependsOn({ request }: Tagged, ...tags: PageTag[]): void {
  for (const tag of tags) request?.tags.add(tag);
}

/** Notes that what is read for the page ends by itself at this moment, which no change tells of: the page isn't cached for longer. */
export function showsUntil({ request }: Tagged, end: Date): void {
  if (request && (request.shownUntil === null || end < request.shownUntil)) request.shownUntil = end;
}
