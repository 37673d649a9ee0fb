export { charterError } from "./charter.errors.ts";
export { quoteCharter, quoteCharterTerms, type QuotedCharter } from "./quote-charter.server.ts";
export { offeredTo, offeringsOf } from "./offerings.queries.server.ts";
export { freeStarts, freeStartsOf } from "./starts/free-starts.server.ts";
