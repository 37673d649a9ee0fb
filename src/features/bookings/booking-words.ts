import type { Location } from "../listings/index.ts";

/** The whole address in one line. */
export const addressLine = ({ streetAddress, city, state, zipCode, country }: Location): string =>
  [streetAddress, city, [state, zipCode].filter(Boolean).join(" "), country].filter(Boolean).join(", ");

/** A map of the place that any browser opens; null where nobody knows where it is. */
export const mapLink = ({ latitude, longitude }: Location): string | null =>
  latitude === null || longitude === null
    ? null
    : `https://www.openstreetmap.org/?mlat=${latitude}&mlon=${longitude}#map=15/${latitude}/${longitude}`;
