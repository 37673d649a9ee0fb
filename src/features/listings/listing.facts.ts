import { z } from "zod";
import { declareFact } from "../../platform/facts/fact.ts";

const ListingFact = z.object({ listingId: z.uuid() });

/** A host made a new listing: by the form, by an import, or as a copy. */
export const listingAdded = declareFact("listing.added", ListingFact);

/** A host deleted a listing. */
export const listingDeleted = declareFact("listing.deleted", ListingFact);
