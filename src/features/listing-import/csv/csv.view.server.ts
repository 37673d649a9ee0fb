import type { Ctx } from "../../../platform/context.server.ts";
import { requireActor } from "../../accounts/index.server.ts";
import { importedValues } from "../import-values.ts";
import { valueInWords } from "../import-words.ts";
import { shortPackage } from "../packages/package-words.ts";
import { cleanLine } from "../reading/clean-text.server.ts";
import { ROWS_PER_PAGE, type RowList } from "./csv.rules.ts";
import type { DraftRow, UploadRow } from "./csv.queries.server.ts";
import { selectUploads } from "./csv.queries.server.ts";
import type { ImportFileRow, ImportFileSummary, ImportFileView, ImportRowsQuery } from "./csv.schema.ts";
import { isComplete, type JudgedRow } from "./judge-rows.server.ts";
import { type Judged, judgeUpload, ownUpload } from "./own-upload.server.ts";

const SAMPLES = 3;
const NOTHING: Judged = { judged: [], drafts: new Map() };

/** The files that the person uploaded in the last day. */
export async function listCsv(ctx: Ctx): Promise<{ files: ImportFileSummary[] }> {
  const files = await selectUploads(ctx, requireActor(ctx).id);
  return { files: files.map((file) => ({ ...file, createdAt: file.createdAt.toISOString() })) };
}

/** A file of the person's own: its columns, and once they are matched what can be done with each row. */
export async function readCsv(ctx: Ctx, fileId: string, { list, page }: ImportRowsQuery): Promise<ImportFileView> {
  const upload = await ownUpload(ctx, fileId);
  const report = upload.matchedAt ? await judgeUpload(ctx, upload) : NOTHING;
  const { judged, drafts } = report;
  const listOf = ({ row, state }: JudgedRow): RowList => (drafts.has(row) ? "made" : state);
  const inList = judged.filter((row) => list === "all" || listOf(row) === list);
  const pages = Math.max(1, Math.ceil(inList.length / ROWS_PER_PAGE));
  const shown = Math.min(page, pages);
  const counted = (name: RowList) => judged.filter((row) => listOf(row) === name).length;
  return {
    id: upload.id,
    name: upload.name,
    rowCount: upload.rowCount,
    createdAt: upload.createdAt.toISOString(),
    columns: columnViews(upload),
    isMatched: upload.matchedAt !== null,
    isUnderWay: [...drafts.values()].some(({ status }) => status === "waiting" || status === "importing"),
    counts: {
      all: judged.length,
      ready: counted("ready"),
      look: counted("look"),
      known: counted("known"),
      refused: counted("refused"),
      made: counted("made"),
    },
    list,
    page: shown,
    pages,
    rows: inList.slice((shown - 1) * ROWS_PER_PAGE, shown * ROWS_PER_PAGE).map((row) => rowView(row, drafts.get(row.row))),
    chosen: inList.filter((row) => ["ready", "look"].includes(listOf(row))).map(({ row }) => row),
    complete: completeView(report),
  };
}

const columnViews = ({ columns, rows, matching }: UploadRow): ImportFileView["columns"] =>
  columns.map((name, index) => {
    const samples = new Set<string>();
    for (const { cells } of rows) {
      const sample = cleanLine(cells[index], 60);
      if (sample) samples.add(sample);
      if (samples.size === SAMPLES) break;
    }
    return { name, samples: [...samples], field: matching[index] ?? null };
  });

const rowView = ({ row, state, listing, missing, guessed, reason }: JudgedRow, draft: DraftRow | undefined): ImportFileRow => ({
  row,
  title: listing.fields.title.value,
  city: listing.fields.city.value,
  nightlyPriceCents: listing.fields.nightlyPriceCents.value,
  foreignPrice: listing.foreignPrice,
  packages: (listing.fields.packages?.value ?? []).map(shortPackage),
  state,
  missing,
  guessed,
  reason,
  made: draft ? { importId: draft.importId, status: draft.status, problem: draft.problem, listingId: draft.propertyId } : null,
});

function completeView({ judged, drafts }: Judged): ImportFileView["complete"] {
  const complete = judged.filter((row) => isComplete(row) && (drafts.get(row.row)?.status ?? "ready") === "ready");
  const guesses = new Map<string, { rows: number; values: Set<string> }>();
  for (const { listing, guessed } of complete) {
    const values = guessed.length > 0 ? importedValues(listing) : {};
    for (const field of guessed) {
      const guess = guesses.get(field) ?? { rows: 0, values: new Set() };
      guesses.set(field, { rows: guess.rows + 1, values: guess.values.add(valueInWords(field, values[field] ?? "")) });
    }
  }
  return {
    rows: complete.length,
    guesses: [...guesses].map(([field, { rows, values }]) => ({ field, rows, value: shortList([...values]) })),
  };
}

const MOST_NAMED = 3;
const shortList = (values: string[]): string =>
  values.slice(0, MOST_NAMED).join("; ") + (values.length > MOST_NAMED ? `; ${values.length - MOST_NAMED} more` : "");
