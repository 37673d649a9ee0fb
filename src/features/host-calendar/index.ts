export { boardAddress } from "./board-address.ts";
export { changedInWords } from "./board-words.ts";
export { daysInWords } from "./calendar-words.ts";
export { ListingsQuery, MonthQuery } from "./host-calendar.schema.ts";
