import { sql } from "drizzle-orm";
import { bigint, boolean, check, index, integer, jsonb, pgTable, primaryKey, smallint, text, unique, uuid } from "drizzle-orm/pg-core";
import { day, instant, rowId } from "../../platform/db/columns.server.ts";
import type { AllDayMeaning } from "./calendar.schema.ts";
import type { EventNights } from "./reading/calendar-reading.ts";
import { properties } from "../listings/listing.tables.server.ts";

const ofListing = () =>
  uuid("property_id")
    .notNull()
    .references(() => properties.id, { onDelete: "cascade" });

/** A calendar on another platform that holds nights here. Its address is a secret: sealed, and shown with its middle left out. */
export const importedCalendars = pgTable(
  "imported_calendars",
  {
    id: rowId(),
    propertyId: ofListing(),
    name: text("name").notNull(),
    sealedAddress: text("sealed_address").notNull(),
    addressHash: text("address_hash").notNull(),
    shownAddress: text("shown_address").notNull(),
    /** The name in the address: calendars of one site take turns. */
    site: text("site").notNull().default(""),
    isPaused: boolean("is_paused").notNull().default(false),
    ignoresUnavailable: boolean("ignores_unavailable").notNull().default(false),
    ignoresRolling: boolean("ignores_rolling").notNull().default(false),
    /** At a boat that sells hours: whole days at the marina, or nights from check-in to check-out. */
    allDayMeans: text("all_day_means").$type<AllDayMeaning>().notNull().default("days"),
    etag: text("etag"),
    lastModified: text("last_modified"),
    /** The day and zone at the listing for which that version was read: later the same file reaches further. */
    readFor: text("read_for"),
    triedAt: instant("tried_at"),
    succeededAt: instant("succeeded_at"),
    nextTryAt: instant("next_try_at").notNull(),
    /** The site asked to be left alone until then. */
    waitUntil: instant("wait_until"),
    failures: smallint("failures").notNull().default(0),
    /** Answers in a row that came, but slowly. */
    slowAnswers: smallint("slow_answers").notNull().default(0),
    error: text("error"),
    /** The host knows that it has been silent for too long. */
    silenceToldAt: instant("silence_told_at"),
    /** A version with far fewer nights waits until it was read often enough. */
    doubtedVersion: text("doubted_version"),
    doubtedSince: instant("doubted_since"),
    doubtedReadings: smallint("doubted_readings").notNull().default(0),
    /** Events of the last version that could not be read, in words. */
    skipped: jsonb("skipped").$type<string[]>().notNull().default([]),
    /** How many of them were never read before, so that nobody knows which nights were theirs. */
    unknownEvents: integer("unknown_events").notNull().default(0),
    createdAt: instant("created_at").notNull(),
  },
  (t) => [
    unique("imported_calendars_once_a_listing").on(t.propertyId, t.addressHash),
    index("imported_calendars_due")
      .on(t.nextTryAt)
      .where(sql`not is_paused`),
    check("imported_calendars_all_day_means_days_or_nights", sql`all_day_means in ('days', 'nights')`),
  ],
);

const ofCalendar = () =>
  uuid("calendar_id")
    .notNull()
    .references(() => importedCalendars.id, { onDelete: "cascade" });

/** Of a timed event at a boat that sells hours, which takes this time instead of its nights. */
const someTime = () => ({ beginsAt: instant("begins_at"), endsAt: instant("ends_at") });

/** The stays that the last accepted version names, and what they do here. */
export const importedStays = pgTable(
  "imported_stays",
  {
    calendarId: ofCalendar(),
    firstNight: day("first_night").notNull(),
    endNight: day("end_night").notNull(),
    kind: text("kind").$type<"stay" | "unavailable">().notNull(),
    /** The day at the listing on which a version first said so. */
    readOn: day("read_on").notNull(),
    /** It may be a booking of ours that the site only says back. */
    mayEcho: boolean("may_echo").notNull().default(true),
    /** Its UID says that we wrote it, for this listing. */
    isOurs: boolean("is_ours").notNull().default(false),
    ...someTime(),
    /** When a reading first found the event on these nights. */
    namedAt: instant("named_at"),
    isRolling: boolean("is_rolling").notNull().default(false),
    standing: text("standing").$type<"holds" | "echo" | "ignored">().notNull(),
  },
  (t) => [
    unique("imported_stays_once").on(t.calendarId, t.firstNight, t.endNight, t.beginsAt, t.endsAt).nullsNotDistinct(),
    check("imported_stays_end_after_they_begin", sql`first_night < end_night`),
    check("imported_stays_times_end_after_they_begin", sql`(begins_at is null) = (ends_at is null) and begins_at < ends_at`),
  ],
);

