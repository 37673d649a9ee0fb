import { sql } from "drizzle-orm";
import { boolean, check, index, integer, pgTable, smallint, text, uniqueIndex, uuid } from "drizzle-orm/pg-core";
import { day, instant, rowId } from "../../../platform/db/columns.server.ts";
import { bookings } from "../booking.tables.server.ts";
import type { RequestState, Side } from "./change.rules.ts";

/**
 * What a guest asks the host for when a change is no longer free, or a host suggests to the guest, at the price that was shown. A booking has one open
 * request at a time. The nights aren't held for it: who approves takes them, if they are still free.
 */
export const bookingChangeRequests = pgTable(
  "booking_change_requests",
  {
    id: rowId(),
    bookingId: uuid("booking_id")
      .notNull()
      .references(() => bookings.id, { onDelete: "restrict" }),
    checkIn: day("check_in").notNull(),
    checkOut: day("check_out").notNull(),
    guests: smallint("guests").notNull(),
    children: smallint("children").notNull().default(0),
    infants: smallint("infants").notNull().default(0),
    pets: smallint("pets").notNull().default(0),
    /** As in a booking. */
    nightlyPrices: integer("nightly_prices").array().notNull(),
    listedPrices: integer("listed_prices")
      .array()
      .notNull()
      .default(sql`'{}'`),
    lineLabels: text("line_labels")
      .array()
      .notNull()
      .default(sql`'{}'`),
    lineCents: integer("line_cents")
      .array()
      .notNull()
      .default(sql`'{}'`),
    fillsGap: boolean("fills_gap").notNull().default(false),
    cleaningFee: integer("cleaning_fee").notNull(),
    serviceFee: integer("service_fee").notNull(),
    totalPrice: integer("total_price").notNull(),
    askedBy: text("asked_by").$type<Side>().notNull().default("guest"),
    state: text("state").$type<RequestState>().notNull().default("open"),
    askedAt: instant("asked_at").notNull(),
    lapsesAt: instant("lapses_at").notNull(),
    closedAt: instant("closed_at"),
  },
  (t) => [
    uniqueIndex("booking_change_requests_open")
      .on(t.bookingId)
      .where(sql`state = 'open'`),
    index("booking_change_requests_lapsing")
      .on(t.lapsesAt)
      .where(sql`state = 'open'`),
    check("booking_change_requests_state_is_known", sql`state in ('open', 'approved', 'declined', 'lapsed', 'withdrawn', 'overtaken')`),
    check("booking_change_requests_asked_by_a_side", sql`asked_by in ('guest', 'host')`),
    check("booking_change_requests_close_once", sql`(state = 'open') = (closed_at is null)`),
    check("booking_change_requests_have_guests", sql`guests >= 1`),
    check("booking_change_requests_party", sql`children >= 0 and children < guests and infants between 0 and 20 and pets between 0 and 20`),
    check("booking_change_requests_price_each_night", sql`check_in < check_out and cardinality(nightly_prices) = check_out - check_in`),
    check(
      "booking_change_requests_lines_are_the_difference",
      sql`cardinality(line_labels) = cardinality(line_cents) and case when cardinality(line_cents) = 0 then cardinality(listed_prices) = 0 else cardinality(listed_prices) = check_out - check_in and cents_of(listed_prices) + cents_of(line_cents) = cents_of(nightly_prices) end`,
    ),
    check("booking_change_requests_total_is_the_sum", sql`total_price = cents_of(nightly_prices) + cleaning_fee + service_fee`),
  ],
);
