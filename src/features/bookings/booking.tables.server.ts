import { sql } from "drizzle-orm";
import { boolean, check, index, integer, pgTable, smallint, text, uniqueIndex, uuid } from "drizzle-orm/pg-core";
import { day, instant, rowId } from "../../platform/db/columns.server.ts";
import { profiles } from "../accounts/account.tables.server.ts";
import type { CancellationPolicy } from "../listings/index.ts";
import { properties } from "../listings/listing.tables.server.ts";
import type { BookingStatus, CancelledBy } from "./booking.rules.ts";
import type { HostCancelReason } from "./host-booking/details.rules.ts";

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
    propertyId: uuid("property_id")
      .notNull()
      .references(() => properties.id, { onDelete: "restrict" }),
    guestId: uuid("guest_id")
      .notNull()
      .references(() => profiles.id, { onDelete: "restrict" }),
    hostId: uuid("host_id")
      .notNull()
      .references(() => profiles.id, { onDelete: "restrict" }),
    checkIn: day("check_in").notNull(),
    checkOut: day("check_out").notNull(),
    /** Adults and children. */
    guests: smallint("guests").notNull(),
    children: smallint("children").notNull().default(0),
    infants: smallint("infants").notNull().default(0),
    pets: smallint("pets").notNull().default(0),
    /** What each night comes to with discounts and extra guests, in order. */
    nightlyPrices: integer("nightly_prices").array().notNull(),
    /** The nightly prices before these, and their lines as the guest saw them; all empty where there are no such lines. */
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
    cleaningFee: integer("cleaning_fee").notNull(),
    serviceFee: integer("service_fee").notNull(),
    totalPrice: integer("total_price").notNull(),
    /** Nights before and after it that the host needs to prepare; nobody else can book them. */
    preparationBefore: smallint("preparation_before").notNull().default(0),
    preparationAfter: smallint("preparation_after").notNull().default(0),
    /** The host's discounts on the day it was booked, by which a change is priced; 0 where there are none. */
    weeklyDiscountPercent: smallint("weekly_discount_percent").notNull().default(0),
    monthlyDiscountPercent: smallint("monthly_discount_percent").notNull().default(0),
    lastMinuteDays: smallint("last_minute_days").notNull().default(0),
    lastMinutePercent: smallint("last_minute_percent").notNull().default(0),
    earlyBirdDays: smallint("early_bird_days").notNull().default(0),
    earlyBirdPercent: smallint("early_bird_percent").notNull().default(0),
    gapNights: smallint("gap_nights").notNull().default(0),
    gapPercent: smallint("gap_percent").notNull().default(0),
    /** How many guests the nights' price is for, and what each other pays a night; 0 where nobody pays extra. */
    guestsIncluded: smallint("guests_included").notNull().default(0),
    extraGuestCents: integer("extra_guest_cents").notNull().default(0),
    /** It filled a gap between other stays when its dates were booked. */
    fillsGap: boolean("fills_gap").notNull().default(false),
    status: text("status").$type<BookingStatus>().notNull().default("confirmed"),
    cancellationPolicy: text("cancellation_policy").$type<CancellationPolicy>().notNull(),
    timeZone: text("time_zone").notNull(),
    checkInTime: text("check_in_time").notNull(),
    checkOutTime: text("check_out_time").notNull(),
    /** The moments at which the stay begins and ends at the listing. */
    beginsAt: instant("begins_at").notNull(),
    endsAt: instant("ends_at").notNull(),
    createdAt: instant("created_at").notNull().defaultNow(),
    /** How often its guest changed dates or guests since; calendar files count by it. */
    changes: smallint("changes").notNull().default(0),
    changedAt: instant("changed_at"),
    cancelledAt: instant("cancelled_at"),
    cancelledBy: text("cancelled_by").$type<CancelledBy>(),
    /** Why the host cancelled it. */
    cancelReason: text("cancel_reason").$type<HostCancelReason>(),
    /** When the host said that the guest didn't come. */
    noShowAt: instant("no_show_at"),
    refund: integer("refund").notNull().default(0),
    /** When the host got their part, and until then the moment from which they may have it. */
    payableAt: instant("payable_at").notNull(),
    /** The day of that moment at the listing: the payout date that is shown, and that months and years are counted by. */
    payableOn: day("payable_on")
      .generatedAlwaysAs(sql`(payable_at at time zone time_zone)::date`)
      .notNull(),
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
    index("bookings_host_sums").on(
      t.hostId,
      t.payableOn,
      t.status,
      t.cancelledBy,
      t.totalPrice,
      t.refund,
      t.serviceFee,
      t.beginsAt,
      t.paidOutAt,
    ),
    index("bookings_host_phases")
      .on(t.hostId, t.beginsAt, t.endsAt)
      .where(sql`status = 'confirmed'`),
    index("bookings_unpaid")
      .on(t.payableAt)
      .where(sql`paid_out_at is null`),
    index("bookings_end").on(t.endsAt),
    index("bookings_listing").on(t.propertyId, t.checkIn),
    check("bookings_stay_has_nights", sql`check_in < check_out`),
    check("bookings_changed_sometime", sql`(changes = 0) = (changed_at is null) and changes >= 0`),
    check("bookings_preparation", sql`preparation_before between 0 and 7 and preparation_after between 0 and 7`),
    check("bookings_have_guests", sql`guests >= 1`),
    check("bookings_party", sql`children >= 0 and children < guests and infants between 0 and 20 and pets between 0 and 20`),
    check("bookings_status_is_known", sql`status in ('confirmed', 'cancelled')`),
    check("bookings_reservation_is_formed", sql`reservation_id ~ '^RES-[0-9]{8}-[A-Z0-9]{6}$'`),
    check("bookings_price_each_night", sql`cardinality(nightly_prices) = check_out - check_in`),
    check(
      "bookings_lines_are_the_difference",
      sql`cardinality(line_labels) = cardinality(line_cents) and case when cardinality(line_cents) = 0 then cardinality(listed_prices) = 0 else cardinality(listed_prices) = check_out - check_in and cents_of(listed_prices) + cents_of(line_cents) = cents_of(nightly_prices) end`,
    ),
    check("bookings_extra_guests", sql`guests_included >= 0 and extra_guest_cents >= 0`),
    check("bookings_total_is_the_sum", sql`total_price = cents_of(nightly_prices) + cleaning_fee + service_fee`),
    check("bookings_end_after_they_begin", sql`begins_at < ends_at`),
    check(
      "bookings_cancelled_by_somebody",
      sql`(status = 'cancelled') = (cancelled_at is not null) and (cancelled_at is null) = (cancelled_by is null) and cancelled_by in ('guest', 'host')`,
    ),
    check(
      "bookings_hosts_have_reasons",
      sql`cancel_reason is null or coalesce(cancelled_by, '') = 'host' and cancel_reason in ('repairs', 'weather', 'emergency', 'unavailable', 'guest_asked', 'other')`,
    ),
    check("bookings_no_show_after_check_in", sql`no_show_at is null or status = 'confirmed' and no_show_at >= begins_at`),
    check("bookings_refund_is_within_the_price", sql`refund between 0 and total_price and (refund = 0 or status = 'cancelled')`),
  ],
);