/** The nights that each event of a calendar had when it could last be read, by a keyed hash of its UID. */
export const importedEvents = pgTable("imported_events", {
  calendarId: ofCalendar().primaryKey(),
  nights: jsonb("nights").$type<EventNights>().notNull(),
});

/** One row: this calendar claims this night. Triggers bring it to `occupied_nights` (`calendars_hold_nights`). */
export const importedNights = pgTable(
  "imported_nights",
  { propertyId: ofListing(), night: day("night").notNull(), calendarId: ofCalendar() },
  (t) => [primaryKey({ columns: [t.propertyId, t.night, t.calendarId] }), index("imported_nights_calendar").on(t.calendarId, t.night)],
);

/** One row: this calendar claims this time of a boat that sells hours. Triggers bring it to `held_times` (`imported_times_hold_times`). */
export const importedTimes = pgTable(
  "imported_times",
  {
    propertyId: ofListing(),
    calendarId: ofCalendar(),
    beginsAt: instant("begins_at").notNull(),
    endsAt: instant("ends_at").notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.calendarId, t.beginsAt, t.endsAt] }),
    index("imported_times_listing").on(t.propertyId),
    check("imported_times_end_after_they_begin", sql`begins_at < ends_at`),
  ],
);

/** What each of the last refreshes did. */
export const calendarRefreshes = pgTable(
  "calendar_refreshes",
  {
    id: bigint("id", { mode: "number" }).primaryKey().generatedAlwaysAsIdentity(),
    calendarId: ofCalendar(),
    at: instant("at").notNull(),
    outcome: text("outcome").$type<"changed" | "same" | "doubted" | "failed">().notNull(),
    nightsTaken: integer("nights_taken").notNull().default(0),
    nightsFreed: integer("nights_freed").notNull().default(0),
    timesTaken: integer("times_taken").notNull().default(0),
    timesFreed: integer("times_freed").notNull().default(0),
    error: text("error"),
  },
  (t) => [index("calendar_refreshes_newest").on(t.calendarId, t.id)],
);

/** A stay elsewhere over a booking of ours, until the host or time has settled it. */
export const calendarClashes = pgTable(
  "calendar_clashes",
  {
    id: rowId(),
    propertyId: ofListing(),
    calendarId: ofCalendar(),
    /** Of a guest's booking or of a manual one. */
    bookingId: uuid("booking_id").notNull(),
    firstNight: day("first_night").notNull(),
    endNight: day("end_night").notNull(),
    ...someTime(),
    kind: text("kind").$type<"stay" | "unavailable">().notNull().default("stay"),
    foundAt: instant("found_at").notNull(),
    resolvedAt: instant("resolved_at"),
    resolution: text("resolution").$type<"ignored" | "gone">(),
  },
  (t) => [
    unique("calendar_clashes_once").on(t.calendarId, t.bookingId, t.firstNight, t.endNight, t.beginsAt, t.endsAt).nullsNotDistinct(),
    index("calendar_clashes_open")
      .on(t.propertyId)
      .where(sql`resolved_at is null`),
    check("calendar_clashes_resolved_somehow", sql`(resolved_at is null) = (resolution is null)`),
  ],
);

/** The secret address at which other platforms read a listing's calendar. */
export const calendarExports = pgTable("calendar_exports", {
  propertyId: ofListing().primaryKey(),
  sealedToken: text("sealed_token").notNull(),
  tokenHash: text("token_hash").notNull().unique(),
  createdAt: instant("created_at").notNull(),
});
