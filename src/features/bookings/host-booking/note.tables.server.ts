import { sql } from "drizzle-orm";
import { check, index, integer, pgTable, text, uuid } from "drizzle-orm/pg-core";
import { instant } from "../../../platform/db/columns.server.ts";
import { profiles } from "../../accounts/account.tables.server.ts";
import { bookings } from "../booking.tables.server.ts";

/** What a host notes about a booking, for nobody else. It goes with their account. */
export const bookingNotes = pgTable(
  "booking_notes",
  {
    bookingId: uuid("booking_id")
      .primaryKey()
      .references(() => bookings.id, { onDelete: "cascade" }),
    hostId: uuid("host_id")
      .notNull()
      .references(() => profiles.id, { onDelete: "cascade" }),
    text: text("text").notNull(),
    /** Counts how often it was saved, so that nobody saves over what they haven't seen. */
    version: integer("version").notNull(),
    savedAt: instant("saved_at").notNull(),
  },
  (t) => [index("booking_notes_host").on(t.hostId), check("booking_notes_are_short", sql`char_length(text) <= 2000`)],
);
