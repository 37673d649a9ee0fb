import { z } from "zod";
import { declareFact } from "../../platform/facts/fact.ts";

/** A host made a new listing: by the form, by an import, or as a copy. */
export const listingAdded = declareFact("listing.added", z.object({ listingId: z.uuid() }));
