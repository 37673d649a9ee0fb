export { hostCalendarApi } from "./host-calendar.api.server.ts";
export { clashingBookings, readClashes } from "./clashes/read-clashes.server.ts";
export { readHostCalendar } from "./read-host-calendar.server.ts";
export { readListingsCalendar } from "./board/read-listings-calendar.server.ts";
