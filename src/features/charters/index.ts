export { type CharterCrew, crewsOf, priceOn, quoteOfLines } from "./charter.rules.ts";
export { BookedCharter, CharterChoice, type CharterPackage, CharterQuote, type FreeStart, Offerings } from "./charter.schema.ts";
export { charterLine, clockAt, CREW_WORDS, dayAt, packageLength } from "./charter-words.ts";
