export {
  addDays,
  DAYS_AHEAD,
  instantAt,
  isDay,
  nightsBetween,
  nightsOf,
  type PriceParts,
  type Quote,
  quoteStay,
  type Stay,
  staysOf,
  todayAt,
} from "./stay.rules.ts";
export { Day, Quote as QuoteView, StayCalendar, StayRequest } from "./stay.schema.ts";
export { guestsIn, type Party, readParty, whoInWords } from "./party.rules.ts";
export { countOf } from "../../platform/counts.ts";
export { momentInWords, nightsInWords, stayDays, stayInWords } from "./stay-words.ts";
export { type Days, daysOf } from "./host/host-days.rules.ts";
export { BlockDatesInput, DayRange, HostDay, TypedPrices, TypedWeekPrices } from "./host/host-days.schema.ts";
