import { z } from "zod";
import type { FormValues } from "../../../../ui/forms/rows/form-rows.ts";

const MOST_BOATS = 100;

export const CopyPackagesInput = z.object({
  listingIds: z.array(z.uuid("must be a boat")).min(1, "Choose at least one boat.").max(MOST_BOATS, `must be at most ${MOST_BOATS}`),
});
export type CopyPackagesInput = z.infer<typeof CopyPackagesInput>;

const PREFIX = "boat.";

/** The same as a form sends it: a box for each boat. */
export const TickedBoats = z.preprocess(
  (values) => ({
    listingIds: Object.keys(values as FormValues)
      .filter((name) => name.startsWith(PREFIX))
      .map((name) => name.slice(PREFIX.length)),
  }),
  CopyPackagesInput,
);

export const boatBox = (listingId: string): string => PREFIX + listingId;

/** What became of it: nothing to say where it was copied, else why it wasn't. */
export const CopyReport = z.object({
  listingId: z.uuid(),
  title: z.string(),
  packages: z.number().int(),
  extras: z.number().int(),
  refusal: z.string().nullable(),
});
export type CopyReport = z.infer<typeof CopyReport>;
