export { refreshInWords } from "./calendar-words.ts";
export {
  AddCalendarInput,
  ChosenCalendar,
  ClashPath,
  type CalendarClash,
  type ClashingBooking,
  TickedChoices,
  TypedCalendarName,
} from "./calendar.schema.ts";
