import { DAY_MS } from "../../../platform/clock.ts";
import { type BookedParty, instantAt, type Stay } from "../../availability/index.ts";
import { type Chartered, type Priced, refundDeadline, type Shown, type Terms } from "../booking.rules.ts";

/** Overtaken: the booking changed otherwise, so that neither side can answer for the stay they saw. */
export type RequestState = "open" | "approved" | "declined" | "lapsed" | "withdrawn" | "overtaken";

/** The two who agree on a booking. */
export type Side = "guest" | "host";
export const SIDES = ["guest", "host"] as const satisfies Side[];

export const otherSide = (side: Side): Side => (side === "guest" ? "host" : "guest");

/** A stay as somebody wants it. */
export type WantedStay = Stay & BookedParty;

/** What makes it a charter, and when that is; all of it empty for nights. */
export type ChangedCharter = Chartered & {
  packageId: string | null;
  prepareMinutes: number;
  beginsPlace: string;
  endsPlace: string;
  licenseKind: string | null;
  licenseNumber: string | null;
  licenseCountry: string | null;
  checkInTime: string | null;
  checkOutTime: string | null;
  beginsAt: Date | null;
  endsAt: Date | null;
};

/** The same with its price. */
export type PricedStay = WantedStay & Priced & Shown & ChangedCharter & { totalPrice: number; fillsGap: boolean };

export const NO_CHARTER: ChangedCharter = {
  packageId: null,
  packageName: null,
  crew: null,
  charterCents: 0,
  extraLabels: [],
  extraCents: [],
  prepareMinutes: 0,
  seats: 0,
  beginsPlace: "",
  endsPlace: "",
  licenseKind: null,
  licenseNumber: null,
  licenseCountry: null,
  checkInTime: null,
  checkOutTime: null,
  beginsAt: null,
  endsAt: null,
};

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

type Timed = { timeZone: string; checkInTime: string; checkOutTime: string };
type Moved = Stay & Pick<ChangedCharter, "beginsAt" | "endsAt">;

/** When what a booking becomes begins, and when it ends: a charter says so, nights keep the booking's times. */
export const beginOf = ({ timeZone, checkInTime }: Timed, { checkIn, beginsAt }: Moved): Date =>
  beginsAt ?? instantAt(timeZone, checkIn, checkInTime);
export const endOf = ({ timeZone, checkOutTime }: Timed, { checkOut, endsAt }: Moved): Date =>
  endsAt ?? instantAt(timeZone, checkOut, checkOutTime);

/** What somebody asks for. Who isn't mentioned comes along as booked. */
export type Asked = Stay & { guests: number } & { [Who in "children" | "infants" | "pets"]?: number | undefined };

export const wantedStay = (booked: BookedParty, { checkIn, checkOut, ...asked }: Asked): WantedStay => ({
  checkIn,
  checkOut,
  ...wantedParty(booked, asked),
});

export const wantedParty = (booked: BookedParty, { guests, children, infants, pets }: Omit<Asked, keyof Stay>): BookedParty => ({
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
