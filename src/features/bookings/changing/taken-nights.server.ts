import { databaseErrorCode } from "../../../platform/db/database.server.ts";
import { stayError } from "../../availability/index.server.ts";

const EXCLUSION_VIOLATION = "23P01";

/** Someone took one of the nights after they were looked at: the database says so, and this says it in our words. */
export async function nameTakenNights<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    throw databaseErrorCode(error) === EXCLUSION_VIOLATION ? stayError("dates_taken") : error;
  }
}
