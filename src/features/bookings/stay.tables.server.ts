import { sql } from "drizzle-orm";
import { boolean, check, integer, smallint, text, uuid } from "drizzle-orm/pg-core";
import { day, instant } from "../../platform/db/columns.server.ts";
import { profiles } from "../accounts/account.tables.server.ts";
import { boatPackages, departures } from "../charters/charter.tables.server.ts";
import type { CharterCrew } from "../charters/index.ts";
import type { CancellationPolicy } from "../listings/index.ts";
import { properties } from "../listings/listing.tables.server.ts";

/** Whose stay it is, and where. */
export const sidesOfStay = () => ({
  propertyId: uuid("property_id")
    .notNull()
    .references(() => properties.id, { onDelete: "restrict" }),
  guestId: uuid("guest_id")
    .notNull()
    .references(() => profiles.id, { onDelete: "restrict" }),
  hostId: uuid("host_id")
    .notNull()
    .references(() => profiles.id, { onDelete: "restrict" }),
});

/** A stay, who comes along, and what it costs. Money is in cents. */
export const pricedStay = () => ({
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
    .default(sql`\'{}\'`),
  lineLabels: text("line_labels")
    .array()
    .notNull()
    .default(sql`\'{}\'`),
  lineCents: integer("line_cents")
    .array()
    .notNull()
    .default(sql`\'{}\'`),
  /** It filled a gap between other stays when its dates were booked. */
  fillsGap: boolean("fills_gap").notNull().default(false),
  cleaningFee: integer("cleaning_fee").notNull(),
  serviceFee: integer("service_fee").notNull(),
  totalPrice: integer("total_price").notNull(),
});

/** What held at the listing when the stay was booked. */
export const keptTerms = () => ({
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
  cancellationPolicy: text("cancellation_policy").$type<CancellationPolicy>().notNull(),
  timeZone: text("time_zone").notNull(),
  checkInTime: text("check_in_time").notNull(),
  checkOutTime: text("check_out_time").notNull(),
  /** The moments at which the stay begins and ends at the listing. */
  beginsAt: instant("begins_at").notNull(),
  endsAt: instant("ends_at").notNull(),
  /** From when the host may have their part. */
  payableAt: instant("payable_at").notNull(),
});

/**
 * A charter is a package of a boat instead of nights, with what was chosen for it; its check-in and check-out are the days on which it begins and ends, their
 * times the start and the end by the marina's clocks.
 */
export const chosenCharter = () => ({
  /** What makes it a charter. */
  packageId: uuid("package_id").references(() => boatPackages.id, { onDelete: "restrict" }),
  packageName: text("package_name"),
  crew: text("crew").$type<CharterCrew>(),
  charterCents: integer("charter_cents").notNull().default(0),
  extraLabels: text("extra_labels")
    .array()
    .notNull()
    .default(sql`'{}'`),
  extraCents: integer("extra_cents")
    .array()
    .notNull()
    .default(sql`'{}'`),
  /** Minutes before it that the boat needs. */
  prepareMinutes: smallint("prepare_minutes").notNull().default(0),
  /** How many, where it is sold by the seat. */
  seats: smallint("seats").notNull().default(0),
  beginsPlace: text("begins_place").notNull().default(""),
  endsPlace: text("ends_place").notNull().default(""),
  /** What the guest of a bareboat charter may sail by. */
  licenseKind: text("license_kind"),
  licenseNumber: text("license_number"),
  licenseCountry: text("license_country"),
});

/** A charter that takes the boat's time, or seats of a departure. */
export const charteredStay = () => ({
  ...chosenCharter(),
  departureId: uuid("departure_id").references(() => departures.id, { onDelete: "restrict" }),
});

/** What must hold of a `charteredStay`. */
export const charteredStayChecks = (table: string) => [
  check(
    `${table}_charters_are_whole`,
    sql`case when package_id is null then coalesce(package_name, crew, license_kind, license_number, license_country) is null and charter_cents = 0 and cardinality(extra_labels) = 0 and departure_id is null else package_name is not null and crew is not null and crew in ('captained', 'bareboat') end`,
  ),
  check(`${table}_extras_have_labels`, sql`cardinality(extra_labels) = cardinality(extra_cents)`),
  check(`${table}_seats_are_of_departures`, sql`case when departure_id is null then seats = 0 else seats between 1 and 100 end`),
  check(`${table}_prepare_minutes`, sql`prepare_minutes between 0 and 1440 and charter_cents >= 0`),
];

const NIGHTS_PRICE = sql.raw("cents_of(nightly_prices)");
/** Of what is a stay or a charter. */
export const STAY_PRICE = sql.raw("cents_of(nightly_prices) + charter_cents + cents_of(extra_cents)");

/** What must hold of `pricedStay`. */
export const pricedStayChecks = (table: string, price = NIGHTS_PRICE) => [
  check(`${table}_have_guests`, sql`guests >= 1`),
  check(`${table}_party`, sql`children >= 0 and children < guests and infants between 0 and 20 and pets between 0 and 20`),
  check(
    `${table}_lines_are_the_difference`,
    sql`cardinality(line_labels) = cardinality(line_cents) and case when cardinality(line_cents) = 0 then cardinality(listed_prices) = 0 else cardinality(listed_prices) = check_out - check_in and cents_of(listed_prices) + cents_of(line_cents) = cents_of(nightly_prices) end`,
  ),
  check(`${table}_total_is_the_sum`, sql`total_price = ${price} + cleaning_fee + service_fee`),
];

/** What must hold of a stay with `keptTerms`. */
export const keptTermsChecks = (table: string) => [
  check(`${table}_stay_has_nights`, sql`check_in < check_out or package_id is not null and check_in = check_out`),
  check(`${table}_price_each_night`, sql`cardinality(nightly_prices) = case when package_id is null then check_out - check_in else 0 end`),
  check(`${table}_preparation`, sql`preparation_before between 0 and 7 and preparation_after between 0 and 7`),
  check(`${table}_extra_guests`, sql`guests_included >= 0 and extra_guest_cents >= 0`),
  check(`${table}_end_after_they_begin`, sql`begins_at < ends_at`),
];
