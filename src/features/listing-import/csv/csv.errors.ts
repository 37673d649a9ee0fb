import { declareErrors } from "../../../platform/errors.ts";
import { MOST_OPEN } from "../import.errors.ts";
import { MOST_CSV_ROWS } from "./csv.rules.ts";
import { formatCount } from "../../../platform/words/counts.ts";

export const csvError = declareErrors({
  csv_too_big: { status: 413, message: "A file can have at most 5 MB. Please split it." },
  csv_too_many_rows: { status: 422, message: `A file can have at most ${formatCount(MOST_CSV_ROWS)} rows. Please split it.` },
  csv_too_many_columns: { status: 422, message: "A file can have at most 200 columns." },
  csv_empty: { status: 422, message: "This file is empty." },
  csv_no_rows: { status: 422, message: "This file has column names, but no rows below them." },
  csv_one_column: {
    status: 422,
    message: "We found only one column. The first line should have the column names, separated by commas, semicolons, or tabs.",
  },
  csv_workbook: { status: 422, message: "This is a spreadsheet file. Save it as CSV (File, Save As, CSV) and choose that file." },
  csv_not_text: { status: 422, message: "This isn't a CSV file. Choose a file that your spreadsheet saved as CSV." },
  csv_web_page: { status: 422, message: "This is a web page, not a CSV file. You can import saved pages one by one." },
  csv_open_quote: { status: 422, message: "A quotation mark in this file is never closed, so we can't tell its cells apart." },
  csv_bad_quote: { status: 422, message: "There's a stray quotation mark in this file, so we can't tell its cells apart." },
  csv_long_cell: { status: 422, message: "A row of this file is far too long. Please check its quotation marks." },
  csv_not_found: { status: 404, message: "We couldn't find this file. We delete files after a day; please upload it again." },
  csv_not_matched: { status: 409, message: "Please check the columns first." },
  csv_no_title: { status: 409, message: "Please choose the column with the title." },
  csv_none_chosen: { status: 409, message: "Please choose at least one row." },
  csv_none_complete: { status: 409, message: "None of the complete rows can be imported yet. Please confirm what we guessed." },
  csv_no_room: {
    status: 409,
    message: `You can have at most ${formatCount(MOST_OPEN)} unfinished imports. Please finish or remove some first.`,
  },
  csv_failed: { status: 503, message: "We couldn't import this file. Please try again." },
  csv_load_failed: { status: 503, message: "We couldn't load your file. Please try again." },
});
