const MINUTE = 60_000;
const EVERY_MS = 5 * MINUTE;
const LONGEST_MS = 60 * MINUTE;
/** A site may ask for more patience than we have: a calendar is tried at least once a day. */
const MOST_PATIENCE_MS = 24 * 60 * MINUTE;
const JITTER = 0.1;

/** An answer that takes longer keeps others waiting, even if it is a good one. */
export const SLOW_ANSWER_MS = 5_000;

type Tried = { failures: number; slowAnswers: number; retryAfterSeconds: number | null };

/**
 * When a calendar is read next: about every five minutes, after failures or slow answers in a row ever later up to an hour, and not before the
 * site wants it. `chance` from 0 to 1 spreads calendars out.
 */
export function nextTry(now: Date, { failures, slowAnswers, retryAfterSeconds }: Tried, chance: number): Date {
  const pause = Math.min(LONGEST_MS, EVERY_MS * 2 ** Math.max(0, failures + slowAnswers - 1));
  const soonest = now.getTime() + pause * (1 - JITTER * chance);
  return new Date(Math.max(soonest, waitFor(now, retryAfterSeconds)?.getTime() ?? 0));
}

/** Until when the site wants to be left alone; null if it did not say. */
export const waitFor = (now: Date, retryAfterSeconds: number | null): Date | null =>
  retryAfterSeconds ? new Date(now.getTime() + Math.min(MOST_PATIENCE_MS, retryAfterSeconds * 1000)) : null;
