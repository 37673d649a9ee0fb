import { DAY_MS, HOUR_MS } from "../../../platform/clock.ts";
import { nightsBetween, todayAt } from "../../availability/index.ts";
import type { CheckoutState } from "../checkout/checkout.states.ts";

/** Why a host declines. Their guest reads it. */
export const DECLINE_REASONS = ["dates", "party", "rules", "repairs", "other"] as const;
export type DeclineReason = (typeof DECLINE_REASONS)[number];

export const DECLINE_WORDS: Record<DeclineReason, string> = {
  dates: "The dates don't work",
  party: "It doesn't suit this group",
  rules: "The house rules don't fit the stay",
  repairs: "Repairs or maintenance",
  other: "Another reason",
};

export const LONGEST_ANSWER = 1_000;

/** How long before the bank forgets the payment it should be taken. */
const CAPTURE_MARGIN_MS = 6 * HOUR_MS;

type Booked = { instantFromDays: number | null };

/** Whether a stay that begins then is booked without asking the host, by the calendar of the place. */
export const isInstantFrom = ({ instantFromDays }: Booked, checkIn: string, today: string): boolean =>
  instantFromDays !== null && nightsBetween({ checkIn: today, checkOut: checkIn }) >= instantFromDays;

export const isInstant = (terms: Booked & { timeZone: string }, checkIn: string, now: Date): boolean =>
  isInstantFrom(terms, checkIn, todayAt(terms.timeZone, now));

/** What the button says that leads on to booking such a stay; without dates, as the listing usually books. */
export function reserveLabel(terms: Booked, checkIn: string, today: string): string {
  const isInstantThen = checkIn === "" ? terms.instantFromDays !== null : isInstantFrom(terms, checkIn, today);
  return isInstantThen ? "Reserve" : "Request to book";
}

/** What a guest reads before they ask. */
export const HOW_REQUESTS_GO = "The host has 24 hours to answer. You're charged only if they accept.";

/** They have a day to answer, not longer than until the stay would begin, and long enough before the payment can no longer be taken. */
export const answerBy = (now: Date, beginsAt: Date, captureBefore: Date | null): Date =>
  new Date(Math.min(now.getTime() + DAY_MS, beginsAt.getTime(), captureBefore ? captureBefore.getTime() - CAPTURE_MARGIN_MS : Infinity));

type Asked = { state: CheckoutState; answerBy: Date | null };

/** Whether the host can still answer. */
export const isWaiting = ({ state, answerBy: until }: Asked, now: Date): boolean => state === "asked" && until !== null && until > now;
