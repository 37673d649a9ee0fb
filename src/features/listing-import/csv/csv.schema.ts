import { z } from "zod";
import { isMine, PublishImportInput } from "../import.schema.ts";
import { columnFields, MOST_CSV_COLUMNS, MOST_CSV_ROWS, ROW_LISTS } from "./csv.rules.ts";

export const ImportFilePath = z.object({ fileId: z.uuid() });
export const ImportFileName = z.object({ name: z.string().trim().min(1).max(255) });
export const ImportFileKept = z.object({ fileId: z.uuid() });

const Field = z.enum(columnFields, "Choose what this column says.");

export const MatchColumnsInput = z.object({
  /** For each column what it says; null for one that isn't imported. */
  matching: z.array(Field.nullable()).max(MOST_CSV_COLUMNS),
});
export type MatchColumnsInput = z.infer<typeof MatchColumnsInput>;

export const ImportRowsQuery = z.object({
  list: z.enum(ROW_LISTS).default("all"),
  page: z.coerce.number().int().min(1).max(MOST_CSV_ROWS).default(1),
});
export type ImportRowsQuery = z.infer<typeof ImportRowsQuery>;

export const CreateDraftsInput = z.object({
  /** The rows to make imports of, by their numbers in the file. */
  rows: z.array(z.number().int().positive()).max(MOST_CSV_ROWS),
});
export type CreateDraftsInput = z.infer<typeof CreateDraftsInput>;

export const PublishRowsInput = z.object({
  /** The guessed fields that the host says are right, for all rows. */
  confirmed: PublishImportInput.shape.confirmed,
  isMine: isMine("Please confirm that these listings are yours."),
});
export type PublishRowsInput = z.infer<typeof PublishRowsInput>;

export const ImportFileSummary = z.object({
  id: z.uuid(),
  name: z.string(),
  rowCount: z.number().int(),
  createdAt: z.iso.datetime(),
});
export type ImportFileSummary = z.infer<typeof ImportFileSummary>;

export const ImportFileRow = z.object({
  row: z.number().int(),
  title: z.string().nullable(),
  city: z.string().nullable(),
  nightlyPriceCents: z.number().int().nullable(),
  foreignPrice: z.object({ amount: z.number(), currency: z.string() }).nullable(),
  /** Packages of a boat, each in a few words. */
  packages: z.array(z.string()),
  state: z.enum(["ready", "look", "known", "refused"]),
  /** Fields of the form, by name. */
  missing: z.array(z.string()),
  guessed: z.array(z.string()),
  reason: z.string().nullable(),
  /** What became of it, once it is an import. */
  made: z.object({ importId: z.uuid(), status: z.string(), problem: z.string().nullable(), listingId: z.uuid().nullable() }).nullable(),
});
export type ImportFileRow = z.infer<typeof ImportFileRow>;

export const ImportFileView = ImportFileSummary.extend({
  columns: z.array(z.object({ name: z.string(), samples: z.array(z.string()), field: Field.nullable() })),
  isMatched: z.boolean(),
  /** Whether rows are being imported now, on any page of any list. */
  isUnderWay: z.boolean(),
  counts: z.record(z.enum(ROW_LISTS), z.number().int()),
  /** One page of the chosen list. */
  list: z.enum(ROW_LISTS),
  page: z.number().int(),
  pages: z.number().int(),
  rows: z.array(ImportFileRow),
  /** Rows of the chosen list, on any page, that become drafts unless the host leaves them out. */
  chosen: z.array(z.number().int()),
  /** The rows that can be published at once, and what was guessed in them. */
  complete: z.object({
    rows: z.number().int(),
    guesses: z.array(z.object({ field: z.string(), rows: z.number().int(), value: z.string() })),
  }),
});
export type ImportFileView = z.infer<typeof ImportFileView>;

export const DraftsMade = z.object({
  made: z.array(z.object({ row: z.number().int(), importId: z.uuid() })),
  /** Chosen rows that became no new import, each with the reason. */
  skipped: z.array(z.object({ row: z.number().int(), reason: z.string() })),
});
export type DraftsMade = z.infer<typeof DraftsMade>;

export const RowsPublished = z.object({
  /** Rows that are being published in the background. */
  rows: z.array(z.number().int()),
  /** Complete rows that wait for the host's word on a guess. */
  waiting: z.number().int(),
});
export type RowsPublished = z.infer<typeof RowsPublished>;

const Fields = z.record(z.string(), z.string());
const numbered = (name: string, prefix: string) => (name.startsWith(prefix) ? Number(name.slice(prefix.length)) : Number.NaN);

/** The form of the columns: `column-0` and so on, each empty or with what it says. */
export const MatchColumnsForm = Fields.transform((fields) => {
  const given = Object.entries(fields)
    .map(([name, field]) => ({ column: numbered(name, "column-"), field: field === "" ? null : field }))
    .filter(({ column }) => Number.isInteger(column));
  return { matching: given.toSorted((one, other) => one.column - other.column).map(({ field }) => field) };
}).pipe(MatchColumnsInput);

/** The form of the rows: `row-12` for each that is ticked, `others` for the rows of the other pages. */
export const CreateDraftsForm = Fields.transform((fields) => ({
  rows: [
    ...Object.keys(fields).map((name) => numbered(name, "row-")),
    ...(fields.others ?? "").split(",").map((row) => (row === "" ? Number.NaN : Number(row))),
  ].filter(Number.isInteger),
})).pipe(CreateDraftsInput);

/** The form of the complete rows: `confirm-` and a field's name for each guess that is right. */
export const PublishRowsForm = z.preprocess((given) => {
  const { isMine: isTheirs, ...fields } = given as Record<string, string>;
  const confirmed = Object.keys(fields).flatMap((name) => (name.startsWith("confirm-") ? [name.slice("confirm-".length)] : []));
  return { isMine: isTheirs, confirmed };
}, PublishRowsInput);
