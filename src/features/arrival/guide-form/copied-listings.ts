import { z } from "zod";
import type { FormValues } from "../../../ui/forms/rows/form-rows.ts";
import { CopyGuideInput } from "../arrival.schema.ts";

const PREFIX = "listing.";

export const listingBox = (listingId: string): string => PREFIX + listingId;

/** Where to copy a guide, as a form sends it: a box for each listing. */
export const TickedListings = z.preprocess((given) => {
  const values = given as FormValues;
  const listingIds = Object.keys(values)
    .filter((name) => name.startsWith(PREFIX))
    .map((name) => name.slice(PREFIX.length));
  return { listingIds, withCodes: values["withCodes"] === "on" };
}, CopyGuideInput);
