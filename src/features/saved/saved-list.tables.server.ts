import { sql } from "drizzle-orm";
import { check, foreignKey, index, integer, pgTable, primaryKey, text, unique, uniqueIndex, uuid } from "drizzle-orm/pg-core";
import { day, instant, rowId } from "../../platform/db/columns.server.ts";
import { profiles } from "../accounts/account.tables.server.ts";
import { savedProperties } from "./saved.tables.server.ts";

/** A person's list of saved listings, with the stay it is for, if that is known. */
export const savedLists = pgTable(
  "saved_lists",
  {
    id: rowId(),
    personId: uuid("person_id")
      .notNull()
      .references(() => profiles.id, { onDelete: "cascade" }),
    name: text("name").notNull(),
    checkIn: day("check_in"),
    checkOut: day("check_out"),
    guests: integer("guests").notNull().default(1),
    /** Who knows it may read the list. */
    shareKey: uuid("share_key").unique("saved_lists_share_key"),
    createdAt: instant("created_at").notNull(),
  },
  (t) => [
    unique("saved_lists_of_person").on(t.id, t.personId),
    uniqueIndex("saved_lists_name").on(t.personId, sql`lower(${t.name})`),
    check("saved_lists_name_fits", sql`char_length(name) between 1 and 60`),
    check("saved_lists_stay_is_whole", sql`(check_in is null) = (check_out is null) and check_in < check_out`),
    check("saved_lists_guests_fit", sql`guests between 1 and 1000`),
  ],
);

/** What is on a person's list; a listing that is no longer saved is on none. */
export const savedListEntries = pgTable(
  "saved_list_entries",
  {
    listId: uuid("list_id").notNull(),
    personId: uuid("person_id").notNull(),
    propertyId: uuid("property_id").notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.listId, t.propertyId] }),
    foreignKey({
      columns: [t.listId, t.personId],
      foreignColumns: [savedLists.id, savedLists.personId],
      name: "saved_list_entries_of_person",
    }).onDelete("cascade"),
    foreignKey({
      columns: [t.personId, t.propertyId],
      foreignColumns: [savedProperties.userId, savedProperties.propertyId],
      name: "saved_list_entries_saved",
    }).onDelete("cascade"),
    index("saved_list_entries_saved").on(t.personId, t.propertyId),
  ],
);
