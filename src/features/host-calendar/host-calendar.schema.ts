import { z } from "zod";
import { Day, HostDay, RulesView } from "../availability/index.ts";
import { HostStay } from "../bookings/index.ts";
import { WEEK_STARTS } from "../../platform/formats.ts";
import { LISTING_TYPES } from "../listings/index.ts";

const THIS_CENTURY = /^20/;

export const MonthQuery = z.object({
  /** Defaults to the current month at the listing. */
  month: z
    .string()
    .regex(/^20\d{2}-(0[1-9]|1[0-2])$/, "must be a month such as 2027-06")
    .optional(),
  /** Whole weeks are shown: from Sunday or from Monday. Defaults to Sunday. */
  weekStart: z.enum(WEEK_STARTS).optional(),
});
export type MonthQuery = z.infer<typeof MonthQuery>;

export const CalendarListing = z.object({
  id: z.uuid(),
  title: z.string(),
  type: z.enum(LISTING_TYPES),
  city: z.string(),
  country: z.string(),
  isPaused: z.boolean(),
  nightlyPriceCents: z.number().int(),
});
export type CalendarListing = z.infer<typeof CalendarListing>;

const ListedDay = HostDay.extend({ /** The names of the imported calendars that hold it. */ calendars: z.array(z.string()) });

/** The days that are shown of a listing; `days` leaves out those that are free at the base price. */
const ListingDays = z.object({
  listing: CalendarListing,
  today: z.string(),
  days: z.array(ListedDay),
  stays: z.array(HostStay),
  rules: RulesView.nullable(),
});
export type ListingDays = z.infer<typeof ListingDays>;

export const HostCalendar = ListingDays.extend({ month: z.string(), first: z.string(), last: z.string() });
export type HostCalendar = z.infer<typeof HostCalendar>;

export const ListingsQuery = z.object({
  from: Day.refine((day) => THIS_CENTURY.test(day), "must be a date such as 2027-06-30").optional(),
  page: z.coerce.number("must be a whole number").int("must be a whole number").min(1).max(100_000).default(1),
});
export type ListingsQuery = z.infer<typeof ListingsQuery>;

export const ListingsCalendar = z.object({
  first: z.string(),
  last: z.string(),
  page: z.number().int(),
  pages: z.number().int(),
  total: z.number().int(),
  listings: z.array(ListingDays),
});
export type ListingsCalendar = z.infer<typeof ListingsCalendar>;
