import { sql } from "drizzle-orm";
import { boolean, check, index, integer, pgTable, primaryKey, smallint, text, uuid } from "drizzle-orm/pg-core";
import { day, rowId } from "../../../platform/db/columns.server.ts";
import { properties } from "../../listings/listing.tables.server.ts";

/**
 * What a host says about prices and stays beside the listing's own nightly price and minimum; a listing without a row has no rules. Zero percent,
 * days or nights mean "none". Days of the week are bits, Sunday first. Triggers tell pages, and mark the listing in `listing_index` (`mark_rules_in_index`).
 */
export const propertyRules = pgTable(
  "property_rules",
  {
    propertyId: uuid("property_id")
      .primaryKey()
      .references(() => properties.id, { onDelete: "cascade" }),
    weekendPriceCents: integer("weekend_price"),
    weeklyDiscountPercent: smallint("weekly_discount_percent").notNull().default(0),
    monthlyDiscountPercent: smallint("monthly_discount_percent").notNull().default(0),
    lastMinuteDays: smallint("last_minute_days").notNull().default(0),
    lastMinutePercent: smallint("last_minute_percent").notNull().default(0),
    earlyBirdDays: smallint("early_bird_days").notNull().default(0),
    earlyBirdPercent: smallint("early_bird_percent").notNull().default(0),
    /** Stays that fill a gap of up to this many nights need no minimum, and cost this much less. */
    gapNights: smallint("gap_nights").notNull().default(0),
    gapPercent: smallint("gap_percent").notNull().default(0),
    /** How many guests the price is for; each one more pays extra per night. */
    guestsIncluded: smallint("guests_included").notNull().default(0),
    extraGuestCents: integer("extra_guest_price").notNull().default(0),
    /** For stays that begin on a Friday or Saturday. */
    weekendMinimumNights: smallint("weekend_minimum_nights"),
    maximumNights: smallint("maximum_nights"),
    arrivalDays: smallint("arrival_days").notNull().default(127),
    departureDays: smallint("departure_days").notNull().default(127),
    noticeDays: smallint("notice_days").notNull().default(0),
    windowDays: smallint("window_days"),
    preparationBefore: smallint("preparation_before").notNull().default(0),
    preparationAfter: smallint("preparation_after").notNull().default(0),
    /** False of a boat that is booked by the hour, day or week alone: `boat_clocks` says so, and a trigger keeps it here (`clocks_say_nights`). */
    sellsNights: boolean("sells_nights").notNull().default(true),
  },
  () => [
    check("property_rules_prices_are_prices", sql`weekend_price between 0 and 5000000 and extra_guest_price between 0 and 5000000`),
    check(
      "property_rules_discounts_are_percent",
      sql`weekly_discount_percent between 0 and 90 and monthly_discount_percent between 0 and 90 and last_minute_percent between 0 and 90 and early_bird_percent between 0 and 90 and gap_percent between 0 and 90`,
    ),
    check(
      "property_rules_discount_days",
      sql`last_minute_days between 0 and 60 and early_bird_days between 0 and 365 and gap_nights between 0 and 30`,
    ),
    check("property_rules_guests", sql`guests_included between 0 and 100`),
    check("property_rules_nights", sql`weekend_minimum_nights between 1 and 365 and maximum_nights between 1 and 730`),
    check("property_rules_days_of_the_week", sql`arrival_days between 1 and 127 and departure_days between 1 and 127`),
    check("property_rules_notice_and_window", sql`notice_days between 0 and 60 and window_days between 1 and 731`),
    check("property_rules_preparation", sql`preparation_before between 0 and 7 and preparation_after between 0 and 7`),
  ],
);

/**
 * A named range of nights, both ends included, each year or once, with what is different then. Stays follow the season of their first night. No two
 * seasons of a listing share a night: the verbs see to that under the listing's lock.
 */
export const propertySeasons = pgTable(
  "property_seasons",
  {
    id: rowId(),
    propertyId: uuid("property_id")
      .notNull()
      .references(() => propertyRules.propertyId, { onDelete: "cascade" }),
    name: text("name").notNull(),
    startsOn: day("starts_on").notNull(),
    endsOn: day("ends_on").notNull(),
    isYearly: boolean("is_yearly").notNull(),
    nightlyPriceCents: integer("nightly_price"),
    weekendPriceCents: integer("weekend_price"),
    minimumNights: smallint("minimum_nights"),
    maximumNights: smallint("maximum_nights"),
    arrivalDays: smallint("arrival_days"),
    departureDays: smallint("departure_days"),
  },
  (t) => [
    index("property_seasons_listing").on(t.propertyId),
    check("property_seasons_have_a_name", sql`length(name) between 1 and 60`),
    check("property_seasons_are_a_year_at_most", sql`ends_on >= starts_on and ends_on - starts_on < 366`),
    check("property_seasons_prices_are_prices", sql`nightly_price between 0 and 5000000 and weekend_price between 0 and 5000000`),
    check("property_seasons_nights", sql`minimum_nights between 1 and 365 and maximum_nights between 1 and 730`),
    check("property_seasons_days_of_the_week", sql`arrival_days between 1 and 127 and departure_days between 1 and 127`),
  ],
);

/** How long a stay that begins on this very day must be at least, whatever season and weekend say. Triggers refresh the pages that show it. */
export const propertyDayMinimums = pgTable(
  "property_day_minimums",
  {
    propertyId: uuid("property_id")
      .notNull()
      .references(() => propertyRules.propertyId, { onDelete: "cascade" }),
    date: day("date").notNull(),
    nights: smallint("nights").notNull(),
  },
  (t) => [primaryKey({ columns: [t.propertyId, t.date] }), check("property_day_minimums_nights", sql`nights between 1 and 365`)],
);
