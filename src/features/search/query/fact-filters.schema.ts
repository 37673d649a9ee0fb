import { z } from "zod";
import { HOME_KINDS } from "../../listings/index.ts";
import { BOAT_KINDS, CAPTAINS } from "./search.rules.ts";

/** A list, also as an address has it: with commas. */
export const several = <T extends z.ZodType>(item: T, most: number) =>
  z.preprocess(
    (value) => (typeof value === "string" ? value.split(",").filter(Boolean) : (value ?? [])),
    z.array(item).max(most, `must be at most ${most}`),
  );

const optional = <T extends z.ZodType>(schema: T) => z.preprocess((value) => (value === "" ? undefined : value), schema.optional());
const WHOLE = "must be a whole number";
const Least = (most: number) =>
  optional(z.coerce.number(WHOLE).int(WHOLE).min(1, "must be at least 1").max(most, `must be at most ${most}`));
export const Yes = optional(
  z.preprocess((value) => (value === true ? "true" : value), z.literal("true", "must be true")).transform((): true => true),
);

/** Filters by the facts of a listing: at least so many of a thing, or yes. */
export const FACT_FILTERS = {
  bedrooms: Least(50),
  beds: Least(50),
  baths: Least(50),
  rating: optional(z.coerce.number("must be a number").min(1, "must be at least 1").max(5, "must be at most 5")),
  families: Yes,
  freeCancellation: Yes,
  captain: optional(z.enum(CAPTAINS, `must be ${CAPTAINS.join(" or ")}`)),
  noLicense: Yes,
  minLength: Least(500),
  maxLength: Least(500),
  cabins: Least(50),
  homeKinds: several(z.enum(HOME_KINDS, `must be one or more of ${HOME_KINDS.join(", ")}`), HOME_KINDS.length),
  boatKinds: several(z.enum(BOAT_KINDS, `must be one or more of ${BOAT_KINDS.join(", ")}`), BOAT_KINDS.length),
};
