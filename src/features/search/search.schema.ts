import { z } from "zod";
import { isDay, nightsBetween } from "../availability/index.ts";
import { AMENITY_FILTERS, CATEGORIES, LISTING_TYPES, ListingSummary } from "../listings/index.ts";

export const PAGE_SIZE = 24;
export const PRICE_LIMIT = 1000;
const LONGEST_STAY = 365;
const SORTS = ["recommended", "newest", "price-low", "price-high", "rating"] as const;
export type Sort = (typeof SORTS)[number];

const Day = z.string().refine(isDay, "must be a date such as 2027-06-30");
const Dollars = z.coerce
  .number("must be a whole number of dollars")
  .int("must be a whole number of dollars")
  .min(0, "must not be negative")
  .max(100_000, "is too high");
const several = <T extends z.ZodType>(item: T, most: number) =>
  z.preprocess(
    (value) => (value === undefined ? [] : Array.isArray(value) ? value : String(value).split(",").filter(Boolean)),
    z.array(item).max(most, `must be at most ${most}`),
  );
const optional = <T extends z.ZodType>(schema: T) => z.preprocess((value) => (value === "" ? undefined : value), schema.optional());

/** What to look for. Everything may be left out. */
export const SearchQuery = z
  .object({
    q: z.string().trim().max(200, "must be at most 200 characters").default(""),
    type: optional(z.enum([...LISTING_TYPES, "all"], "must be property, boat or all")),
    host: optional(z.uuid("must be a host's id")),
    checkIn: optional(Day),
    checkOut: optional(Day),
    guests: optional(
      z.coerce.number("must be a whole number").int("must be a whole number").min(1, "must be at least 1").max(100, "must be at most 100"),
    ),
    minPrice: optional(Dollars),
    maxPrice: optional(Dollars),
    categories: several(z.enum(CATEGORIES, `must be some of ${CATEGORIES.join(", ")}`), CATEGORIES.length),
    amenities: several(z.enum(AMENITY_FILTERS, "must be amenities that can be filtered by"), AMENITY_FILTERS.length),
    box: optional(
      z
        .string()
        .transform((text) => text.split(",").map(Number))
        .pipe(
          z.tuple(
            [z.number().min(-180).max(180), z.number().min(-90).max(90), z.number().min(-180).max(180), z.number().min(-90).max(90)],
            "must be west,south,east,north in degrees",
          ),
        )
        .transform(([west, south, east, north]) => ({ west, south, east, north }))
        .refine(({ south, north }) => south <= north, "must have its south below its north"),
    ),
    sort: z.enum(SORTS, `must be ${SORTS.join(", ")}`).default("recommended"),
    after: optional(z.string().max(100)),
    before: optional(z.string().max(100)),
  })
  .refine(({ checkIn, checkOut }) => (checkIn === undefined) === (checkOut === undefined), {
    path: ["checkOut"],
    message: "Give both dates, or none.",
  })
  .refine(({ checkIn, checkOut }) => !checkIn || !checkOut || checkIn < checkOut, {
    path: ["checkOut"],
    message: "Check-out date must be after check-in date",
  })
  .refine(({ checkIn, checkOut }) => !checkIn || !checkOut || nightsBetween({ checkIn, checkOut }) <= LONGEST_STAY, {
    path: ["checkOut"],
    message: `must be at most ${LONGEST_STAY} nights away`,
  })
  .refine(({ minPrice, maxPrice }) => minPrice === undefined || maxPrice === undefined || minPrice <= maxPrice, {
    path: ["maxPrice"],
    message: "must not be below the lowest price",
  });
export type SearchQuery = z.infer<typeof SearchQuery>;

/** A listing among others: what it is, how it is rated, and what it costs for the dates that were asked for. */
export const ListingCard = ListingSummary.extend({
  rating: z.number().nullable(),
  reviewCount: z.number().int(),
  stay: z.object({ nights: z.number().int(), totalCents: z.number().int() }).nullable(),
});
export type ListingCard = z.infer<typeof ListingCard>;

export const SearchResults = z.object({ listings: z.array(ListingCard), next: z.string().nullable(), previous: z.string().nullable() });
export type SearchResults = z.infer<typeof SearchResults>;

/** How many there are, and what each filter would leave. Counts stop at their cap. */
export const SearchSummary = z.object({
  total: z.number().int(),
  totalIsCapped: z.boolean(),
  categories: z.record(z.string(), z.number().int()),
  amenities: z.record(z.string(), z.number().int()),
  prices: z.array(z.number().int()),
  countsAreCapped: z.boolean(),
});
export type SearchSummary = z.infer<typeof SearchSummary>;
