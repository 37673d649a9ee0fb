import { DAY_MS } from "../../../platform/clock.ts";
import type { BookedParty, Stay } from "../../availability/index.ts";
import { type Priced, refundDeadline, type Shown, type Terms } from "../booking.rules.ts";

/** Overtaken: the booking changed otherwise, so that neither side can answer for the stay they saw. */
export type RequestState = "open" | "approved" | "declined" | "lapsed" | "withdrawn" | "overtaken";

/** The two who agree on a booking. */
export type Side = "guest" | "host";
export const SIDES = ["guest", "host"] as const satisfies Side[];

export const otherSide = (side: Side): Side => (side === "guest" ? "host" : "guest");

/** A stay as somebody wants it. */
export type WantedStay = Stay & BookedParty;

/** The same with its price. */
export type PricedStay = WantedStay & Priced & Shown & { totalPrice: number; fillsGap: boolean };

type Policy = Pick<Terms, "cancellationPolicy" | "beginsAt">;

/** The last moment at which a guest changes a booking without asking; null where cancelling was never free either. */
export const freeChangesUntil = (terms: Policy): Date | null => (terms.cancellationPolicy === "strict" ? null : refundDeadline(terms));

/** Whether the host has to approve a guest's change. */
export function needsHost(terms: Policy, now: Date): boolean {
  const until = freeChangesUntil(terms);
  return until === null || now > until;
}

/** Who has to approve a change that this side wants; null where nobody has to. A host never changes what a guest has booked without them. */
export const approverOf = (side: Side, terms: Policy, now: Date): Side | null =>
  side === "host" ? "guest" : needsHost(terms, now) ? "host" : null;

/** They have a day to answer, and not longer than until either stay would begin. */
export const requestLapsesAt = (now: Date, formerBegin: Date, currentBegin: Date): Date =>
  new Date(Math.min(now.getTime() + DAY_MS, formerBegin.getTime(), currentBegin.getTime()));

/** What somebody asks for. Who isn't mentioned comes along as booked. */
export type Asked = Stay & { guests: number } & { [Who in "children" | "infants" | "pets"]?: number | undefined };

export const wantedStay = (booked: BookedParty, { checkIn, checkOut, guests, children, infants, pets }: Asked): WantedStay => ({
  checkIn,
  checkOut,
  guests,
  children: children ?? Math.min(booked.children, guests - 1),
  infants: infants ?? booked.infants,
  pets: pets ?? booked.pets,
});

export const isSameParty = (one: BookedParty, other: BookedParty): boolean =>
  one.guests === other.guests && one.children === other.children && one.infants === other.infants && one.pets === other.pets;

export const isSameStay = (one: Stay, other: Stay): boolean => one.checkIn === other.checkIn && one.checkOut === other.checkOut;

/** The card on file doesn't pay for what a change costs more: another one can. */
export const CARD_REFUSALS: ReadonlySet<string> = new Set(["change_declined", "change_needs_card"]);
