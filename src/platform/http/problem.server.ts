import { HTTPException } from "hono/http-exception";
import { databaseRefusal } from "../db/database-refusals.server.ts";
import { isDatabaseAway } from "../db/database.server.ts";
import { AppError, requestError, RETRY_AFTER_SECONDS } from "../errors.ts";
import type { Log } from "../log.server.ts";

export const PROBLEM_TYPE = "application/problem+json";

/** Turns an unknown error into a 500: logged in full, shown without details. A database that is away is a 503. */
export function toAppError(error: unknown, log: Log): AppError {
  if (error instanceof AppError) return error;
  if (error instanceof HTTPException) {
    if (error.status === 413) return requestError("body_too_large");
    if (error.status === 503 || error.status === 504 || error.status === 408)
      return requestError("timed_out", { retryAfterSeconds: RETRY_AFTER_SECONDS });
    if (error.status < 500) return requestError("malformed_request");
  }
  const refusal = databaseRefusal(error);
  if (refusal) {
    log.warn({ err: error }, "the database refused what no verb had refused");
    return refusal;
  }
  if (isDatabaseAway(error)) {
    log.error({ err: error }, "the database is away");
    return requestError("unavailable", { retryAfterSeconds: RETRY_AFTER_SECONDS });
  }
  log.error({ err: error }, "unexpected error");
  return requestError("unexpected");
}

/** An error as problem+json (RFC 9457). */
export function problemResponse(error: AppError, requestId: string): Response {
  const { code, status, message, details } = error;
  const headers = new Headers({ "content-type": PROBLEM_TYPE, "cache-control": "no-store" });
  if (details.retryAfterSeconds) headers.set("retry-after", String(details.retryAfterSeconds));
  const { fields, data } = details;
  const body = {
    type: "about:blank",
    title: message,
    status,
    code,
    ...(fields && { fields }),
    ...(data !== undefined && { data }),
    requestId,
  };
  return new Response(JSON.stringify(body), { status, headers });
}
