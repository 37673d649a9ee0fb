import { jsonb, pgTable, uuid } from "drizzle-orm/pg-core";
import { instant } from "../../../platform/db/columns.server.ts";
import { profiles } from "../../accounts/account.tables.server.ts";
import type { BulkFields } from "./bulk-edit.rules.ts";

/** A listing as it was before, and when the bulk edit saved it. */
export type BulkBefore = { listingId: string; savedAt: string; fields: BulkFields };

/** A host's last bulk edit, so that it can be undone. */
export const listingBulkEdits = pgTable("listing_bulk_edits", {
  hostId: uuid("host_id")
    .primaryKey()
    .references(() => profiles.id, { onDelete: "cascade" }),
  madeAt: instant("made_at").notNull(),
  before: jsonb("before").$type<BulkBefore[]>().notNull(),
});
