export { hostCalendarApi } from "./host-calendar.api.server.ts";
export { clashingBookings, readClashes } from "./read-clashes.server.ts";
export { readHostCalendar } from "./read-host-calendar.server.ts";
export { readListingsCalendar } from "./read-listings-calendar.server.ts";
