import { sql } from "drizzle-orm";
import { boolean, check, doublePrecision, index, integer, jsonb, pgTable, smallint, text, uuid } from "drizzle-orm/pg-core";
import { instant, rowId } from "../../platform/db/columns.server.ts";
import { profiles } from "../accounts/account.tables.server.ts";
import {
  type CancellationPolicy,
  type Category,
  type Crew,
  DEFAULT_CAPACITY,
  type HomeKind,
  type ListingStatus,
  type ListingType,
  type PlacePrecision,
} from "./listing.rules.ts";
import type { SleepingRoom } from "./rooms/room.rules.ts";

/**
 * A home or a boat as its host describes it. Money is in cents. Triggers keep the search's index (`index_changed_listings`), refuse to delete what guests are
 * still expected at, and listings of people who deleted the account (db/functions).
 */
export const properties = pgTable(
  "properties",
  {
    id: rowId(),
    hostId: uuid("host_id")
      .notNull()
      .references(() => profiles.id, { onDelete: "restrict" }),
    type: text("type").$type<ListingType>().notNull().default("boat"),
    category: text("category").$type<Category>().notNull(),
    /** What kind of home it is, beside its category, if its host says so. */
    homeKind: text("home_kind").$type<HomeKind>(),
    status: text("status").$type<ListingStatus>().notNull().default("active"),
    /** What it was before staff took it down. */
    takenDownFrom: text("taken_down_from").$type<"active" | "unlisted" | "paused">(),
    title: text("title").notNull(),
    description: text("description").notNull(),
    pricePerNight: integer("price_per_night").notNull(),
    cleaningFee: integer("cleaning_fee").notNull(),
    streetAddress: text("street_address").notNull(),
    city: text("city").notNull(),
    state: text("state").notNull(),
    zipCode: text("zip_code").notNull(),
    country: text("country").notNull(),
    latitude: doublePrecision("latitude"),
    longitude: doublePrecision("longitude"),
    timeZone: text("time_zone").notNull(),
    placePrecision: text("place_precision").$type<PlacePrecision>().notNull().default("exact"),
    amenities: text("amenities")
      .array()
      .notNull()
      .default(sql`'{}'`),
    capacity: smallint("capacity").notNull().default(DEFAULT_CAPACITY),
    bedrooms: smallint("bedrooms").notNull().default(1),
    beds: smallint("beds").notNull().default(1),
    /** Where everyone sleeps, room by room; empty where the host doesn't say. */
    rooms: jsonb("rooms")
      .$type<SleepingRoom[]>()
      .notNull()
      .default(sql`'[]'`),
    /** Half bathrooms exist, so they are counted in halves. */
    halfBathrooms: smallint("half_bathrooms").notNull().default(2),
    crew: text("crew").$type<Crew>(),
    licenceNeeded: boolean("licence_needed"),
    lengthFeet: doublePrecision("length_feet"),
    cabins: smallint("cabins"),
    fuelPolicy: text("fuel_policy"),
    marina: text("marina"),
    minimumNights: smallint("minimum_nights").notNull().default(1),
    /** From how many days before check-in on guests book at once: nearer stays are requests. 0: always at once; null: always a request. */
    instantFromDays: smallint("instant_from_days").default(0),
    checkInTime: text("check_in_time").notNull().default("15:00"),
    checkOutTime: text("check_out_time").notNull().default("11:00"),
    houseRules: text("house_rules")
      .array()
      .notNull()
      .default(sql`'{}'`),
    petsAllowed: boolean("pets_allowed").notNull().default(false),
    cancellationPolicy: text("cancellation_policy").$type<CancellationPolicy>().notNull().default("moderate"),
    createdAt: instant("created_at").notNull().defaultNow(),
    updatedAt: instant("updated_at").notNull().defaultNow(),
  },
  (t) => [
    index("properties_title_search").using("gin", sql`plain_text(title) gin_trgm_ops`),
    index("properties_host").on(t.hostId, t.createdAt),
    check(
      "properties_type_fits_category",
      sql`(type = 'property' and category in ('House', 'Apartment')) or (type = 'boat' and category in ('Boat', 'Yacht'))`,
    ),
    check(
      "properties_home_kind_is_a_homes",
      sql`home_kind is null or (type = 'property' and home_kind in ('villa', 'cottage', 'cabin', 'loft', 'chalet', 'room', 'houseboat'))`,
    ),
    check("properties_status_is_known", sql`status in ('active', 'unlisted', 'paused', 'taken_down', 'deleted')`),
    check(
      "properties_taken_down_from_fits",
      sql`taken_down_from is null or (status in ('taken_down', 'deleted') and taken_down_from in ('active', 'unlisted', 'paused'))`,
    ),
    check("properties_place_precision_is_known", sql`place_precision in ('exact', 'approximate')`),
    check("properties_policy_is_known", sql`cancellation_policy in ('flexible', 'moderate', 'strict')`),
    check("properties_crew_is_a_boats", sql`crew is null or (type = 'boat' and crew in ('captained', 'bareboat', 'either'))`),
    check("properties_title_fits", sql`char_length(title) between 1 and 100`),
    check("properties_prices_are_not_negative", sql`price_per_night >= 0 and cleaning_fee >= 0`),
    check(
      "properties_sizes_make_sense",
      sql`capacity between 1 and 100 and minimum_nights between 1 and 365 and bedrooms >= 0 and beds >= 0 and half_bathrooms >= 0`,
    ),
    check(
      "properties_coordinates_are_whole",
      sql`(latitude is null) = (longitude is null) and latitude between -90 and 90 and longitude between -180 and 180`,
    ),
    check("properties_instant_within_a_year", sql`instant_from_days between 0 and 365`),
    check("properties_rooms_are_few", sql`jsonb_typeof(rooms) = 'array' and jsonb_array_length(rooms) <= 20`),
    check("properties_amenities_are_few", sql`cardinality(amenities) <= 100`),
  ],
);
