/** Which features a feature may ask, always through their doors. One that is not listed here fails the check. */
export const FEATURE_GRAPH: Readonly<Record<string, readonly string[]>> = {
  accounts: [],
  places: [],
  payments: [],
  listings: ["accounts", "places"],
  availability: ["accounts", "listings"],
  bookings: ["accounts", "availability", "calendar-sync", "listings", "payments"],
  reviews: ["accounts", "bookings", "listings"],
  saved: ["accounts", "listings"],
  certification: ["accounts"],
  earnings: ["accounts", "availability", "bookings", "listings", "reviews"],
  "calendar-sync": ["accounts", "availability", "listings"],
  "listing-import": ["accounts", "availability", "listings", "places"],
  "host-calendar": ["accounts", "availability", "bookings", "calendar-sync", "listings"],
  search: ["accounts", "availability", "listings", "places", "reviews", "saved"],
};
