export { type CharterCrew, crewsOf, priceOn, quoteOfLines } from "./charter.rules.ts";
export { BookedCharter, CharterChoice, CharterQuote, Offerings } from "./charter.schema.ts";
export { charterLine, charterTimes, clockAt, CREW_WORDS, dayAt, packageLength } from "./charter-words.ts";
