import { sql } from "drizzle-orm";
import { boolean, check, index, integer, pgTable, primaryKey, smallint, text, timestamp, uuid } from "drizzle-orm/pg-core";
import { day, instant } from "../../platform/db/columns.server.ts";
import { properties } from "../listings/listing.tables.server.ts";

const ofListing = () =>
  uuid("property_id")
    .notNull()
    .references(() => properties.id, { onDelete: "cascade" });

/**
 * What a taken night shows as: its booking, else a stay that the host entered, else their block, else imported calendars, else what bookings beside it need to
 * prepare, else hours of a boat, else a checkout.
 */
export type NightHolder = "booking" | "manual" | "block" | "import" | "preparation" | "hours" | "checkout";

/**
 * One row: this night is taken, and by what. Bookings with their preparation, manual bookings, blocks and imported calendars each claim nights; the row goes with its last
 * claim. Its key is the promise that no night is booked over a claim. Triggers on the tables of the claims keep it (`…_hold_nights` in db/functions).
 * A checkout claims nights, its preparation too, until it ends: from then on they are free by the clock alone, so whoever reads asks `held_until`.
 * At a boat that sells hours, `held_times` says until when hours of the night are taken, and decides who may share them.
 */
export const occupiedNights = pgTable(
  "occupied_nights",
  {
    propertyId: ofListing(),
    night: day("night").notNull(),
    bookingId: uuid("booking_id"),
    manualBookingId: uuid("manual_booking_id"),
    isBlocked: boolean("is_blocked").notNull().default(false),
    /** How many imported calendars hold it. */
    calendars: smallint("calendars").notNull().default(0),
    /** The bookings whose preparation holds it. */
    preparing: uuid("preparing")
      .array()
      .notNull()
      .default(sql`'{}'`),
    /** The checkout that holds it, and until when. */
    checkoutId: uuid("checkout_id"),
    checkoutEnds: instant("checkout_ends"),
    /** Until when somebody has the boat for hours of this night. */
    hoursUntil: timestamp("hours_until", { withTimezone: true, mode: "string" }),
    claimedAt: instant("claimed_at").notNull().defaultNow(),
    /** When it is free without anybody's doing: `infinity`, where anything but checkouts claims it. The key's index includes it. */
    heldUntil: timestamp("held_until", { withTimezone: true, mode: "string" })
      .notNull()
      .generatedAlwaysAs(
        sql`case when booking_id is null and manual_booking_id is null and not is_blocked and calendars = 0 and cardinality(preparing) = 0 then greatest(checkout_ends, hours_until) else 'infinity'::timestamptz end`,
      ),
    kind: text("kind")
      .$type<NightHolder>()
      .notNull()
      .generatedAlwaysAs(
        sql`case when booking_id is not null then 'booking' when manual_booking_id is not null then 'manual' when is_blocked then 'block' when calendars > 0 then 'import' when cardinality(preparing) > 0 then 'preparation' when hours_until > coalesce(checkout_ends, '-infinity'::timestamptz) then 'hours' else 'checkout' end`,
      ),
  },
  (t) => [
    primaryKey({ columns: [t.propertyId, t.night] }),
    check(
      "occupied_nights_are_claimed",
      sql`booking_id is not null or manual_booking_id is not null or is_blocked or calendars > 0 or cardinality(preparing) > 0 or checkout_id is not null or hours_until is not null`,
    ),
    check("occupied_nights_checkouts_end", sql`(checkout_id is null) = (checkout_ends is null)`),
    check("occupied_nights_are_booked_or_paid_for", sql`booking_id is null or checkout_id is null`),
    index("occupied_nights_held")
      .on(t.heldUntil)
      .where(sql`held_until < 'infinity'`),
    check("occupied_nights_count_calendars", sql`calendars >= 0`),
  ],
);

/** The nights that a booking let go of: other calendars go on naming them for a while. A trigger writes it (`bookings_hold_nights`). */
export const releasedStays = pgTable(
  "released_stays",
  {
    propertyId: ofListing(),
    bookingId: uuid("booking_id").notNull(),
    checkIn: day("check_in").notNull(),
    checkOut: day("check_out").notNull(),
    releasedAt: instant("released_at").notNull(),
  },
  (t) => [primaryKey({ columns: [t.propertyId, t.bookingId, t.checkIn, t.checkOut] })],
);

export const propertyBlockedDates = pgTable(
  "property_blocked_dates",
  {
    propertyId: ofListing(),
    date: day("date").notNull(),
    reason: text("reason").notNull().default(""),
    blockedAt: instant("blocked_at").notNull().defaultNow(),
  },
  (t) => [primaryKey({ columns: [t.propertyId, t.date] })],
);

/** A custom nightly price for one date, in cents. */
export const propertyCustomPrices = pgTable(
  "property_custom_prices",
  { propertyId: ofListing(), date: day("date").notNull(), price: integer("price").notNull() },
  (t) => [primaryKey({ columns: [t.propertyId, t.date] }), check("property_custom_prices_are_not_negative", sql`price >= 0`)],
);
