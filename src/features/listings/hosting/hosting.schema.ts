import { z } from "zod";
import { IdempotencyKey } from "../../../platform/limits/idempotency-key.ts";
import { formatMoney, money, MOST_PRICE_CENTS } from "../../../platform/money.ts";
import { Line, Prose } from "../../../platform/text.schema.ts";
import { countryCodeOf } from "../../places/index.ts";
import {
  CANCELLATION_POLICIES,
  CATEGORIES,
  CATEGORIES_OF,
  CREWS,
  HOME_KINDS,
  LISTING_STATUSES,
  LISTING_TYPES,
  MANAGED_SORTS,
  MANAGED_STATUSES,
  MOST_INSTANT_DAYS,
  MOST_PHOTOS,
} from "../listing.rules.ts";
import { RoomsInput } from "../rooms/room.schema.ts";
import { ListingSummary } from "../listing.schema.ts";
import { Photo } from "../photos/photo.schema.ts";

/** Forms send an empty string for a missing value. */
const unlessEmpty = (value: unknown) => (value === "" || value === null ? undefined : value);
const orNull = (value: unknown) => (value === "" || value === undefined ? null : value);
/** Forms send a list as lines. */
const orLines = (value: unknown) => (typeof value === "string" ? value.split("\n").filter((line) => line.trim() !== "") : value);

const text = (missing: string) => Line(missing).min(1, missing).max(100, "Use 100 characters or fewer.");
/** Forms send what is no amount as it was typed, behind a dollar sign. */
const cents = (what: string) => {
  const [negative, noAmount] = [`${what} can't be negative`, `${what} must be an amount such as 129.50`];
  return z.preprocess(
    (value) => (typeof value === "string" && value.trim() !== "" && !Number.isNaN(Number(value)) ? Number(value) : unlessEmpty(value)),
    z
      .number({
        error: ({ input }) =>
          input === undefined ? `${what} is required` : typeof input === "string" && /^\$?-/.test(input) ? negative : noAmount,
      })
      .int(noAmount)
      .min(0, negative)
      .max(MOST_PRICE_CENTS, `${what} can be up to ${formatMoney(money(MOST_PRICE_CENTS))}`),
  );
};
const count = (from: number, to: number) => {
  const message = `Enter a number from ${from} to ${to}.`;
  return z.preprocess(unlessEmpty, z.coerce.number(message).int(message).min(from, message).max(to, message));
};
const LENGTH_WANTED = "Enter the length in feet, e.g. 46.5.";
const optional = <T extends z.ZodType>(given: T) => z.preprocess(orNull, given.nullable());
const length = z.preprocess(
  (value) => (typeof value === "string" ? value.trim().replace(",", ".") : value),
  z.coerce
    .number(LENGTH_WANTED)
    .min(1, LENGTH_WANTED)
    .max(1000, LENGTH_WANTED)
    .transform((feet) => Math.round(feet * 100) / 100),
);
export const time = z.string("Enter a time.").regex(/^([01]\d|2[0-3]):[0-5]\d$/, "Enter a time, such as 15:00.");
const choice = z.preprocess((value) => (value === "true" || value === "on" ? true : value === "false" ? false : value), z.boolean());
export const lines = (most: number, longest: number) =>
  z.preprocess(
    orLines,
    z.array(Line().min(1).max(longest, `Use ${longest} characters or fewer per line.`)).max(most, `You can add up to ${most}.`),
  );

