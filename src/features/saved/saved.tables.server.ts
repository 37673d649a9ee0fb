import { sql } from "drizzle-orm";
import { check, pgTable, primaryKey, index, text, uuid } from "drizzle-orm/pg-core";
import { instant } from "../../platform/db/columns.server.ts";
import { profiles } from "../accounts/account.tables.server.ts";
import { properties } from "../listings/listing.tables.server.ts";

export const savedProperties = pgTable(
  "saved_properties",
  {
    userId: uuid("user_id")
      .notNull()
      .references(() => profiles.id, { onDelete: "cascade" }),
    propertyId: uuid("property_id")
      .notNull()
      .references(() => properties.id, { onDelete: "cascade" }),
    createdAt: instant("created_at").notNull().defaultNow(),
    /** For its person alone. */
    note: text("note").notNull().default(""),
    /** When it was taken off; kept for a day with its note and lists, so that it can be undone. */
    removedAt: instant("removed_at"),
  },
  (t) => [
    primaryKey({ columns: [t.userId, t.propertyId] }),
    index("saved_properties_listing").on(t.propertyId),
    check("saved_properties_note_fits", sql`char_length(note) <= 500`),
  ],
);
