import { databaseErrorCode } from "../../../platform/db/database.server.ts";
import { stayError } from "../../availability/index.server.ts";
import { charterError } from "../../charters/index.server.ts";

const EXCLUSION_VIOLATION = "23P01";

/** Someone took the nights or the hours after they were looked at: the database says so, and this says it in our words. */
export async function nameTaken<T>({ packageId }: { packageId: string | null }, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    throw databaseErrorCode(error) === EXCLUSION_VIOLATION
      ? packageId === null
        ? stayError("dates_taken")
        : charterError("start_taken")
      : error;
  }
}
