export { daysInWords } from "./calendar-words.ts";
export { ListingsQuery, MonthQuery } from "./host-calendar.schema.ts";
