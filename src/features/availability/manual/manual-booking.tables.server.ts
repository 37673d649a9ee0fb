import { sql } from "drizzle-orm";
import { boolean, check, index, integer, pgTable, smallint, text, uuid } from "drizzle-orm/pg-core";
import { day, instant, rowId } from "../../../platform/db/columns.server.ts";
import { profiles } from "../../accounts/account.tables.server.ts";
import { properties } from "../../listings/listing.tables.server.ts";
import type { ManualKind } from "./manual-booking.rules.ts";

/**
 * A stay that a host enters: of a guest from elsewhere, or their own. It holds its nights in `occupied_nights`: a trigger sees to that, whoever
 * writes. Times and zone are the listing's when it was saved. What isn't over goes with its listing; all of it goes with its host's account.
 */
export const manualBookings = pgTable(
  "manual_bookings",
  {
    id: rowId(),
    propertyId: uuid("property_id")
      .notNull()
      .references(() => properties.id, { onDelete: "cascade" }),
    hostId: uuid("host_id")
      .notNull()
      .references(() => profiles.id, { onDelete: "cascade" }),
    checkIn: day("check_in").notNull(),
    checkOut: day("check_out").notNull(),
    /** A use of a boat from one time to another; the days are those on which it begins and ends. */
    byHours: boolean("by_hours").notNull().default(false),
    kind: text("kind").$type<ManualKind>().notNull(),
    name: text("name").notNull(),
    guests: smallint("guests"),
    /** A phone number or an email, as the host typed it. */
    contact: text("contact").notNull(),
    note: text("note").notNull(),
    timeZone: text("time_zone").notNull(),
    checkInTime: text("check_in_time").notNull(),
    checkOutTime: text("check_out_time").notNull(),
    beginsAt: instant("begins_at").notNull(),
    endsAt: instant("ends_at").notNull(),
    /** Counts how often it was saved, so that nobody saves over what they haven't seen. */
    version: integer("version").notNull().default(1),
    createdAt: instant("created_at").notNull(),
    changedAt: instant("changed_at").notNull(),
  },
  (t) => [
    index("manual_bookings_host").on(t.hostId, t.checkIn),
    index("manual_bookings_listing").on(t.propertyId, t.checkIn),
    check(
      "manual_bookings_have_nights",
      sql`(check_out > check_in or by_hours and check_out = check_in) and check_out - check_in <= 731 and ends_at > begins_at`,
    ),
    check("manual_bookings_kind_is_known", sql`kind in ('guest', 'own')`),
    check("manual_bookings_guests_have_names", sql`char_length(name) <= 120 and (kind = 'own' or name <> '')`),
    check("manual_bookings_guests", sql`guests between 1 and 100`),
    check("manual_bookings_are_short", sql`char_length(contact) <= 200 and char_length(note) <= 2000`),
  ],
);
