import { parse, CsvError } from "csv-parse";
import { Readable } from "node:stream";
import { cleanLine } from "../reading/clean-text.server.ts";
import { csvError } from "./csv.errors.ts";
import { MOST_CSV_COLUMNS, MOST_CSV_ROWS } from "./csv.rules.ts";
import type { CsvRow } from "./csv.tables.server.ts";

export type CsvTable = { columns: string[]; rows: CsvRow[] };

const CHUNK = 65_536;
const LONGEST_ROW = 1_000_000;

/** The rows of a CSV file, numbered as spreadsheets number them. Empty rows are left out. Refuses, with the reason, what is no CSV. */
export async function parseCsv(bytes: Uint8Array): Promise<CsvTable> {
  const { text, delimiter } = prepared(decoded(bytes));
  const records = await recordsOf(text, delimiter);
  const first = records.findIndex(isFilled);
  const header = records[first];
  if (!header) throw csvError("csv_empty");
  const rows = records
    .map((cells, index): CsvRow => ({ row: index + 1, cells }))
    .slice(first + 1)
    .filter(({ cells }) => isFilled(cells))
    .map(({ row, cells }) => ({ row, cells: trimmed(cells, header.length) }));
  const columns = namesOf(header, Math.max(...rows.map(({ cells }) => cells.length).filter((length) => length <= header.length), 1));
  if (columns.length < 2) throw csvError("csv_one_column");
  if (columns.length > MOST_CSV_COLUMNS) throw csvError("csv_too_many_columns");
  if (rows.length === 0) throw csvError("csv_no_rows");
  if (rows.length > MOST_CSV_ROWS) throw csvError("csv_too_many_rows");
  return { columns, rows };
}

const isFilled = (cells: string[]): boolean => cells.some((cell) => cell.trim() !== "");

/** Empty cells beyond the last column mean nothing. */
function trimmed(cells: string[], columns: number): string[] {
  const last = cells.findLastIndex((cell) => cell.trim() !== "");
  return cells.slice(0, Math.max(last + 1, Math.min(cells.length, columns)));
}

function decoded(bytes: Uint8Array): string {
  const head = Buffer.from(bytes.subarray(0, 1024)).toString("latin1");
  if (head.startsWith("PK\u0003\u0004") || head.startsWith("ÐÏ\u0011à")) throw csvError("csv_workbook");
  if (head.startsWith("ÿþ")) return new TextDecoder("utf-16le").decode(bytes);
  if (head.startsWith("þÿ")) return new TextDecoder("utf-16be").decode(bytes);
  if (head.includes("\0") || head.startsWith("%PDF") || head.startsWith("\u001f\u008b")) throw csvError("csv_not_text");
  if (/^(ï»¿)?\s{0,50}<(!doctype|html)/i.test(head)) throw csvError("csv_web_page");
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder("windows-1252").decode(bytes);
  }
}

const DELIMITERS = [",", ";", "\t", "|"];

/** What separates the cells is what the column names have most of, or what Excel's `sep=` line says. */
function prepared(text: string): { text: string; delimiter: string } {
  const said = /^sep=([,;\t|])\r?\n/i.exec(text);
  if (said) return { text: text.slice(said[0].length), delimiter: said[1] ?? "," };
  const header = (text.trimStart().split(/[\r\n]/, 1)[0] ?? "").slice(0, 20_000).replaceAll(/"[^"]*"/g, "");
  const counts = DELIMITERS.map((delimiter) => header.split(delimiter).length);
  return { text, delimiter: DELIMITERS[counts.indexOf(Math.max(...counts))] ?? "," };
}

async function recordsOf(text: string, delimiter: string): Promise<string[][]> {
  const parser = Readable.from(chunksOf(text)).pipe(
    parse({ delimiter, bom: true, relaxColumnCount: true, skipEmptyLines: false, maxRecordSize: LONGEST_ROW }),
  );
  const records: string[][] = [];
  try {
    for await (const record of parser) {
      records.push(record as string[]);
      if (records.length > 3 * MOST_CSV_ROWS) throw csvError("csv_too_many_rows");
    }
    return records;
  } catch (error) {
    throw error instanceof CsvError ? refusalOf(error) : error;
  }
}

function* chunksOf(text: string): Generator<string> {
  for (let start = 0; start < text.length; start += CHUNK) yield text.slice(start, start + CHUNK);
}

function refusalOf({ code }: CsvError) {
  if (code === "CSV_QUOTE_NOT_CLOSED") return csvError("csv_open_quote");
  return csvError(code === "CSV_MAX_RECORD_SIZE" ? "csv_long_cell" : "csv_bad_quote");
}

/** Each column has a name of its own: "Photo", "Photo (2)", "Column 5". */
function namesOf(header: string[], widest: number): string[] {
  const filled = header.findLastIndex((cell) => cell.trim() !== "") + 1;
  const seen = new Map<string, number>();
  return header.slice(0, Math.max(filled, widest)).map((cell, index) => {
    const name = cleanLine(cell, 80) ?? `Column ${index + 1}`;
    const times = (seen.get(name.toLowerCase()) ?? 0) + 1;
    seen.set(name.toLowerCase(), times);
    return times === 1 ? name : `${name} (${times})`;
  });
}
