export { ExportPanel } from "./export/export-panel.tsx";
export { AddCalendarPanel } from "./importing/add-calendar-panel.tsx";
export { CalendarList } from "./importing/calendar-list.tsx";
