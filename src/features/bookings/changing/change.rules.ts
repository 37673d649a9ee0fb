import { DAY_MS } from "../../../platform/clock.ts";
import type { Stay } from "../../availability/index.ts";
import { type Priced, refundDeadline, type Terms } from "../booking.rules.ts";

export type RequestState = "open" | "approved" | "declined" | "lapsed" | "withdrawn";

/** A stay as its guest wants it. */
export type Wish = Stay & { guests: number };

/** The same with its price. */
export type PricedWish = Wish & Priced & { totalPrice: number };

type Policy = Pick<Terms, "cancellationPolicy" | "beginsAt">;

/** The last moment at which a guest changes a booking without asking; null where cancelling was never free either. */
export const freeChangesUntil = (terms: Policy): Date | null => (terms.cancellationPolicy === "strict" ? null : refundDeadline(terms));

/** Whether the host has to approve a change. */
export function needsHost(terms: Policy, now: Date): boolean {
  const until = freeChangesUntil(terms);
  return until === null || now > until;
}

/** Hosts have a day to answer, and not longer than until either stay would begin. */
export const requestLapsesAt = (now: Date, formerBegin: Date, currentBegin: Date): Date =>
  new Date(Math.min(now.getTime() + DAY_MS, formerBegin.getTime(), currentBegin.getTime()));

export const isSameStay = (one: Stay, other: Stay): boolean => one.checkIn === other.checkIn && one.checkOut === other.checkOut;
