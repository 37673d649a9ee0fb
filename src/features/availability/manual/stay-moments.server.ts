import { instantAt, type Stay } from "../stay.rules.ts";
import { manualBookingError } from "./manual-booking.errors.ts";
import { refuseManual } from "./manual-booking.rules.ts";

/** When the stay begins and ends, by the listing's clocks. */
export const stayMoments = (
  { checkIn, checkOut }: Stay,
  { timeZone, checkInTime, checkOutTime }: { timeZone: string; checkInTime: string; checkOutTime: string },
) => ({ beginsAt: instantAt(timeZone, checkIn, checkInTime), endsAt: instantAt(timeZone, checkOut, checkOutTime) });

/** Refuses days that a host can't enter, at their field. */
export function requireManualDays(stay: Stay, today: string): void {
  const code = refuseManual(stay, today);
  if (!code) return;
  const { message } = manualBookingError(code);
  throw manualBookingError(code, { fields: { [code === "manual_too_far" ? "checkOut" : "checkIn"]: message } });
}
