import { z } from "zod";
import { MOST_PRICE_CENTS } from "../../../platform/money.ts";
import { Day, nightsBetween } from "../../availability/index.ts";
import { CardCharter } from "../../charters/index.ts";
import { AMENITY_FILTERS, CATEGORIES, LISTING_TYPES, ListingSummary } from "../../listings/index.ts";
import { FACT_FILTERS, several, Yes } from "./fact-filters.schema.ts";
import { parseSearchCursor } from "./search-cursor.ts";
import { NUMBERED_PAGES, PRICES, SORTS } from "./search.rules.ts";
import { FLEX_DAYS, isMonth, isTime, STAY_LENGTHS } from "./when.rules.ts";

export { PAGE_SIZE, PRICE_LIMIT, type Sort } from "./search.rules.ts";

const LONGEST_STAY = 365;
const LONGEST_CHARTER_HOURS = 336;
const Time = z.string("must be text").refine(isTime, "must be a time such as 08:30");
const NO_SUCH_PAGE = "This page doesn't exist anymore.";

const Text = z.string("must be text");
const Degrees = (most: number) => z.number("must be a number").min(-most, `must be at least -${most}`).max(most, `must be at most ${most}`);
const Dollars = z.coerce
  .number("must be a whole number of dollars")
  .int("must be a whole number of dollars")
  .min(0, "must not be negative")
  .max(MOST_PRICE_CENTS / 100, "is too high");
const count = (from: number, to: number) =>
  z.coerce
    .number("must be a whole number")
    .int("must be a whole number")
    .min(from, `must be at least ${from}`)
    .max(to, `must be at most ${to}`);
const optional = <T extends z.ZodType>(schema: T) => z.preprocess((value) => (value === "" ? undefined : value), schema.optional());

/** A part of the map as text: west,south,east,north. */
export const MapArea = Text.transform((text) => text.split(",").map((degrees) => (degrees.trim() === "" ? Number.NaN : Number(degrees))))
  .pipe(z.tuple([Degrees(180), Degrees(90), Degrees(180), Degrees(90)], "must be west,south,east,north in degrees"))
  .transform(([west, south, east, north]) => ({ west, south, east, north }))
  .refine(({ south, north }) => south <= north, "must have south below north");

/** The search query. Every field is optional. */
export const SearchQuery = z
  .object({
    // No text of a listing has control characters, and the database takes none of the first of them.
    q: Text.transform((text) => text.replaceAll(/\p{Cc}/gu, " ").trim())
      .pipe(z.string().max(200, "must be at most 200 characters"))
      .default(""),
    /** The text is spelled as it is meant. */
    asTyped: Yes,
    type: optional(z.enum([...LISTING_TYPES, "all"], "must be property, boat or all")),
    host: optional(z.uuid("must be a host's id")),
    checkIn: optional(Day),
    checkOut: optional(Day),
    /** How many days earlier or later the stay may be. */
    flex: optional(z.coerce.number("must be 1, 3 or 7").pipe(z.literal([...FLEX_DAYS], "must be 1, 3 or 7"))),
    /** Instead of dates: any stay of this length within the month. */
    month: optional(Text.refine(isMonth, "must be a month such as 2027-06")),
    length: optional(z.enum(STAY_LENGTHS, `must be ${STAY_LENGTHS.join(", ")}`)),
    /** Boats that are sold by the hour, day or week. */
    charter: Yes,
    /** Instead of dates: a charter that begins on this day, at the marina. */
    day: optional(Day),
    /** It begins no earlier, and is back on its day no later. */
    from: optional(Time),
    until: optional(Time),
    /** About so long. */
    hours: optional(count(1, LONGEST_CHARTER_HOURS)),
    /** Everyone who needs a bed: adults and children. */
    guests: optional(count(1, 100)),
    children: optional(count(0, 99)),
    /** Infants take no bed, so they don't count as guests. */
    infants: optional(count(0, 20)),
    /** With pets, only listings that allow them fit. */
    pets: optional(count(0, 20)),
    minPrice: optional(Dollars),
    maxPrice: optional(Dollars),
    categories: several(z.enum(CATEGORIES, `must be one or more of ${CATEGORIES.join(", ")}`), CATEGORIES.length),
    amenities: several(z.enum(AMENITY_FILTERS, "must be amenities you can filter by"), AMENITY_FILTERS.length),
    ...FACT_FILTERS,
    box: optional(MapArea),
    sort: z.enum(SORTS, `must be ${SORTS.join(", ")}`).default("recommended"),
    /** Whether a page shows the price of the stay or of a night. The order of results is the same. */
    prices: z.enum(PRICES, `must be ${PRICES.join(", ")}`).default("total"),
    /** One of the first pages by its number, if it does not hang on a listing. */
    page: optional(count(1, NUMBERED_PAGES)),
    after: optional(Text.max(100, NO_SUCH_PAGE)),
    before: optional(Text.max(100, NO_SUCH_PAGE)),
  })
  .refine(({ after, sort }) => after === undefined || parseSearchCursor(after, sort) !== null, { path: ["after"], message: NO_SUCH_PAGE })
  .refine(({ before, sort }) => before === undefined || parseSearchCursor(before, sort) !== null, {
    path: ["before"],
    message: NO_SUCH_PAGE,
  })
  .refine(({ checkIn, checkOut }) => (checkIn === undefined) === (checkOut === undefined), {
    path: ["checkOut"],
    message: "Enter both dates or neither.",
  })
  .refine(({ checkIn, checkOut }) => !checkIn || !checkOut || checkIn < checkOut, {
    path: ["checkOut"],
    message: "Check-out date must be after check-in date",
  })
  .refine(({ checkIn, checkOut }) => !checkIn || !checkOut || nightsBetween({ checkIn, checkOut }) <= LONGEST_STAY, {
    path: ["checkOut"],
    message: `must be at most ${LONGEST_STAY} nights after check-in`,
  })
  .refine(({ minLength, maxLength }) => minLength === undefined || maxLength === undefined || minLength <= maxLength, {
    path: ["maxLength"],
    message: "must not be shorter than the shortest length",
  })
  .refine(({ month, checkIn }) => !month || !checkIn, { path: ["month"], message: "Choose dates or a month, not both." })
  .refine(({ day, checkIn, month }) => !day || (!checkIn && !month), { path: ["day"], message: "Choose a day or dates, not both." })
  .refine(({ from, until }) => !from || !until || from < until, { path: ["until"], message: "must be after the start" })
  .refine(({ guests, children }) => !children || children < (guests ?? 100), {
    path: ["children"],
    message: "must be fewer than the guests",
  })
  .refine(({ minPrice, maxPrice }) => minPrice === undefined || maxPrice === undefined || minPrice <= maxPrice, {
    path: ["maxPrice"],
    message: "must not be lower than the minimum price",
  });
