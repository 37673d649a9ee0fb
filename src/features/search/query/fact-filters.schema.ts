import { z } from "zod";
import { BOAT_KINDS, CAPTAINS } from "./search.rules.ts";

const optional = <T extends z.ZodType>(schema: T) => z.preprocess((value) => (value === "" ? undefined : value), schema.optional());
const WHOLE = "must be a whole number";
const Least = (most: number) =>
  optional(z.coerce.number(WHOLE).int(WHOLE).min(1, "must be at least 1").max(most, `must be at most ${most}`));
const Yes = optional(
  z.preprocess((value) => (value === true ? "true" : value), z.literal("true", "must be true")).transform((): true => true),
);

/** Filters by the facts of a listing: at least so many of a thing, or yes. */
export const FACT_FILTERS = {
  bedrooms: Least(50),
  beds: Least(50),
  baths: Least(50),
  rating: optional(z.coerce.number("must be a number").min(1, "must be at least 1").max(5, "must be at most 5")),
  freeCancellation: Yes,
  captain: optional(z.enum(CAPTAINS, `must be ${CAPTAINS.join(" or ")}`)),
  noLicense: Yes,
  minLength: Least(500),
  maxLength: Least(500),
  cabins: Least(50),
  boatKinds: z.preprocess(
    (value) => (value === undefined ? [] : Array.isArray(value) ? value : String(value).split(",").filter(Boolean)),
    z.array(z.enum(BOAT_KINDS, `must be one or more of ${BOAT_KINDS.join(", ")}`)).max(BOAT_KINDS.length),
  ),
};
