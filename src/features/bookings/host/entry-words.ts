import { href } from "react-router";
import { countOf } from "../../../platform/words/counts.ts";
import { manualName } from "../../availability/index.ts";
import { partyInWords } from "../booking-words.ts";
import type { HostEntry, HostStay } from "./host-booking.schema.ts";

/** Who stays. */
export const entryName = (entry: HostEntry): string => (entry.source === "manual" ? manualName(entry) : entry.guest.fullName);

/** The host's page of a stay, whether it was booked with us or entered by them. */
export const stayPage = ({ source, id }: Pick<HostEntry | HostStay, "source" | "id">): string =>
  source === "manual"
    ? href("/host/bookings/manual/:manualBookingId", { manualBookingId: id })
    : href("/host/bookings/:bookingId", { bookingId: id });

/** " · 2 guests, 1 pet", or nothing if the number is unknown. */
export function guestsBeside(entry: HostEntry): string {
  if (entry.source === "booking") return ` · ${partyInWords(entry)}`;
  return entry.guests === null ? "" : ` · ${countOf(entry.guests, "guest")}`;
}
