import { z } from "zod";

export const SaveInput = z.object({
  listingId: z.uuid("Property not found"),
  saved: z.preprocess((value) => value === true || value === "true" || value === "on", z.boolean()),
});
export type SaveInput = z.infer<typeof SaveInput>;

export const SavedPath = z.object({ listingId: z.uuid("Property not found") });

export const SavedIds = z.object({ listingIds: z.array(z.uuid()) });
export type SavedIds = z.infer<typeof SavedIds>;
