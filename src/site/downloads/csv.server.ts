import type { Hours } from "../../features/availability/index.ts";
import { streamedFile } from "./streamed-file.server.ts";

type Row = (string | number)[];

/** A file for a spreadsheet, sent while it is read. A cell that a spreadsheet would take for a formula is made plain text. */
export const csvResponse = <T>(name: string, header: string[], items: AsyncIterable<T>, rowOf: (item: T) => Row): Promise<Response> =>
  streamedFile(`${name}.csv`, "text/csv; charset=utf-8", csvText(header, items, rowOf));

async function* csvText<T>(header: string[], items: AsyncIterable<T>, rowOf: (item: T) => Row): AsyncGenerator<string> {
  yield `\uFEFF${lineOf(header)}`;
  for await (const item of items) yield lineOf(rowOf(item));
}

const lineOf = (row: Row) => `${row.map(cell).join(",")}\r\n`;

export const dollarsCell = (cents: number): string => (cents / 100).toFixed(2);

/** From when to when by the clocks of which zone; nothing for nights. */
export const hoursCells = (hours: Hours | null): string[] => (hours ? [hours.startsAt, hours.returnsAt, hours.timeZone] : ["", "", ""]);

function cell(value: string | number): string {
  const text = String(value);
  const plain = typeof value === "string" && /^[=+\-@\t\r]/.test(text) && Number.isNaN(Number(text)) ? `'${text}` : text;
  return /[",\r\n]/.test(plain) ? `"${plain.replaceAll('"', '""')}"` : plain;
}
