import { sql } from "drizzle-orm";
import { boolean, check, customType, index, integer, pgTable, primaryKey, smallint, text, unique, uuid } from "drizzle-orm/pg-core";
import { day, instant, rowId } from "../../platform/db/columns.server.ts";
import { properties } from "../listings/listing.tables.server.ts";
import type { CharterCrew, ExtraKind, ExtraTerms, ExtraUnit } from "./charter.rules.ts";

/** A time of the marina's clocks, as `HH:MM`. */
const clockTime = customType<{ data: string; driverData: string }>({
  dataType: () => "time",
  fromDriver: (value) => value.slice(0, 5),
});

const ofBoat = () =>
  uuid("property_id")
    .notNull()
    .references(() => properties.id, { onDelete: "cascade" });

const ofPackage = () =>
  uuid("package_id")
    .notNull()
    .references(() => boatPackages.id, { onDelete: "cascade" });

/** "Half day", "Full day", "Sunset", "A week, Saturday to Saturday": what a boat is sold by besides nights. One that was booked stays when its host deletes it. */
export const boatPackages = pgTable(
  "boat_packages",
  {
    id: rowId(),
    propertyId: ofBoat(),
    name: text("name").notNull(),
    /** By the stopwatch: four hours are four hours when the clocks change, too. */
    minutes: integer("minutes"),
    /** Or back at this time of the marina's clocks, so many nights later. */
    nights: smallint("nights"),
    returnsAt: clockTime("returns_at"),
    /** Before it, on top of the turnaround of what was before. */
    prepareMinutes: smallint("prepare_minutes").notNull().default(0),
    /** The price with a captain and without, for the trip or for a seat; null where it isn't sold so. */
    captainedCents: integer("captained_cents"),
    bareboatCents: integer("bareboat_cents"),
    /** Sold by the seat; null: the whole boat. */
    seats: smallint("seats"),
    guests: smallint("guests").notNull(),
    /** Where the boat is handed over and returned; empty: at the marina. */
    beginsPlace: text("begins_place").notNull().default(""),
    endsPlace: text("ends_place").notNull().default(""),
    isOn: boolean("is_on").notNull().default(true),
    position: smallint("position").notNull().default(0),
    version: integer("version").notNull().default(1),
    createdAt: instant("created_at").notNull(),
    deletedAt: instant("deleted_at"),
  },
  (t) => [
    index("boat_packages_boat")
      .on(t.propertyId)
      .where(sql`deleted_at is null`),
    check(
      "boat_packages_names",
      sql`char_length(name) between 1 and 60 and char_length(begins_place) <= 120 and char_length(ends_place) <= 120`,
    ),
    check(
      "boat_packages_have_one_length",
      sql`(minutes is null) <> (returns_at is null) and (returns_at is null) = (nights is null) and minutes between 30 and 20160 and nights between 0 and 28`,
    ),
    check("boat_packages_prepare", sql`prepare_minutes between 0 and 1440`),
    check(
      "boat_packages_have_a_price",
      sql`coalesce(captained_cents, bareboat_cents) is not null and captained_cents between 0 and 100000000 and bareboat_cents between 0 and 100000000`,
    ),
    check("boat_packages_seats", sql`seats between 1 and 100 and (seats is null or bareboat_cents is null)`),
    check("boat_packages_guests", sql`guests between 1 and 100`),
  ],
);

/** On these weekdays (Sunday is 1, Saturday 64), between these days if there are any, every year or once. */
const someDays = () => ({
  weekdays: smallint("weekdays").notNull().default(127),
  fromDay: day("from_day"),
  untilDay: day("until_day"),
  isYearly: boolean("is_yearly").notNull().default(false),
});

const someDaysChecks = (table: string) => [
  check(`${table}_weekdays`, sql`weekdays between 1 and 127`),
  check(`${table}_days`, sql`(from_day is null) = (until_day is null) and (is_yearly or from_day <= until_day)`),
];

