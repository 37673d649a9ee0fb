export { availabilityApi } from "./availability.api.server.ts";
export { listingsWithoutCalendar, takenNights } from "./availability.queries.server.ts";
export { quoteListing, quoteTerms } from "./quote-listing.server.ts";
export { stayError } from "./stay.errors.ts";
