import { DAY_MS } from "../../../platform/clock.ts";
import { instantAt, addDays } from "../../availability/index.ts";
import type { BookingStatus } from "../booking.rules.ts";

/** Why a host cancels. Their guest reads it. */
export const HOST_CANCEL_REASONS = ["repairs", "weather", "emergency", "unavailable", "guest_asked", "too_few_guests", "other"] as const;
export type HostCancelReason = (typeof HOST_CANCEL_REASONS)[number];

const REASON_WORDS: Record<HostCancelReason, string> = {
  repairs: "Damage or repairs",
  weather: "Weather or safety",
  emergency: "An emergency",
  unavailable: "No longer available on these dates",
  guest_asked: "The guest asked to cancel",
  too_few_guests: "Too few guests",
  other: "Another reason",
};

/** On a boat the captain decides, and nobody has nights. */
const CHARTER_REASONS: Partial<Record<HostCancelReason, string>> = {
  repairs: "The boat needs repairs",
  weather: "Weather, by the captain",
  unavailable: "No longer available at this time",
};

export const reasonWords = (reason: HostCancelReason, charter: object | null): string =>
  (charter && CHARTER_REASONS[reason]) || REASON_WORDS[reason];

/** What becomes of the nights of a booking that its host cancels. */
export const NIGHTS_AFTER = ["blocked", "open"] as const;
export type NightsAfter = (typeof NIGHTS_AFTER)[number];

export const LONGEST_WORD = 1_000;
export const LONGEST_NOTE = 2_000;
const NO_SHOW_DAYS = 7;
export const MOST_OTHER_STAYS = 20;

type Stay = { status: BookingStatus; beginsAt: Date; checkOut: string; timeZone: string; noShowAt: Date | null };

/** Until the end of the seventh day after check-out, by the listing's calendar. */
export const noShowUntil = ({ checkOut, timeZone }: Pick<Stay, "checkOut" | "timeZone">): Date =>
  instantAt(timeZone, addDays(checkOut, NO_SHOW_DAYS + 1), "00:00");

/** From the check-in time on: before that nobody is missing. */
export const mayMarkNoShow = (stay: Stay, now: Date): boolean =>
  stay.status === "confirmed" && stay.noShowAt === null && now >= stay.beginsAt && now < noShowUntil(stay);

export const undoableUntil = (noShowAt: Date): Date => new Date(noShowAt.getTime() + DAY_MS);
