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
    /** Who opens it while it lasts may join the list. */
    inviteKey: uuid("invite_key").unique("saved_lists_invite_key"),
    inviteExpiresAt: instant("invite_expires_at"),
    /** A link that was made before somebody was taken off doesn't bring them back. */
    invitedAt: instant("invited_at"),
    createdAt: instant("created_at").notNull(),
  },
  (t) => [
    unique("saved_lists_of_person").on(t.id, t.personId),
    uniqueIndex("saved_lists_name").on(t.personId, sql`lower(${t.name})`),
    check("saved_lists_name_fits", sql`char_length(name) between 1 and 60`),
    check("saved_lists_stay_is_whole", sql`(check_in is null) = (check_out is null) and check_in < check_out`),
    check("saved_lists_invitation_is_whole", sql`num_nonnulls(invite_key, invite_expires_at, invited_at) in (0, 3)`),
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

const listId = () =>
  uuid("list_id")
    .notNull()
    .references(() => savedLists.id, { onDelete: "cascade" });

const personId = (column = "person_id") =>
  uuid(column)
    .notNull()
    .references(() => profiles.id, { onDelete: "cascade" });

/** Who joined somebody's list. Those who were taken off, or left, stay known, so that they can be told. */
export const savedListCompanions = pgTable(
  "saved_list_companions",
  { listId: listId(), personId: personId(), joinedAt: instant("joined_at").notNull(), leftAt: instant("left_at") },
  (t) => [primaryKey({ columns: [t.listId, t.personId] }), index("saved_list_companions_person").on(t.personId)],
);

/** A vote for a place of a list; it goes when the place leaves the list. */
export const savedListVotes = pgTable(
  "saved_list_votes",
  {
    listId: uuid("list_id").notNull(),
    propertyId: uuid("property_id").notNull(),
    personId: personId(),
    createdAt: instant("created_at").notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.listId, t.propertyId, t.personId] }),
    foreignKey({
      columns: [t.listId, t.propertyId],
      foreignColumns: [savedListEntries.listId, savedListEntries.propertyId],
      name: "saved_list_votes_entry",
    }).onDelete("cascade"),
    index("saved_list_votes_person").on(t.personId),
  ],
);

/** A short comment on a place of a list; it goes when the place leaves the list. */
export const savedListComments = pgTable(
  "saved_list_comments",
  {
    id: rowId(),
    listId: uuid("list_id").notNull(),
    propertyId: uuid("property_id").notNull(),
    authorId: personId("author_id"),
    body: text("body").notNull(),
    createdAt: instant("created_at").notNull(),
  },
  (t) => [
    foreignKey({
      columns: [t.listId, t.propertyId],
      foreignColumns: [savedListEntries.listId, savedListEntries.propertyId],
      name: "saved_list_comments_entry",
    }).onDelete("cascade"),
    index("saved_list_comments_list").on(t.listId, t.createdAt),
    index("saved_list_comments_author").on(t.authorId),
    check("saved_list_comments_body_fits", sql`char_length(body) between 1 and 400`),
  ],
);
