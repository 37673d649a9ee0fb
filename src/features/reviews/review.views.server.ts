import { pgView } from "drizzle-orm/pg-core";

/** What other features may read of reviews in SQL. `db/functions/reviews` says which columns it has. */
export const revealedRatings = pgView("revealed_ratings", {}).existing();
