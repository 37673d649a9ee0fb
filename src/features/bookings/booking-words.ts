import { type BookedParty, countOf, type Hours, hoursOf, nightsInWords, type Stay, whenInWords } from "../availability/index.ts";
import { type BookedCharter, charterLine } from "../charters/index.ts";
import type { Location } from "../listings/index.ts";
import type { Formats } from "../../platform/words/formats.ts";

/** What is booked, or that its host entered, and where. */
export type Booked = Stay &
  ({ charter: BookedCharter | null } | { hours: Hours | null }) & {
    listing: { city: string } | { location: { city: string } };
  };

/** "Jun 10–13, 2027", "Tue, Jul 20, 2027, 8:00 AM to 12:00 PM, Split time (GMT+2)" */
export const bookedWhen = (booking: Booked, formats?: Formats): string => whenInWords(booking, formats, cityOf(booking));

export const cityOf = ({ listing }: Pick<Booked, "listing">): string => ("city" in listing ? listing.city : listing.location.city);

/** "3 nights", "Half day, with captain"; empty for hours of the host's own. */
export function bookedWhat(booking: Stay & ({ charter: BookedCharter | null } | { hours: Hours | null })): string {
  if ("charter" in booking && booking.charter) return charterWords(booking.charter);
  return hoursOf(booking) ? "" : nightsInWords(booking);
}

/** "Half day, with captain" */
export const charterWords = ({ packageName, crew, seats }: BookedCharter): string => charterLine(packageName, crew, seats);

/** The listing's page with the same dates and guests, or at the charter's day. */
export const againQuery = ({ checkIn, checkOut, guests, charter }: Stay & { guests: number; charter: object | null }): string =>
  charter ? `?day=${checkIn}#charters` : `?${new URLSearchParams({ checkIn, checkOut, guests: String(guests) })}`;

/** Where a charter begins or ends. */
export const placeOf = (place: string): string => place || "at the marina";

/** When and what: "Jun 10–13, 2027 · 3 nights". */
export const bookingLine = (booking: Booked, formats?: Formats): string =>
  [bookedWhen(booking, formats), bookedWhat(booking)].filter(Boolean).join(" · ");

/** "stay at Lantern Cottage", "trip on Blue Pearl" */
export const stayAt = (charter: object | null, title: string): string => (charter ? `trip on ${title}` : `stay at ${title}`);

/** "4 guests (1 child), 1 infant, 1 pet" */
export function partyInWords({ guests, children, infants, pets }: BookedParty): string {
  const among = children > 0 ? ` (${countOf(children, "child", "children")})` : "";
  return [`${countOf(guests, "guest")}${among}`, infants > 0 && countOf(infants, "infant"), pets > 0 && countOf(pets, "pet")]
    .filter(Boolean)
    .join(", ");
}

/** The full address on one line. */
export const addressLine = ({ streetAddress, city, state, zipCode, country }: Location): string =>
  [streetAddress, city, [state, zipCode].filter(Boolean).join(" "), country].filter(Boolean).join(", ");

/** A link to a public map; null where the location is unknown. */
export const mapLink = ({ latitude, longitude }: Location): string | null =>
  latitude === null || longitude === null
    ? null
    : `https://www.openstreetmap.org/?mlat=${latitude}&mlon=${longitude}#map=15/${latitude}/${longitude}`;
