import { databaseErrorOf } from "../../../platform/db/database.server.ts";
import { listingError } from "../listing.errors.ts";

/** A boat that sells hours has to be ready by check-in: the database says so, and this says it in our words. */
export async function nameRefusedTimes<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    throw databaseErrorOf(error)?.constraint === "boat_clocks_ready_by_check_in" ? listingError("boat_not_ready") : error;
  }
}
