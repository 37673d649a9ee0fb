import { type AppError, requestError, RETRY_AFTER_SECONDS } from "../errors.ts";
import { databaseErrorCode } from "./database.server.ts";

const INPUT_CLASS = "22";
const REFUSALS: Record<string, () => AppError> = {
  "23502": () => requestError("malformed_request"),
  "23503": () => requestError("changed_meanwhile"),
  "23505": () => requestError("changed_meanwhile"),
  "23514": () => requestError("malformed_request"),
  "23P01": () => requestError("changed_meanwhile"),
  "40001": () => requestError("changed_meanwhile"),
  "40P01": () => requestError("changed_meanwhile"),
  "55P03": () => requestError("in_use", { retryAfterSeconds: RETRY_AFTER_SECONDS }),
  "57014": () => requestError("timed_out", { retryAfterSeconds: RETRY_AFTER_SECONDS }),
};

/**
 * What a statement that the database refused means to whoever asked, where no verb said it in its own words: input that no column takes,
 * something that changed at the same moment, or a wait that was too long. Null for faults of ours.
 */
export function databaseRefusal(error: unknown): AppError | null {
  const code = databaseErrorCode(error) ?? "";
  return code.startsWith(INPUT_CLASS) ? requestError("malformed_request") : (REFUSALS[code]?.() ?? null);
}
