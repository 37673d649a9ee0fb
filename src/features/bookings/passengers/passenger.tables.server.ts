import { sql } from "drizzle-orm";
import { check, integer, pgTable, primaryKey, smallint, text, uuid } from "drizzle-orm/pg-core";
import { instant } from "../../../platform/db/columns.server.ts";
import { bookings } from "../booking.tables.server.ts";

/** That a guest said who comes aboard, for the captain. It goes 30 days after the trip, with the booking's end, and with either side's account. */
export const passengerLists = pgTable("passenger_lists", {
  bookingId: uuid("booking_id")
    .primaryKey()
    .references(() => bookings.id, { onDelete: "cascade" }),
  /** Counts how often it was saved, so that nobody saves over what they haven't seen. */
  version: integer("version").notNull(),
  savedAt: instant("saved_at").notNull(),
});

/** Who comes aboard. The first one can be called. */
export const passengers = pgTable(
  "passengers",
  {
    bookingId: uuid("booking_id")
      .notNull()
      .references(() => passengerLists.bookingId, { onDelete: "cascade" }),
    no: smallint("no").notNull(),
    name: text("name").notNull(),
    age: smallint("age").notNull(),
    phone: text("phone").notNull().default(""),
  },
  (t) => [
    primaryKey({ columns: [t.bookingId, t.no] }),
    check("passengers_no", sql`no between 1 and 120`),
    check("passengers_name", sql`char_length(name) between 1 and 80`),
    check("passengers_age", sql`age between 0 and 120`),
    check("passengers_phone", sql`char_length(phone) <= 30 and (no > 1 or phone <> '')`),
  ],
);
