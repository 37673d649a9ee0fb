import { sql } from "drizzle-orm";
import { check, jsonb, pgTable, primaryKey, text, uuid } from "drizzle-orm/pg-core";
import { instant } from "../../../platform/db/columns.server.ts";
import { profiles } from "../../accounts/account.tables.server.ts";
import type { ListingType } from "../listing.rules.ts";

/** A new listing that isn't finished: what its form holds, as it was typed. One for each type. */
export const listingDrafts = pgTable(
  "listing_drafts",
  {
    hostId: uuid("host_id")
      .notNull()
      .references(() => profiles.id, { onDelete: "cascade" }),
    type: text("type").$type<ListingType>().notNull(),
    fields: jsonb("fields").$type<Record<string, string>>().notNull(),
    /** In their order; those that are gone by now are left out when it is read. */
    photoIds: uuid("photo_ids")
      .array()
      .notNull()
      .default(sql`'{}'`),
    savedAt: instant("saved_at").notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.hostId, t.type] }),
    check("listing_drafts_type_is_known", sql`type in ('property', 'boat')`),
    check("listing_drafts_photos_are_few", sql`cardinality(photo_ids) <= 30`),
  ],
);
