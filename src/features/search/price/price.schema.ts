import { z } from "zod";
import { Line } from "../../../platform/text.schema.ts";
import { LISTING_TYPES } from "../../listings/index.ts";

/** Forms send an empty string for a missing value. */
const unlessEmpty = (value: unknown) => (value === "" ? undefined : value);
const optional = (from: number, to: number) =>
  z.preprocess(
    unlessEmpty,
    z.coerce.number("must be a number").min(from, `must be at least ${from}`).max(to, `must be at most ${to}`).optional(),
  );
const addressPart = Line().max(100, "must be at most 100 characters").default("");

export const ComparePricesInput = z.object({
  type: z.enum(LISTING_TYPES, "must be property or boat"),
  capacity: z.coerce.number("must be a number").int("must be a whole number").min(1, "must be at least 1").max(100, "must be at most 100"),
  /** Boats are compared by it, where it is known. */
  lengthFeet: optional(1, 1000),
  /** Where it is; without both, the address counts. */
  latitude: optional(-90, 90),
  longitude: optional(-180, 180),
  city: addressPart,
  state: addressPart,
  zipCode: addressPart,
  country: addressPart,
});
export type ComparePricesInput = z.infer<typeof ComparePricesInput>;

export const SimilarPrices = z.object({
  count: z.number().int(),
  /** How far away the farthest may be. */
  km: z.number().int(),
  /** A tenth ask less than the low price, a tenth more than the high one. */
  lowCents: z.number().int(),
  medianCents: z.number().int(),
  highCents: z.number().int(),
});
export type SimilarPrices = z.infer<typeof SimilarPrices>;

export const PriceComparison = z.object({
  isPlaceKnown: z.boolean(),
  /** Null where there are too few to compare. */
  similar: SimilarPrices.nullable(),
});
export type PriceComparison = z.infer<typeof PriceComparison>;

const EXAMPLE_GUESTS = 4;

/** A question in an address: what is no answer to it is left out. */
export const EstimateInput = z.object({
  type: z.enum(LISTING_TYPES).catch("property"),
  guests: z.coerce.number().int().min(1).max(100).catch(EXAMPLE_GUESTS),
  /** Without one, a town with many listings is the example. */
  town: Line().max(100).catch(""),
});
export type EstimateInput = z.infer<typeof EstimateInput>;