export type SearchQuery = z.infer<typeof SearchQuery>;

/** A listing in a list of results, with its rating and its price for the requested dates. */
export const ListingCard = ListingSummary.extend({
  rating: z.number().nullable(),
  reviewCount: z.number().int(),
  /** Whether everything but the service fee comes back, now or for these dates. */
  isRefundable: z.boolean(),
  /** The last day on which it does, for the dates if there are any. */
  refundableUntil: z.string().nullable(),
  /** The stay that was found, and its price: all of it, and a night of it on average without fees. */
  stay: z
    .object({
      checkIn: z.string(),
      checkOut: z.string(),
      nights: z.number().int(),
      totalCents: z.number().int(),
      nightlyCents: z.number().int(),
      /** How many other such stays in the month are free, one after another. */
      others: z.number().int(),
      /** Another of them costs more. */
      isCheapest: z.boolean(),
    })
    .nullable(),
  /** Of a boat that sells hours. */
  charter: z.union([CardCharter, z.null()]),
}).meta({ id: "SearchQuery" });
export type ListingCard = z.infer<typeof ListingCard>;

export const SearchResults = z.object({
  listings: z.array(ListingCard),
  next: z.string().nullable(),
  previous: z.string().nullable(),
  /** Sorted by what the stay costs in all. Without dates, or among too many listings, a sort by price goes by the listed nightly price. */
  isByTotal: z.boolean(),
});
export type SearchResults = z.infer<typeof SearchResults>;

const Count = z.number().int();

/** How many of the results are boats, are rated at least so well, and have what can be asked for. */
export const FactCounts = z.object({
  boats: Count,
  withCaptain: Count,
  withoutCaptain: Count,
  noLicense: Count,
  freeCancellation: Count,
  petsAllowed: Count,
  families: Count,
  rated: z.object({ "4": Count, "4.5": Count, "4.8": Count }),
});
export type FactCounts = z.infer<typeof FactCounts>;

/** The number of results, and what each filter would leave. Counts stop at their cap. */
export const SearchSummary = z.object({
  total: z.number().int(),
  /** There are more than the total says. */
  totalIsCapped: z.boolean(),
  categories: z.record(z.string(), z.number().int()),
  amenities: z.record(z.string(), z.number().int()),
  homeKinds: z.record(z.string(), z.number().int()),
  boatKinds: z.record(z.string(), z.number().int()),
  facts: FactCounts,
  prices: z.array(z.number().int()),
  countsAreCapped: z.boolean(),
});
export type SearchSummary = z.infer<typeof SearchSummary>;
