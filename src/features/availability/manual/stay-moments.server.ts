import { instantAt, type Stay } from "../stay.rules.ts";
import { manualBookingError } from "./manual-booking.errors.ts";
import { type ManualLength, refuseManual } from "./manual-booking.rules.ts";

/** When the stay begins and ends, by the listing's clocks. */
const stayMoments = (
  { checkIn, checkOut }: Stay,
  { timeZone, checkInTime, checkOutTime }: { timeZone: string; checkInTime: string; checkOutTime: string },
) => ({ beginsAt: instantAt(timeZone, checkIn, checkInTime), endsAt: instantAt(timeZone, checkOut, checkOutTime) });

type Typed = Stay & { by?: ManualLength | undefined; startsAt?: string | undefined; returnsAt?: string | undefined };
type Times = { timeZone: string; checkInTime: string; checkOutTime: string };

/** What is kept of when it is: the times that the host typed where it is by the hour, else the listing's. Refuses hours that the clock change leaves nothing of. */
export function timesOf({ by, startsAt, returnsAt, ...stay }: Typed, listing: Times) {
  const byHours = by === "hours";
  const times = byHours && startsAt && returnsAt ? { ...listing, checkInTime: startsAt, checkOutTime: returnsAt } : listing;
  const moments = stayMoments(stay, times);
  if (moments.endsAt <= moments.beginsAt) throw endsEarly();
  return { byHours, ...times, ...moments };
}

function endsEarly() {
  const { message } = manualBookingError("manual_ends_early");
  return manualBookingError("manual_ends_early", { fields: { returnsAt: message } });
}

/** Refuses days that a host can't enter, at their field. */
export function requireManualDays(stay: Stay, today: string): void {
  const code = refuseManual(stay, today);
  if (!code) return;
  const { message } = manualBookingError(code);
  throw manualBookingError(code, { fields: { [code === "manual_too_far" ? "checkOut" : "checkIn"]: message } });
}