/** What a host says about a listing. */
export const ListingFieldsInput = z.object({
  type: z.enum(LISTING_TYPES, "Choose a house, an apartment or a boat."),
  category: z.enum(CATEGORIES, "Choose a category."),
  /** What kind of home it is, beside its category; null: none of these. */
  homeKind: z.preprocess(orNull, z.enum(HOME_KINDS, "Choose a kind of home from the list.").nullable().default(null)),
  title: Line("Title is required").min(1, "Title is required").max(100, "Title must be less than 100 characters"),
  description: Prose("Description is required").min(1, "Description is required").max(5000, "Use 5000 characters or fewer."),
  nightlyPriceCents: cents("Price per night"),
  cleaningFeeCents: cents("Cleaning fee"),
  streetAddress: text("Street address is required"),
  city: text("City is required"),
  state: Line().max(50, "Use 50 characters or fewer.").default(""),
  zipCode: Line().max(12, "Use 12 characters or fewer.").default(""),
  country: text("Country is required"),
  /** If missing, the address is geocoded. */
  latitude: optional(z.coerce.number("Place the pin again.").min(-90).max(90)),
  longitude: optional(z.coerce.number("Place the pin again.").min(-180).max(180)),
  /** If missing, the exact location of a home is hidden until booking, and of a boat it is not. */
  isApproximate: choice.nullable().default(null),
  amenities: lines(100, 50),
  capacity: count(1, 100),
  bedrooms: count(0, 100),
  beds: count(0, 200),
  bathrooms: z.preprocess(
    unlessEmpty,
    z.coerce
      .number("Enter a number.")
      .min(0, "Enter 0 or more.")
      .max(100, "Enter 100 or less.")
      .refine((rooms) => Number.isInteger(rooms * 2), "Use whole or half numbers, e.g. 1.5."),
  ),
  crew: optional(z.enum(CREWS, "Choose one.")),
  licenceNeeded: optional(choice),
  /** Up to two decimals. */
  lengthFeet: optional(length),
  cabins: optional(count(0, 100)),
  fuelPolicy: optional(Line().max(200, "Use 200 characters or fewer.")),
  marina: optional(Line().max(200, "Use 200 characters or fewer.")),
  minimumNights: count(1, 365),
  /** Stays from so many days ahead are booked at once, nearer ones are requests that the host answers. 0: all at once; null: all are requests. */
  instantFromDays: z.preprocess((value) => (value === "" ? null : value), count(0, MOST_INSTANT_DAYS).nullable().default(0)),
  checkInTime: time,
  checkOutTime: time,
  houseRules: lines(30, 200),
  petsAllowed: choice.default(false),
  /** Where everyone sleeps; empty where the host doesn't say. */
  rooms: RoomsInput,
  cancellationPolicy: z.enum(CANCELLATION_POLICIES, "Choose a policy."),
});

const isInUnitedStates = ({ country }: { country?: unknown }) => typeof country === "string" && countryCodeOf(country) === "US";
/** The states, the District of Columbia, the territories, and the military's addresses. */
const STATE_CODES = new Set(
  "AL AK AZ AR CA CO CT DE FL GA HI ID IL IN IA KS KY LA ME MD MA MI MN MS MO MT NE NV NH NJ NM NY NC ND OH OK OR PA RI SC SD TN TX UT VT VA WA WV WI WY DC AS GU MP PR VI AA AE AP".split(
    " ",
  ),
);
const isStateCode = (given: unknown) => typeof given === "string" && STATE_CODES.has(given.toUpperCase());
const matches = (pattern: RegExp, given: unknown) => typeof given === "string" && pattern.test(given);
/** Reports all problems together, so that a rule sees fields that are wrong by themselves too. */
const always = { when: ({ value }: { value: unknown }) => typeof value === "object" && value !== null };

type Ruled = z.ZodObject<
  Pick<typeof ListingFieldsInput.shape, "type" | "category" | "state" | "zipCode" | "country" | "latitude" | "longitude">
>;

/** The rules between fields, for a form that has more of them. */
export const listingRules = <T extends Ruled>(fields: T) =>
  fields
    .refine((given) => !isInUnitedStates(given) || isStateCode(given.state), {
      path: ["state"],
      message: "Valid state code is required (e.g., TX)",
      ...always,
    })
    .refine((given) => !isInUnitedStates(given) || matches(/^\d{5}(-\d{4})?$/, given.zipCode), {
      path: ["zipCode"],
      message: "Valid ZIP code is required",
      ...always,
    })
    .refine(({ latitude, longitude }) => (latitude === null) === (longitude === null), {
      path: ["latitude"],
      message: "Place the pin again.",
    })
    .refine(({ type, category }) => (CATEGORIES_OF[type] as readonly string[]).includes(category), {
      path: ["category"],
      message: "Choose a category.",
    });

