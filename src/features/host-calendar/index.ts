export { boardAddress } from "./board/board-address.ts";
export { changedInWords } from "./board/board-words.ts";
export { daysInWords } from "./calendar-words.ts";
export { ListingsQuery, MonthQuery } from "./host-calendar.schema.ts";
