import { index, integer, jsonb, pgTable, primaryKey, text, unique, uuid } from "drizzle-orm/pg-core";
import { instant, rowId } from "../../../platform/db/columns.server.ts";
import { profiles } from "../../accounts/account.tables.server.ts";
import { listingImports } from "../import.tables.server.ts";
import type { Matching } from "./csv.rules.ts";

/** A row of a host's file, by its number in the file. */
export type CsvRow = { row: number; cells: string[] };

/** A host's file of listings, for the day in which its columns are matched and its rows are imported. */
export const csvUploads = pgTable(
  "csv_uploads",
  {
    id: rowId(),
    hostId: uuid("host_id")
      .notNull()
      .references(() => profiles.id, { onDelete: "cascade" }),
    name: text("name").notNull(),
    columns: jsonb("columns").$type<string[]>().notNull(),
    rows: jsonb("rows").$type<CsvRow[]>().notNull(),
    rowCount: integer("row_count").notNull(),
    /** As we guessed it, until the host has confirmed it. */
    matching: jsonb("matching").$type<Matching>().notNull(),
    matchedAt: instant("matched_at"),
    createdAt: instant("created_at").notNull(),
  },
  (t) => [index("csv_uploads_of_host").on(t.hostId, t.createdAt), index("csv_uploads_by_age").on(t.createdAt)],
);

/** Which import a row became; its key makes a row become one only. */
export const csvDrafts = pgTable(
  "csv_drafts",
  {
    uploadId: uuid("upload_id")
      .notNull()
      .references(() => csvUploads.id, { onDelete: "cascade" }),
    row: integer("row").notNull(),
    importId: uuid("import_id")
      .notNull()
      .references(() => listingImports.id, { onDelete: "cascade" }),
  },
  (t) => [primaryKey({ columns: [t.uploadId, t.row] }), unique("csv_drafts_once_an_import").on(t.importId)],
);