export type ListingFields = z.infer<typeof ListingFieldsInput>;

const NewListingFields = ListingFieldsInput.extend({
  /** In their order; the first is the cover. */
  photoIds: z.preprocess(
    orLines,
    z
      .array(z.uuid("Invalid image filename"), "At least one photo is required")
      .min(1, "At least one photo is required")
      .max(MOST_PHOTOS, `A listing can have up to ${MOST_PHOTOS} photos`),
  ),
});

/** A new listing that nobody has sent yet. */
export const UnsentListing = listingRules(NewListingFields);

export const CreateListingInput = listingRules(
  NewListingFields.extend({
    /** The form's idempotency key: the same key creates one listing, however often it is sent. */
    key: IdempotencyKey,
  }),
);
export type CreateListingInput = z.infer<typeof CreateListingInput>;

export const UpdateListingInput = listingRules(
  ListingFieldsInput.extend({
    /** When the listing was last saved, as of reading it; if that has changed, someone else saved it. */
    updatedAt: z.iso.datetime("must be the moment of the last change"),
    /** Save it even if it was changed since. */
    overwrite: choice.default(false),
  }),
);
export type UpdateListingInput = z.infer<typeof UpdateListingInput>;

export const DuplicateListingInput = z.object({
  key: IdempotencyKey,
});

export const ListingSaved = z.object({ updatedAt: z.string() });

export const ListingMade = z.object({ listingId: z.uuid() }).meta({ id: "ListingMade" });
export type ListingMade = z.infer<typeof ListingMade>;

/** A listing as its host edits it. */
export const OwnListing = ListingFieldsInput.extend({
  id: z.uuid(),
  isApproximate: z.boolean(),
  status: z.enum(LISTING_STATUSES),
  updatedAt: z.string(),
  photos: z.array(Photo),
});
export type OwnListing = z.infer<typeof OwnListing>;

/** A listing in its host's list. */
export const ManagedListing = ListingSummary.pick({
  id: true,
  type: true,
  title: true,
  city: true,
  state: true,
  country: true,
  nightlyPriceCents: true,
  cover: true,
  cancellationPolicy: true,
}).extend({
  isPaused: z.boolean(),
  isUnlisted: z.boolean(),
  /** By staff; the host reads why. */
  isTakenDown: z.boolean(),
  /** From 0 to 100, and what would raise it the most. */
  quality: z.object({ score: z.number().int(), next: z.array(z.object({ text: z.string(), anchor: z.string() })) }),
});
export type ManagedListing = z.infer<typeof ManagedListing>;

export const LISTINGS_PER_PAGE = 24;

export const ManagedListingsQuery = z.object({
  type: z.enum(LISTING_TYPES, "must be property or boat").default("property"),
  /** How many are shown. */
  show: z.coerce.number("must be a number").int().min(1).max(5000).default(LISTINGS_PER_PAGE),
  /** Words of the title or the place. */
  q: Line().max(100, "must be at most 100 characters").default(""),
  status: z.preprocess(unlessEmpty, z.enum(MANAGED_STATUSES, `must be one of ${MANAGED_STATUSES.join(", ")}`).optional()),
  sort: z.enum(MANAGED_SORTS, `must be one of ${MANAGED_SORTS.join(", ")}`).default("newest"),
});
export type ManagedListingsQuery = z.infer<typeof ManagedListingsQuery>;

export const ManagedListings = z.object({
  listings: z.array(ManagedListing),
  /** How many there are of each type. */
  counts: z.object({ property: z.number().int(), boat: z.number().int() }),
  /** How many of them the query finds. */
  found: z.number().int(),
});
export type ManagedListings = z.infer<typeof ManagedListings>;
