export {
  addDays,
  DAYS_AHEAD,
  instantAt,
  isDay,
  lastBookableDay,
  nightsBetween,
  nightsOf,
  type Stay,
  staysOf,
  todayAt,
} from "./stay.rules.ts";
export {
  chargedNights,
  payoutOf,
  type PriceParts,
  type PriceReason,
  type PriceLine,
  priceOfNight,
  type Quote,
  quoteChangedStay,
  quoteOfNights,
  quoteStay,
  serviceFeeOf,
  MONTH_NIGHTS,
  SERVICE_FEE_PERCENT,
  WEEK_NIGHTS,
} from "./pricing/pricing.rules.ts";
export type { StayCost } from "./calendar/stay-choices.ts";
export { BESIDE, isFreeFor, isGapStay, refuseDates } from "./stay-limits.rules.ts";
export { isInSeason, isWeekend, keptRules, type ListingRules, NO_RULES, rulesForBooking, type Season } from "./rules/season.rules.ts";
export { Companions, Day, hasAdult, Hours, NO_ADULT, Quote as QuoteView, RulesView, StayCalendar, StayRequest } from "./stay.schema.ts";
export { type BookedParty, guestsIn, noPetsInWords, type Party, partyOf, readParty, whoInWords } from "./party.rules.ts";
export { countOf } from "../../platform/words/counts.ts";
export { momentInWords, nightsInWords, stayDays, stayInWords } from "./stay-words.ts";
export { hoursOf, hoursOfRow, timesInWords, type When, whenInWords, zoneOf } from "./when-words.ts";
export { type Days, daysOf } from "./host/host-days.rules.ts";
export {
  BlockDatesInput,
  ChangePricesInput,
  type DaysChanged,
  HostDay,
  type LastCalendarEdit,
  ListingDaysInput,
  SetMinimumsInput,
  TypedPrices,
  TypedWeekPrices,
} from "./host/host-days.schema.ts";
export { HoursInput, TypedHours, USUAL_HOURS } from "./hours/hours.schema.ts";
export { ChosenSeason, TypedRules, TypedSeason } from "./rules/rules.schema.ts";
export { manualName } from "./manual/manual-booking.rules.ts";
export { AddManualBookingInput, ChangeManualBookingInput, ManualBooking, ManualBookingPath } from "./manual/manual-booking.schema.ts";
export { weekdaysInWords } from "./rules/weekday-words.ts";
