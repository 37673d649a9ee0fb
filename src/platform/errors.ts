import { OWN_MATTER } from "./policy/own-matter.ts";

export type ErrorStatus = 400 | 401 | 403 | 404 | 408 | 409 | 410 | 413 | 414 | 415 | 422 | 429 | 431 | 500 | 503;

export type ErrorSpec = { status: ErrorStatus; message: string };

export type ErrorDetails = {
  /** One message per input field, for forms. */
  fields?: Record<string, string>;
  retryAfterSeconds?: number;
  /** Replaces the code's own text where the situation needs a number or a name in it. */
  message?: string;
  /** What the caller needs to continue, such as the current price. */
  data?: unknown;
};

/** The only error that a verb throws on purpose; anything else is a fault. */
export class AppError extends Error {
  readonly code: string;
  readonly status: ErrorStatus;
  readonly details: ErrorDetails;

  constructor(code: string, spec: ErrorSpec, details: ErrorDetails = {}) {
    super(details.message ?? spec.message);
    this.name = "AppError";
    this.code = code;
    this.status = spec.status;
    this.details = details;
  }
}

/** Declares a feature's codes once; a code without a status and a text does not compile. */
export const declareErrors =
  <Code extends string>(specs: Record<Code, ErrorSpec>) =>
  (code: Code, details?: ErrorDetails): AppError =>
    new AppError(code, specs[code], details);

export const requestError = declareErrors({
  invalid_input: { status: 400, message: "Please check the highlighted fields." },
  malformed_request: { status: 400, message: "We couldn't read that request." },
  unsupported_media_type: { status: 415, message: "Send JSON or a form." },
  body_too_large: { status: 413, message: "That's more than we can accept at once." },
  address_too_long: { status: 414, message: "That address is longer than any page of ours." },
  cookies_too_long: { status: 431, message: "Your browser sent more cookies than we can read. Please clear them and try again." },
  timed_out: { status: 503, message: "This took too long. Please try again." },
  unavailable: { status: 503, message: "We can't do that right now. Please try again in a moment." },
  not_found: { status: 404, message: "We couldn't find that." },
  sign_in_required: { status: 401, message: "Please sign in first." },
  not_allowed: { status: 403, message: "You don't have permission to do that." },
  staff_page_not_found: { status: 404, message: "We couldn't find that." },
  own_matter: { status: 403, message: OWN_MATTER },
  foreign_origin: { status: 403, message: "This request came from another site and was refused." },
  too_many_requests: { status: 429, message: "Too many requests. Please wait a moment and try again." },
  changed_meanwhile: { status: 409, message: "This changed at the same time. Please reload the page and try again." },
  in_use: { status: 409, message: "Someone else is changing this right now. Please try again in a moment." },
  busy: { status: 503, message: "We're very busy right now. Please try again in a moment." },
  key_reused: { status: 409, message: "This form was already submitted with different contents. Please reload the page." },
  unexpected: { status: 500, message: "Something went wrong on our end." },
});

/** How soon to try again what passes by itself. */
export const RETRY_AFTER_SECONDS = 5;

/** Refuses to do more when nobody waits for the answer anymore: they left, or it took too long. */
export function requireWaiting(signal: AbortSignal | undefined): void {
  if (signal?.aborted) throw requestError("timed_out");
}

/** What the database or the code itself said: what wraps it repeats the statement with everything that was in it. */
export function innermostMessage(error: unknown): string {
  let inner = error;
  while (inner instanceof Error && inner.cause instanceof Error) inner = inner.cause;
  return inner instanceof Error ? inner.message : String(inner);
}
