import { sql } from "drizzle-orm";
import { boolean, check, index, pgTable, primaryKey, text, uniqueIndex, uuid } from "drizzle-orm/pg-core";
import { instant, rowId } from "../../platform/db/columns.server.ts";
import { profiles } from "../accounts/account.tables.server.ts";
import { properties } from "../listings/listing.tables.server.ts";

/** A search that a person wants to open again, and to hear about. */
export const savedSearches = pgTable(
  "saved_searches",
  {
    id: rowId(),
    personId: uuid("person_id")
      .notNull()
      .references(() => profiles.id, { onDelete: "cascade" }),
    name: text("name").notNull(),
    /** What follows the question mark, as the search page writes it. */
    address: text("address").notNull(),
    /** Whether an email comes when something new fits. */
    email: boolean("email").notNull().default(true),
    createdAt: instant("created_at").notNull(),
    /** What was listed until then is not new anymore. */
    checkedUntil: instant("checked_until").notNull(),
    /** When to look again. */
    dueAt: instant("due_at").notNull(),
  },
  (t) => [
    uniqueIndex("saved_searches_once").on(t.personId, t.address),
    index("saved_searches_due")
      .on(t.dueAt)
      .where(sql`email`),
    check("saved_searches_name_fits", sql`char_length(name) between 1 and 80`),
    check("saved_searches_address_fits", sql`char_length(address) <= 2000`),
  ],
);

/** Listings that a search's person was notified of, so that each is sent once. */
export const savedSearchNews = pgTable(
  "saved_search_news",
  {
    searchId: uuid("search_id")
      .notNull()
      .references(() => savedSearches.id, { onDelete: "cascade" }),
    propertyId: uuid("property_id")
      .notNull()
      .references(() => properties.id, { onDelete: "cascade" }),
    toldAt: instant("told_at").notNull(),
  },
  (t) => [primaryKey({ columns: [t.searchId, t.propertyId] }), index("saved_search_news_listing").on(t.propertyId)],
);
