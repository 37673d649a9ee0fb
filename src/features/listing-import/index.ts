export {
  CreateDraftsForm,
  type ImportFileSummary,
  type ImportFileView,
  ImportRowsQuery,
  MatchColumnsForm,
  PublishRowsForm,
} from "./csv/csv.schema.ts";
export {
  ImportFailure,
  type ImportDifference,
  ImportPath,
  type ImportPreview,
  type ImportSummary,
  type MigrationLog,
  PublishImportForm,
  QueueImportsInput,
  StartImportInput,
  UpdateFromImportInput,
} from "./import.schema.ts";
