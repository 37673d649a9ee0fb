import { sql } from "drizzle-orm";
import { check, index, integer, pgTable, smallint, text, uniqueIndex, uuid } from "drizzle-orm/pg-core";
import { day, instant, rowId } from "../../platform/db/columns.server.ts";
import { profiles } from "../accounts/account.tables.server.ts";
import type { CancellationPolicy } from "../listings/index.ts";
import { properties } from "../listings/listing.tables.server.ts";

/** A stay from check-in to check-out, as it was priced. Money is in cents. */
export const bookings = pgTable(
  "bookings",
  {
    id: rowId(),
    reservationId: text("reservation_id").notNull(),
    propertyId: uuid("property_id")
      .notNull()
      .references(() => properties.id, { onDelete: "cascade" }),
    guestId: uuid("guest_id")
      .notNull()
      .references(() => profiles.id, { onDelete: "cascade" }),
    checkIn: day("check_in").notNull(),
    checkOut: day("check_out").notNull(),
    guests: smallint("guests").notNull(),
    totalPrice: integer("total_price").notNull(),
    status: text("status").$type<"confirmed" | "cancelled">().notNull().default("confirmed"),
    cancellationPolicy: text("cancellation_policy").$type<CancellationPolicy>().notNull(),
    createdAt: instant("created_at").notNull().defaultNow(),
  },
  (t) => [
    uniqueIndex("bookings_reservation").on(t.reservationId),
    index("bookings_guest").on(t.guestId, t.checkIn),
    index("bookings_listing").on(t.propertyId, t.checkIn),
    check("bookings_stay_has_nights", sql`check_in < check_out`),
    check("bookings_have_guests", sql`guests >= 1`),
    check("bookings_status_is_known", sql`status in ('confirmed', 'cancelled')`),
    check("bookings_reservation_is_formed", sql`reservation_id ~ '^RES-[0-9]{8}-[A-Z0-9]{6}$'`),
  ],
);
