export { ChatEntry } from "./chat-entry.tsx";
export { ChatConsole } from "./console/chat-console.tsx";
export { DeskDuty } from "./desk/desk-duty.tsx";
export { DeskReportTables } from "./desk/desk-report-tables.tsx";
