import { setImmediate as pause } from "node:timers/promises";
import type { Ctx } from "../../../platform/context.server.ts";
import type { ImportedListing } from "../imported-listing.ts";
import { fieldMessages } from "../../../platform/input.ts";
import { guessTowns } from "../guess-towns.server.ts";
import { importedPackages, importedValues, importMarks } from "../import-values.ts";
import { PublishImportInput } from "../import.schema.ts";
import type { CsvRow } from "./csv.tables.server.ts";
import { type Columns, readRow } from "./read-row.server.ts";

export type RowState = "ready" | "look" | "known" | "refused";
export type JudgedRow = {
  row: number;
  state: RowState;
  listing: ImportedListing;
  missing: string[];
  guessed: string[];
  /** Why it is refused, or as what it is known. */
  reason: string | null;
};

/** A listing is known by its number elsewhere; without one by its title and city. */
const identityOf = ({ listingId, fields: { title, city } }: ImportedListing): string =>
  listingId ? numberKey(listingId) : nameKey(title.value ?? "", city.value);

export const numberKey = (listingId: string): string => `number:${listingId.toLowerCase()}`;
export const nameKey = (title: string, city: string | null): string =>
  `name:${title.trim().toLowerCase()}|${(city ?? "").trim().toLowerCase()}`;

/** So many are read before others may use the processor. */
const AT_ONCE = 50;

/** What each row of a file says, and whether that is enough. */
export async function judgeRows(ctx: Pick<Ctx, "db">, columns: Columns, width: number, rows: CsvRow[]): Promise<JudgedRow[]> {
  const read = await inTurns(rows, ({ cells }) => readRow(columns, cells));
  const listings = await guessTowns(ctx, read);
  return inTurns(
    rows.map((row, index) => ({ ...row, listing: listings[index] ?? readRow(columns, row.cells) })),
    (row) => judgeRow(width, row),
  );
}

async function inTurns<One, Result>(all: readonly One[], work: (one: One) => Result): Promise<Result[]> {
  const results: Result[] = [];
  for (const [index, one] of all.entries()) {
    if (index % AT_ONCE === AT_ONCE - 1) await pause();
    results.push(work(one));
  }
  return results;
}

/** Tells the rows that the host has imported before, or that are in the file twice. */
export function recognizeRows(judged: JudgedRow[], known: ReadonlySet<string>): JudgedRow[] {
  const inFile = new Map<string, number>();
  return judged.map((one) => (one.state === "refused" ? one : recognized(one, known, inFile)));
}

function recognized(one: JudgedRow, known: ReadonlySet<string>, inFile: Map<string, number>): JudgedRow {
  const identity = identityOf(one.listing);
  const twin = inFile.get(identity);
  if (known.has(identity)) return { ...one, state: "known", reason: "You've imported this listing before." };
  if (twin !== undefined) return { ...one, state: "known", reason: `The same listing is in row ${twin}.` };
  inFile.set(identity, one.row);
  return one;
}

function judgeRow(width: number, { row, cells, listing }: CsvRow & { listing: ImportedListing }): JudgedRow {
  const base = { row, listing, missing: [], guessed: [] };
  if (cells.length > width)
    return {
      ...base,
      state: "refused",
      reason: `This row has ${cells.length} cells, but there are ${width} columns. Check its quotation marks.`,
    };
  if (listing.fields.title.value === null) return { ...base, state: "refused", reason: "This row has no title." };
  const problems = listing.problems ?? [];
  const missing = [...new Set([...missingIn(listing), ...(problems.length > 0 ? ["packages"] : [])])];
  const guessed = Object.entries(importMarks(listing)).flatMap(([name, mark]) => (mark === "guessed" ? [name] : []));
  return { ...base, missing, guessed, reason: problems.join(" ") || null, state: missing.length + guessed.length === 0 ? "ready" : "look" };
}

/** The form that would be sent if the host confirmed every guess; what the schema refuses of it is missing. */
function missingIn(listing: ImportedListing): string[] {
  const parsed = PublishImportInput.safeParse(formOf(listing, []));
  return parsed.success ? [] : Object.keys(fieldMessages(parsed.error)).map((path) => (path.startsWith("packages.") ? "packages" : path));
}

export const formOf = (listing: ImportedListing, confirmed: readonly string[]) => ({
  houseRules: [],
  ...importedValues(listing),
  packages: importedPackages(listing).map(({ fields }) => fields),
  images: listing.fields.images.value ?? [],
  confirmed,
  isMine: true,
});

/** Rows that can be published as they are, once their guesses are confirmed. */
export const isComplete = ({ state, missing }: JudgedRow): boolean => (state === "ready" || state === "look") && missing.length === 0;
