import { z } from "zod";
import { Hours, type Stay } from "../availability/index.ts";
import { Line } from "../../platform/text.schema.ts";

const CalendarAddress = z.string("Please enter the calendar's address").trim().min(1, "Please enter the calendar's address").max(2000);

/** What all-day events mean at a boat that sells hours: whole days at the marina, or nights from check-in to check-out. Elsewhere they are nights. */
export const AllDayMeaning = z.enum(["days", "nights"]);
export type AllDayMeaning = z.infer<typeof AllDayMeaning>;
/** Unless said otherwise. */
export const ALL_DAY_MEANS: AllDayMeaning = "days";

export const PreviewCalendarInput = z.object({ address: CalendarAddress, allDayMeans: AllDayMeaning.optional() });
export type PreviewCalendarInput = z.infer<typeof PreviewCalendarInput>;

const CalendarName = Line("Please name the calendar, such as Airbnb").min(1, "Please name the calendar, such as Airbnb").max(60);

export const AddCalendarInput = z.object({ address: CalendarAddress, name: CalendarName, allDayMeans: AllDayMeaning.optional() });
export type AddCalendarInput = z.infer<typeof AddCalendarInput>;

const Choice = z.union([z.boolean(), z.enum(["true", "false"]).transform((value) => value === "true")]);

export const ChangeCalendarInput = z
  .object({ name: CalendarName, isPaused: Choice, ignoresUnavailable: Choice, ignoresRolling: Choice, allDayMeans: AllDayMeaning })
  .partial();
export type ChangeCalendarInput = z.infer<typeof ChangeCalendarInput>;

const Ticked = z
  .literal("on")
  .optional()
  .transform((value) => value === "on");

/** The forms of one calendar. */
export const ChosenCalendar = z.object({ calendarId: z.uuid() });
export const TypedCalendarName = ChosenCalendar.extend({ name: CalendarName });
export const TickedChoices = ChosenCalendar.extend({
  ignoresUnavailable: Ticked,
  ignoresRolling: Ticked,
  allDayMeans: AllDayMeaning.optional(),
});

export const CalendarPath = z.object({ listingId: z.uuid(), calendarId: z.uuid() });
export const ClashPath = z.object({ clashId: z.uuid() });

const Nights = z.object({ firstNight: z.string(), endNight: z.string() });
const Kind = z.enum(["stay", "unavailable"]);

/** From one moment until another, on the clocks of the marina. */
const ImportedTime = Hours.extend({ firstDay: z.string(), lastDay: z.string() });
export type ImportedTime = z.infer<typeof ImportedTime>;
/** Of a timed event at a boat that sells hours, which takes it instead of the nights. */
const time = ImportedTime.nullable();

export const ImportedStay = Nights.extend({
  time,
  kind: Kind,
  isRolling: z.boolean(),
  standing: z.enum(["holds", "echo", "ignored"]),
}).meta({ id: "ImportedStay" });
export type ImportedStay = z.infer<typeof ImportedStay>;

export const CalendarPreview = z.object({
  shownAddress: z.string(),
  stays: z.array(ImportedStay),
  nights: z.number().int(),
  times: z.number().int(),
  clashes: z.array(Nights.extend({ time, bookingId: z.uuid(), kind: Kind })),
  skipped: z.array(z.string()),
});
export type CalendarPreview = z.infer<typeof CalendarPreview>;

/** A booking that a calendar clashes with, as its host sees it. A manual one has no number. */
export type ClashingBooking = Stay & {
  /** Instead of nights. */
  hours: Hours | null;
  path: string;
  guestName: string;
  reservationId: string | null;
};

export const RefreshResult = z.object({
  outcome: z.enum(["changed", "same", "doubted", "failed"]),
  nightsTaken: z.number().int(),
  nightsFreed: z.number().int(),
  timesTaken: z.number().int(),
  timesFreed: z.number().int(),
  error: z.string().nullable(),
});

export type RefreshResult = z.infer<typeof RefreshResult>;

const Refresh = RefreshResult.extend({ at: z.iso.datetime() });

export const ImportedCalendar = z.object({
  id: z.uuid(),
  name: z.string(),
  shownAddress: z.string(),
  isPaused: z.boolean(),
  ignoresUnavailable: z.boolean(),
  ignoresRolling: z.boolean(),
  allDayMeans: AllDayMeaning,
  succeededAt: z.iso.datetime().nullable(),
  triedAt: z.iso.datetime().nullable(),
  nextTryAt: z.iso.datetime(),
  error: z.string().nullable(),
  doubtedSince: z.iso.datetime().nullable(),
  nights: z.number().int(),
  times: z.number().int(),
  stays: z.array(ImportedStay),
  skipped: z.array(z.string()),
  refreshes: z.array(Refresh),
});
export type ImportedCalendar = z.infer<typeof ImportedCalendar>;

export const CalendarSync = z.object({
  /** Whether the listing is a boat that sells hours. */
  sellsHours: z.boolean(),
  exportAddress: z.url().nullable(),
  /** The same for sites that only take whole days, of a boat that sells hours. */
  wholeDaysAddress: z.url().nullable(),
  calendars: z.array(ImportedCalendar),
});
export type CalendarSync = z.infer<typeof CalendarSync>;

export const CalendarClash = Nights.extend({
  time,
  id: z.uuid(),
  listingId: z.uuid(),
  listingTitle: z.string(),
  calendarId: z.uuid(),
  calendarName: z.string(),
  bookingId: z.uuid(),
  /** What the other site says: somebody's stay, or closed days. */
  kind: Kind,
  foundAt: z.iso.datetime(),
});
export type CalendarClash = z.infer<typeof CalendarClash>;
