export { ColumnMatching } from "./csv/column-matching.tsx";
export { CsvUpload } from "./csv/csv-upload.tsx";
export { PublishComplete } from "./csv/publish-complete.tsx";
export { RowReport } from "./csv/row-report.tsx";
