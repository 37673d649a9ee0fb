import type { SavedList } from "./saved-list.schema.ts";
import type { savedLists } from "../saved-list.tables.server.ts";

type Row = typeof savedLists.$inferSelect;

export const stayOf = ({ checkIn, checkOut, guests }: Pick<Row, "checkIn" | "checkOut" | "guests">): SavedList["stay"] =>
  checkIn && checkOut ? { checkIn, checkOut, guests } : null;

export const viewOf = (row: Row, listingIds: string[], role: SavedList["role"] = "owner"): SavedList => ({
  id: row.id,
  name: row.name,
  stay: stayOf(row),
  sharedPath: role === "owner" && row.shareKey ? `/lists/${row.shareKey}` : null,
  listingIds,
  role,
});
