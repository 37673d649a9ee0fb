import { earliestToday } from "../search/index.ts";
import { correctQuery } from "../search/index.server.ts";
import type { SavedSearch } from "./saved-search.schema.ts";
import type { savedSearches } from "./saved-search.tables.server.ts";

export type SavedSearchRow = typeof savedSearches.$inferSelect;

/** The search as it can be asked today; null if its dates have passed. */
export function queryOf({ address }: Pick<SavedSearchRow, "address">, now: Date) {
  const { query, unusable } = correctQuery(new URLSearchParams(address), earliestToday(now));
  return unusable ? null : query;
}

export const viewOf = (row: SavedSearchRow, now: Date): SavedSearch => ({
  id: row.id,
  name: row.name,
  path: `/search?${row.address}`,
  email: row.email,
  isOver: queryOf(row, now) === null,
  createdAt: row.createdAt.toISOString(),
});
