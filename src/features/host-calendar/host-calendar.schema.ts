import { z } from "zod";
import { Day, HostDay, RulesView } from "../availability/index.ts";
import { HostStay } from "../bookings/index.ts";
import { WEEK_STARTS } from "../../platform/words/formats.ts";
import { Line } from "../../platform/text.schema.ts";
import { LISTING_TYPES, MANAGED_STATUSES, Photo } from "../listings/index.ts";
import { GROUPINGS, WEEKS_SHOWN } from "./board/board.rules.ts";

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

const CalendarListing = z
  .object({
    id: z.uuid(),
    title: z.string(),
    type: z.enum(LISTING_TYPES),
    city: z.string(),
    country: z.string(),
    isPaused: z.boolean(),
    nightlyPriceCents: z.number().int(),
  })
  .meta({ id: "CalendarListing" });

const ListedDay = HostDay.extend({
  /** The names of the imported calendars that hold it. */
  calendars: z.array(z.string()),
  /** The guest who asks to book it; null where somebody is still paying. */
  askedBy: z.string().nullable(),
});

/** The days that are shown of a listing; `days` leaves out those that are free at the base price. */
const ListingDays = z.object({
  listing: CalendarListing,
  today: z.string(),
  days: z.array(ListedDay),
  stays: z.array(HostStay),
  rules: z.union([RulesView, z.null()]),
});
export type ListingDays = z.infer<typeof ListingDays>;

export const HostCalendar = ListingDays.extend({ month: z.string(), first: z.string(), last: z.string() });
export type HostCalendar = z.infer<typeof HostCalendar>;

/** Forms send an empty string for what isn't set. */
const optional = <T extends z.ZodType>(given: T) => z.preprocess((value) => (value === "" ? undefined : value), given.optional());

export const ListingsQuery = z.object({
  from: Day.refine((day) => THIS_CENTURY.test(day), "must be a date such as 2027-06-30").optional(),
  page: z.coerce.number("must be a whole number").int("must be a whole number").min(1).max(100_000).default(1),
  /** How many weeks are shown. */
  weeks: z.preprocess(Number, z.literal([...WEEKS_SHOWN], `must be ${WEEKS_SHOWN.join(", ")}`)).default(4),
  /** Words of the title or the place. */
  q: Line().max(100, "must be at most 100 characters").default(""),
  type: optional(z.enum(LISTING_TYPES, "must be property or boat")),
  status: optional(z.enum(MANAGED_STATUSES, `must be one of ${MANAGED_STATUSES.join(", ")}`)),
  group: z.enum(GROUPINGS, `must be one of ${GROUPINGS.join(", ")}`).default("type"),
});
export type ListingsQuery = z.infer<typeof ListingsQuery>;

const BoardListing = ListingDays.extend({ cover: z.union([Photo, z.null()]) });
export type BoardListing = z.infer<typeof BoardListing>;

export const ListingsCalendar = z.object({
  first: z.string(),
  last: z.string(),
  page: z.number().int(),
  pages: z.number().int(),
  /** How many listings the query finds, and how many the host has. */
  found: z.number().int(),
  total: z.number().int(),
  listings: z.array(BoardListing),
});
export type ListingsCalendar = z.infer<typeof ListingsCalendar>;
