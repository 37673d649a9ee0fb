export {
  AddCalendarInput,
  type CalendarClash,
  type CalendarPreview,
  type CalendarSync,
  ChangeCalendarInput,
  type ImportedCalendar,
  type ImportedStay,
  PreviewCalendarInput,
} from "./calendar.schema.ts";
