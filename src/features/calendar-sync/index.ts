export { type CalendarReading, type CalendarStay, readingFailureInWords } from "./reading/calendar-reading.ts";
