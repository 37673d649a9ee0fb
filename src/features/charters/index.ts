export { type CharterCrew, crewsOf, priceOn, quoteOfLines } from "./charter.rules.ts";
export {
  BookedCharter,
  CardCharter,
  CharterChoice,
  type CharterPackage,
  CharterQuote,
  type FreeStart,
  Offerings,
} from "./charter.schema.ts";
export { charterLine, charterTimes, clockAt, CREW_WORDS, dayAt, packageLength } from "./charter-words.ts";
export { type AskedCharter, minutesAround } from "./starts/asked-charter.ts";
