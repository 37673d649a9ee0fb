import { pgView } from "drizzle-orm/pg-core";

/** What other features may read of listings in SQL. `db/functions/listings` says which columns it has. */
export const listingDetails = pgView("listing_details", {}).existing();
