import { type BookedParty, countOf } from "../availability/index.ts";
import type { Location } from "../listings/index.ts";

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
