import { z } from "zod";

const listingId = z.uuid("Property not found");

/** What a heart sends: the listing's id, as `save` or as `unsave`. */
export const SaveInput = z.union([z.object({ save: listingId }), z.object({ unsave: listingId })]);

export const SavedPath = z.object({ listingId });

export const SavedIds = z.object({ listingIds: z.array(z.uuid()) });
export type SavedIds = z.infer<typeof SavedIds>;
