import { sql } from "drizzle-orm";
import { check, index, pgTable, text, uniqueIndex, uuid } from "drizzle-orm/pg-core";
import { instant, rowId } from "../../../platform/db/columns.server.ts";
import { bookings } from "../booking.tables.server.ts";
import { chosenCharter, pricedStay, pricedStayChecks, STAY_PRICE } from "../stay.tables.server.ts";
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
    ...pricedStay(),
    ...chosenCharter(),
    /** When a charter would begin and end, by the marina's clocks and as moments. Null for nights: theirs are the booking's. */
    checkInTime: text("check_in_time"),
    checkOutTime: text("check_out_time"),
    beginsAt: instant("begins_at"),
    endsAt: instant("ends_at"),
    askedBy: text("asked_by").$type<Side>().notNull().default("guest"),
    state: text("state").$type<RequestState>().notNull().default("open"),
    askedAt: instant("asked_at").notNull(),
    /** When the host approved it, if the guest still has to pay. */
    approvedAt: instant("approved_at"),
    /** Until when it can be answered, or paid. */
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
    check("booking_change_requests_guests_pay", sql`approved_at is null or asked_by = 'guest'`),
    check(
      "booking_change_requests_price_each_night",
      sql`case when package_id is null then check_in < check_out and cardinality(nightly_prices) = check_out - check_in else check_in <= check_out and cardinality(nightly_prices) = 0 end`,
    ),
    check(
      "booking_change_requests_charters_are_whole",
      sql`case when package_id is null then coalesce(package_name, crew, check_in_time, check_out_time, begins_at::text, ends_at::text) is null and charter_cents = 0 and seats = 0 else package_name is not null and crew is not null and check_in_time is not null and check_out_time is not null and begins_at < ends_at and begins_at is not null and ends_at is not null end`,
    ),
    check("booking_change_requests_extras_have_labels", sql`cardinality(extra_labels) = cardinality(extra_cents)`),
    ...pricedStayChecks("booking_change_requests", STAY_PRICE),
  ],
);
