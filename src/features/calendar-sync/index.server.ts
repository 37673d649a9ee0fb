export { type ExportedNights, writeCalendar } from "./export/write-calendar.server.ts";
export { readCalendar } from "./reading/read-calendar.server.ts";
