import { sql } from "drizzle-orm";
import { check, index, integer, pgTable, smallint, text, uniqueIndex, uuid } from "drizzle-orm/pg-core";
import { day, instant, rowId } from "../../platform/db/columns.server.ts";
import type { BookingStatus, CancelledBy } from "./booking.rules.ts";
import { checkouts } from "./checkout/checkout.tables.server.ts";
import type { HostCancelReason } from "./host-booking/details.rules.ts";
import {
  charteredStay,
  charteredStayChecks,
  keptTerms,
  keptTermsChecks,
  pricedStay,
  pricedStayChecks,
  sidesOfStay,
  STAY_PRICE,
} from "./stay.tables.server.ts";

/**
 * A stay from check-in to check-out, with the price, the policy and the times as they were when it was made. Money is in cents.
 * While it is confirmed, it holds its nights in `occupied_nights`: a trigger sees to that, whoever writes (`bookings_hold_nights`). Others refuse a booking of a
 * listing or by a guest that was deleted meanwhile, and to delete a booking that is still ahead (db/functions/bookings).
 */
export const bookings = pgTable(
  "bookings",
  {
    id: rowId(),
    reservationId: text("reservation_id").notNull(),
    ...sidesOfStay(),
    ...pricedStay(),
    ...charteredStay(),
    ...keptTerms(),
    status: text("status").$type<BookingStatus>().notNull().default("confirmed"),
    /** The checkout that became it. */
    checkoutId: uuid("checkout_id").references(() => checkouts.id, { onDelete: "restrict" }),
    createdAt: instant("created_at").notNull().defaultNow(),
    /** How often its guest changed dates or guests since; calendar files count by it. */
    changes: smallint("changes").notNull().default(0),
    changedAt: instant("changed_at"),
    cancelledAt: instant("cancelled_at"),
    cancelledBy: text("cancelled_by").$type<CancelledBy>(),
    /** Why the host cancelled it. */
    cancelReason: text("cancel_reason").$type<HostCancelReason>(),
    /** Until when its guest can pay what could not be collected. */
    paymentDueBy: instant("payment_due_by"),
    /** When the host said that the guest didn't come. */
    noShowAt: instant("no_show_at"),
    refund: integer("refund").notNull().default(0),
    /** The day of `payableAt` at the listing: the payout date that is shown, and that months and years are counted by. */
    payableOn: day("payable_on")
      .generatedAlwaysAs(sql`(payable_at at time zone time_zone)::date`)
      .notNull(),
    /** When the host got their part. */
    paidOutAt: instant("paid_out_at"),
  },
  (t) => [
    uniqueIndex("bookings_reservation").on(t.reservationId),
    index("bookings_guest").on(t.guestId, t.checkIn),
    index("bookings_host").on(t.hostId, t.checkIn),
    index("bookings_host_newest")
      .on(t.hostId, t.createdAt.desc())
      .where(sql`status = 'confirmed'`),
    index("bookings_host_payouts").on(t.hostId, t.payableOn.desc(), t.id.desc()),
    index("bookings_host_stays")
      .on(t.hostId, t.checkOut, t.checkIn)
      .where(sql`status = 'confirmed'`),
    // All that a host's sums are made of, so that they are read from the index alone.
    index("bookings_host_sums").on(t.hostId, t.payableOn, t.status, t.totalPrice, t.refund, t.serviceFee, t.beginsAt, t.paidOutAt),
    index("bookings_host_phases")
      .on(t.hostId, t.beginsAt, t.endsAt)
      .where(sql`status = 'confirmed'`),
    index("bookings_unpaid")
      .on(t.payableAt)
      .where(sql`paid_out_at is null`),
    index("bookings_payment_due")
      .on(t.paymentDueBy)
      .where(sql`payment_due_by is not null`),
    index("bookings_end").on(t.endsAt),
    index("bookings_listing").on(t.propertyId, t.checkIn),
    index("bookings_departure")
      .on(t.departureId)
      .where(sql`departure_id is not null`),
    uniqueIndex("bookings_checkout").on(t.checkoutId),
    ...pricedStayChecks("bookings", STAY_PRICE),
    ...charteredStayChecks("bookings"),
    ...keptTermsChecks("bookings"),
    check("bookings_changed_sometime", sql`(changes = 0) = (changed_at is null) and changes >= 0`),
    check("bookings_status_is_known", sql`status in ('confirmed', 'cancelled')`),
    check("bookings_reservation_is_formed", sql`reservation_id ~ '^RES-[0-9]{8}-[A-Z0-9]{6}$'`),
    check(
      "bookings_cancelled_by_somebody",
      sql`(status = 'cancelled') = (cancelled_at is not null) and (cancelled_at is null) = (cancelled_by is null) and cancelled_by in ('guest', 'host', 'payment')`,
    ),
    check(
      "bookings_hosts_have_reasons",
      sql`cancel_reason is null or coalesce(cancelled_by, '') = 'host' and cancel_reason in ('repairs', 'weather', 'emergency', 'unavailable', 'guest_asked', 'too_few_guests', 'other')`,
    ),
    check("bookings_no_show_after_check_in", sql`no_show_at is null or status = 'confirmed' and no_show_at >= begins_at`),
    check("bookings_are_due_while_confirmed", sql`payment_due_by is null or status = 'confirmed'`),
    check("bookings_refund_is_within_the_price", sql`refund between 0 and total_price and (refund = 0 or status = 'cancelled')`),
  ],
);
