/** Which features a feature may ask, always through their doors. One that is not listed here fails the check. */
export const FEATURE_GRAPH: Readonly<Record<string, readonly string[]>> = {
  accounts: [],
  listings: ["accounts"],
  availability: ["accounts", "listings"],
  search: ["accounts", "availability", "listings"],
  bookings: ["accounts", "availability", "listings"],
  reviews: ["accounts", "bookings", "listings"],
  saved: ["accounts", "listings"],
};
