import type { Hours, Stay } from "../../availability/index.ts";
import { clockAt, dayAt } from "../../charters/index.ts";
import type { Phase } from "../booking.rules.ts";
import type { HostCancelReason } from "../host-booking/details.rules.ts";

/** Why a departure is cancelled for everybody. Its guests read it. */
export const DEPARTURE_CANCEL_REASONS = [
  "weather",
  "repairs",
  "too_few_guests",
  "emergency",
  "other",
] as const satisfies HostCancelReason[];

type Times = { beginsAt: Date; endsAt: Date; cancelledAt: Date | null };

/** As a booking's, by the clock. */
export function phaseOfDeparture({ beginsAt, endsAt, cancelledAt }: Times, now: Date): Phase {
  if (cancelledAt) return "cancelled";
  if (now < beginsAt) return "upcoming";
  return now < endsAt ? "current" : "past";
}

/** Its days and times by the marina's clocks. */
export function whenOfDeparture({ beginsAt, endsAt }: Pick<Times, "beginsAt" | "endsAt">, timeZone: string): Stay & { hours: Hours } {
  const [from, until] = [beginsAt.toISOString(), endsAt.toISOString()];
  return {
    checkIn: dayAt(timeZone, from),
    checkOut: dayAt(timeZone, until),
    hours: { startsAt: clockAt(timeZone, from), returnsAt: clockAt(timeZone, until), timeZone, beginsAt: from, endsAt: until },
  };
}
