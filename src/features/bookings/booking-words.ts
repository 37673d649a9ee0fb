import type { Location } from "../listings/index.ts";

/** The full address on one line. */
export const addressLine = ({ streetAddress, city, state, zipCode, country }: Location): string =>
  [streetAddress, city, [state, zipCode].filter(Boolean).join(" "), country].filter(Boolean).join(", ");

/** A link to a public map; null where the location is unknown. */
export const mapLink = ({ latitude, longitude }: Location): string | null =>
  latitude === null || longitude === null
    ? null
    : `https://www.openstreetmap.org/?mlat=${latitude}&mlon=${longitude}#map=15/${latitude}/${longitude}`;
