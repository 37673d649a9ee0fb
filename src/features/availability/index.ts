export { addDays, isDay, nightsBetween, nightsOf, type PriceParts, type Quote, quoteStay, type Stay, todayAt } from "./stay.rules.ts";
export { nightsInWords, stayInWords } from "./stay-words.ts";
