export {
  addDays,
  instantAt,
  isDay,
  nightsBetween,
  nightsOf,
  type PriceParts,
  type Quote,
  quoteStay,
  type Stay,
  todayAt,
} from "./stay.rules.ts";
export { Quote as QuoteView, StayCalendar, StayRequest } from "./stay.schema.ts";
export { countOf, dayInWords, momentInWords, nightsInWords, stayInWords } from "./stay-words.ts";