/** When it may begin: at one time, or from the first to the last one in steps. */
export const boatPackageStarts = pgTable(
  "boat_package_starts",
  {
    packageId: ofPackage(),
    no: smallint("no").notNull(),
    ...someDays(),
    firstStart: clockTime("first_start").notNull(),
    lastStart: clockTime("last_start").notNull(),
    stepMinutes: smallint("step_minutes").notNull().default(30),
  },
  (t) => [
    primaryKey({ columns: [t.packageId, t.no] }),
    ...someDaysChecks("boat_package_starts"),
    check("boat_package_starts_no", sql`no between 1 and 20`),
    check("boat_package_starts_steps", sql`first_start <= last_start and step_minutes in (15, 30, 60)`),
  ],
);

/** What it costs on some days; the first that fits counts, and none of them: the package's own price. */
export const boatPackagePrices = pgTable(
  "boat_package_prices",
  {
    packageId: ofPackage(),
    no: smallint("no").notNull(),
    ...someDays(),
    captainedCents: integer("captained_cents"),
    bareboatCents: integer("bareboat_cents"),
  },
  (t) => [
    primaryKey({ columns: [t.packageId, t.no] }),
    ...someDaysChecks("boat_package_prices"),
    check("boat_package_prices_no", sql`no between 1 and 20`),
    check(
      "boat_package_prices_are_prices",
      sql`coalesce(captained_cents, bareboat_cents) is not null and captained_cents between 0 and 100000000 and bareboat_cents between 0 and 100000000`,
    ),
  ],
);

/** What a charter costs besides: captain, fuel, end cleaning, a paddle board. */
export const boatExtras = pgTable(
  "boat_extras",
  {
    id: rowId(),
    propertyId: ofBoat(),
    name: text("name").notNull(),
    kind: text("kind").$type<ExtraKind>().notNull(),
    terms: text("terms").$type<ExtraTerms>().notNull(),
    cents: integer("cents"),
    unit: text("unit").$type<ExtraUnit>().notNull().default("booking"),
    isRequired: boolean("is_required").notNull().default(false),
    /** Only with a captain, or only without; null: with both. */
    crew: text("crew").$type<CharterCrew>(),
    position: smallint("position").notNull().default(0),
  },
  (t) => [
    index("boat_extras_boat").on(t.propertyId),
    check("boat_extras_names", sql`char_length(name) between 1 and 60`),
    check("boat_extras_kind_is_known", sql`kind in ('captain', 'crew', 'fuel', 'cleaning', 'transit_log', 'equipment', 'pickup', 'other')`),
    check("boat_extras_unit_is_known", sql`unit in ('booking', 'hour', 'person')`),
    check("boat_extras_crew_is_known", sql`crew in ('captained', 'bareboat')`),
    check(
      "boat_extras_have_terms",
      sql`case terms when 'priced' then cents between 0 and 10000000 when 'at_the_end' then cents is null or cents between 0 and 10000000 when 'included' then cents is null when 'on_request' then cents is null and not is_required else false end`,
    ),
  ],
);

/** A start of a package that is sold by the seat, from the first seat on. It holds the boat's time while somebody has a seat. */
export const departures = pgTable(
  "departures",
  {
    id: rowId(),
    propertyId: ofBoat(),
    packageId: ofPackage(),
    beginsAt: instant("begins_at").notNull(),
    endsAt: instant("ends_at").notNull(),
    prepareMinutes: smallint("prepare_minutes").notNull(),
    seats: smallint("seats").notNull(),
    taken: smallint("taken").notNull().default(0),
    cancelledAt: instant("cancelled_at"),
    cancelReason: text("cancel_reason").notNull().default(""),
  },
  (t) => [
    unique("departures_once").on(t.packageId, t.beginsAt),
    index("departures_boat").on(t.propertyId, t.beginsAt),
    check("departures_have_room", sql`taken between 0 and seats and seats between 1 and 100`),
    check("departures_end_after_they_begin", sql`begins_at < ends_at`),
    check("departures_cancelled_are_empty", sql`cancelled_at is null or taken = 0`),
  ],
);

/** The seats of a booking or of a checkout, until this moment. */
export const departureSeats = pgTable(
  "departure_seats",
  {
    departureId: uuid("departure_id")
      .notNull()
      .references(() => departures.id, { onDelete: "cascade" }),
    holderId: uuid("holder_id").notNull(),
    seats: smallint("seats").notNull(),
    heldUntil: instant("held_until"),
  },
  (t) => [primaryKey({ columns: [t.departureId, t.holderId] }), check("departure_seats_are_some", sql`seats between 1 and 100`)],
);
