import { describe, expect, test } from "vitest";
import { parseCsv } from "./parse-csv.server.ts";

const utf8 = (text: string) => Buffer.from(text, "utf8");
const cellsOf = async (bytes: Uint8Array) => (await parseCsv(bytes)).rows.map(({ cells }) => cells);

describe("a file", () => {
  test.each([
    ["commas", utf8("Name,City\nFern,Arcata")],
    ["a byte order mark", utf8("\ufeffName,City\r\nFern,Arcata\r\n")],
    ["semicolons", utf8("Name;City\nFern;Arcata")],
    ["tabs", utf8("Name\tCity\nFern\tArcata")],
    ["Excel's own word about its separator", utf8("sep=;\r\nName;City\r\nFern;Arcata")],
    ["quoted names", utf8('"Name","City"\n"Fern","Arcata"')],
    ["UTF-16", Buffer.from("\ufeffName\tCity\r\nFern\tArcata", "utf16le")],
    ["old line ends", utf8("Name,City\rFern,Arcata")],
  ])("with %s is read", async (_, bytes) => {
    expect(await parseCsv(bytes)).toEqual({ columns: ["Name", "City"], rows: [{ row: 2, cells: ["Fern", "Arcata"] }] });
  });

  test("in Windows-1252 is read like one in UTF-8", async () => {
    expect(await cellsOf(Buffer.from("Name;Preis\nH\xfctte;1.250,00 \x80", "latin1"))).toEqual([["Hütte", "1.250,00 €"]]);
    expect(await cellsOf(utf8("Name;Preis\nHütte;1.250,00 €"))).toEqual([["Hütte", "1.250,00 €"]]);
  });

  test("keeps line breaks in quotes, and numbers rows as spreadsheets do, without the empty ones", async () => {
    const { rows } = await parseCsv(utf8('Name,About\nA,"one\ntwo"\n,\n\nB,"say ""hi"""\n'));
    expect(rows).toEqual([
      { row: 2, cells: ["A", "one\ntwo"] },
      { row: 5, cells: ["B", 'say "hi"'] },
    ]);
  });

  test("names unnamed and repeated columns, and keeps rows that are too short or too long", async () => {
    const { columns, rows } = await parseCsv(utf8("Photo,photo,,City,,\na,b,c,d,,\na\na,b,c,d,e,f,g"));
    expect(columns).toEqual(["Photo", "photo (2)", "Column 3", "City", "Column 5", "Column 6"]);
    expect(rows.map(({ cells }) => cells.length)).toEqual([6, 1, 7]);
  });

  test.each([
    ["nothing", utf8(""), "csv_empty"],
    ["empty lines", utf8("\n,,\n"), "csv_empty"],
    ["column names alone", utf8("Name,City\n"), "csv_no_rows"],
    ["one column", utf8("Name\nFern"), "csv_one_column"],
    ["an Excel workbook", Buffer.from("PK\u0003\u0004rest of the zip", "latin1"), "csv_workbook"],
    ["an old Excel workbook", Buffer.from([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1]), "csv_workbook"],
    ["a PDF", utf8("%PDF-1.7\n1,2"), "csv_not_text"],
    ["a picture", Buffer.from([0xff, 0xd8, 0xff, 0xe0, 0, 16, 74, 70]), "csv_not_text"],
    ["a web page", utf8("\n<!DOCTYPE html><html>a,b"), "csv_web_page"],
    ["a quote that never ends", utf8('Name,City\n"Fern,Arcata\nB,C'), "csv_open_quote"],
    ["a stray quote", utf8('Name,City\n"Fern" Hollow,Arcata'), "csv_bad_quote"],
    ["3,001 rows", utf8(`Name,City\n${"a,b\n".repeat(3001)}`), "csv_too_many_rows"],
    ["201 columns", utf8(`${"a,".repeat(200)}a\n1,2`), "csv_too_many_columns"],
    ["an endless row", utf8(`Name,City\n"${"a".repeat(1_000_001)}",b`), "csv_long_cell"],
  ])("with %s is refused with a reason", async (_, bytes, code) => {
    await expect(parseCsv(bytes)).rejects.toMatchObject({ code });
  });
});
