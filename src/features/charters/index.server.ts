export { charterApi } from "./charter.api.server.ts";
export { departureFor } from "./departure-for.server.ts";
export { charterError } from "./charter.errors.ts";
export { quoteCharter, quoteCharterTerms, type QuotedCharter } from "./quote-charter.server.ts";
export { namesOfExtras, offeredTo, offeringsOf } from "./offerings.queries.server.ts";
export { type CharterDays, readCharterDays } from "./read-charter-days.server.ts";
export { readOffered } from "./read-offered.server.ts";
export { readStarts } from "./read-starts.server.ts";
export { freeStarts, freeStartsOf } from "./starts/free-starts.server.ts";
