export { DecideForm } from "./decide-form.tsx";
export { ReportForm } from "./reports/report-form.tsx";
