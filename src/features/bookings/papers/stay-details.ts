import type { Location } from "../../listings/index.ts";
import type { BookingView } from "../booking.schema.ts";

export const addressOf = ({ streetAddress, city, state, zipCode, country }: Location): string =>
  [streetAddress, city, [state, zipCode].filter(Boolean).join(" "), country].filter(Boolean).join(", ");

/** Where a map shows the place: at its point if that is known, else wherever the map finds the address. */
export function mapLink(location: Location): string {
  const { latitude, longitude } = location;
  const query = latitude !== null && longitude !== null ? `${latitude},${longitude}` : addressOf(location);
  return `https://www.google.com/maps/search/?${new URLSearchParams({ api: "1", query })}`;
}

export const stayTitle = ({ listing }: BookingView): string => `Stay at ${listing.title}`;

/** What a calendar's entry says below its title. */
export function stayNotes({ reservationId, checkInTime, checkOutTime, guests, host, listing }: BookingView): string {
  return [
    `Booking reference: ${reservationId}`,
    `Check-in from ${checkInTime}, check-out by ${checkOutTime}`,
    guests === 1 ? "1 guest" : `${guests} guests`,
    [`Host: ${host.fullName}`, host.email, host.phone].filter(Boolean).join(", "),
    `Map: ${mapLink(listing.location)}`,
  ].join("\n");
}
