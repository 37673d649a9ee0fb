import { templateName, templateTimes } from "../../charters/index.ts";
import type { Crew } from "../../listings/index.ts";
import { MOST_PRICE_CENTS } from "../../../platform/money.ts";
import { countOf } from "../../../platform/words/counts.ts";
import { cleanLine } from "../reading/clean-text.server.ts";
import { readCount, readPrice } from "../csv/cell-values.server.ts";
import { numberOf } from "../reading/json-values.server.ts";
import { readWholeTime } from "../reading/times.ts";
import type { Assumed, ImportedPackage } from "./imported-package.ts";
import { type ColumnKind, isPackageColumn, type PackageColumn, TEMPLATE_OF } from "./package-columns.ts";
import { lengthOfMinutes, readLength } from "./read-length.server.ts";
import { startRow } from "./usual.ts";

export type PackageCell = { field: PackageColumn; text: string; name: string; currency: string | null };
type Boat = { crew: Crew | null; capacity: number | null };
type Row = { cells: ReadonlyMap<PackageColumn, PackageCell>; boat: Boat; problems: string[] };

export type PackageCells = {
  packages: ImportedPackage[];
  turnaroundMinutes: number | null;
  noticeMinutes: number | null;
  /** What can't be taken as it stands, each with its column. */
  problems: string[];
};

const MINUTES = 60;
const [LONGEST_TURNAROUND, LONGEST_NOTICE, MOST_STARTS, MOST_SEATS] = [1440, 720, 20, 100];

/** What the columns of packages say in a row. Of several columns for one field the first with a value counts. */
export function readPackageCells(
  all: readonly { field: string; text: string; name: string; currency: string | null }[],
  boat: Boat,
): PackageCells {
  const own = all.flatMap((cell) => (isPackageColumn(cell.field) ? [{ ...cell, field: cell.field }] : []));
  const cells = new Map(own.toReversed().map((cell) => [cell.field, cell] as const));
  const row: Row = { cells, boat, problems: [] };
  const packages = (["halfDay", "fullDay", "sunset", "week"] as const).flatMap((kind) => readKind(row, kind));
  const notice = wholeOf(row, "noticeHours", 0, LONGEST_NOTICE);
  return {
    packages,
    turnaroundMinutes: wholeOf(row, "turnaroundMinutes", 0, LONGEST_TURNAROUND),
    noticeMinutes: notice === null ? null : notice * MINUTES,
    problems: row.problems,
  };
}

const column = (kind: ColumnKind, part: string): PackageColumn | null => {
  const field = `${kind}${part}`;
  return isPackageColumn(field) ? field : null;
};
const cellOf = ({ cells }: Row, kind: ColumnKind, part: string): PackageCell | undefined => {
  const field = column(kind, part);
  return field ? cells.get(field) : undefined;
};

function refuse({ problems }: Row, { name, text }: PackageCell, why: string): null {
  problems.push(`${cleanLine(name, 60) ?? "Column"}: “${cleanLine(text, 40) ?? ""}” ${why}.`);
  return null;
}

/** A package is there where one of its prices is. */
function readKind(row: Row, kind: ColumnKind): ImportedPackage[] {
  const [plain, captained, bareboat, seat] = ["Price", "Captained", "Bareboat", "SeatPrice"].map((part) => cellOf(row, kind, part));
  if (!plain && !captained && !bareboat && !seat) return [];
  const template = TEMPLATE_OF[kind];
  const assumed: Assumed[] = [];
  const length = kind === "week" ? weekOf(row) : lengthOf(row, kind);
  if (kind !== "week" && !cellOf(row, kind, "Hours")) assumed.push("length");
  const starts = kind === "week" ? weekStarts(row) : startsOf(row, kind);
  if (!cellOf(row, kind, kind === "week" ? "StartTime" : "Starts")) assumed.push("starts");
  const shared = { ...length, starts, name: kind === "week" && !isSaturday(starts) ? "A week" : templateName(template) };
  const whole = plain || captained || bareboat ? [{ ...shared, ...pricesOf(row, kind, assumed), seats: null, guests: null, assumed }] : [];
  const bySeat = seat
    ? [{ ...shared, ...seatsOf(row, seat, kind), bareboatCents: null, assumed: assumed.filter((each) => each !== "crew") }]
    : [];
  return whole.length > 0 && bySeat.length > 0
    ? [...bySeat, ...whole.map((each) => ({ ...each, name: `${each.name}, private` }))]
    : [...whole, ...bySeat];
}

type Priced = Pick<ImportedPackage, "captainedCents" | "bareboatCents" | "foreignPrice">;

function pricesOf(row: Row, kind: ColumnKind, assumed: Assumed[]): Priced {
  const { crew } = row.boat;
  const [plain, captained, bareboat] = ["Price", "Captained", "Bareboat"].map((part) => amountOf(row, cellOf(row, kind, part)));
  // A price that says neither is the one of how the boat is had.
  if (plain && !captained && !bareboat && crew === null) assumed.push("crew");
  const own = plain ?? null;
  const withCaptain = captained ?? (crew === "bareboat" ? null : own);
  const without = bareboat ?? (crew === "bareboat" || (crew === "either" && !captained) ? own : null);
  const foreign = [withCaptain, without].find((amount) => amount?.currency);
  return {
    captainedCents: withCaptain?.cents ?? null,
    bareboatCents: without?.cents ?? null,
    foreignPrice: foreign?.currency ? { amount: foreign.cents === null ? foreign.amount : 0, currency: foreign.currency } : null,
  };
}

type Amount = { cents: number | null; amount: number; currency: string | null };

function amountOf(row: Row, cell: PackageCell | undefined): Amount | null {
  if (!cell) return null;
  if (/-\s?[$€£]?\s?\d|^\(\s?\D?\d/.test(cell.text)) return refuse(row, cell, "is below 0");
  const found = readPrice(cell.text, cell.currency);
  if (!found) return refuse(row, cell, "isn't a price");
  if (found.currency !== "USD") {
    refuse(row, cell, `is in ${found.currency}, which isn't converted. Enter US dollars`);
    return { cents: null, amount: found.amount, currency: found.currency };
  }
  const cents = Math.round(found.amount * 100);
  return cents > MOST_PRICE_CENTS ? refuse(row, cell, "is too high for a price") : { cents, amount: found.amount, currency: null };
}

function seatsOf(
  row: Row,
  cell: PackageCell,
  kind: ColumnKind,
): Pick<ImportedPackage, "captainedCents" | "foreignPrice" | "seats" | "guests"> {
  const price = amountOf(row, cell);
  const { capacity } = row.boat;
  const field = column(kind, "Seats");
  const seats = field === null ? null : wholeOf(row, field, 1, MOST_SEATS);
  const asked = field === null ? undefined : row.cells.get(field);
  if (asked && seats !== null && capacity !== null && seats > capacity)
    refuse(row, asked, `is more than the boat takes (${countOf(capacity, "guest")})`);
  return {
    captainedCents: price?.cents ?? null,
    foreignPrice: price?.currency ? { amount: price.amount, currency: price.currency } : null,
    seats: seats ?? capacity ?? 1,
    guests: null,
  };
}

function wholeOf(row: Row, field: PackageColumn, from: number, to: number): number | null {
  const cell = row.cells.get(field);
  if (!cell) return null;
  const count = readCount(cell.text)?.count ?? Number.NaN;
  if (!cell.text.startsWith("-") && Number.isInteger(count) && count >= from && count <= to) return count;
  return refuse(row, cell, `isn't a whole number from ${from} to ${to.toLocaleString("en-US")}`);
}

type Length = Pick<ImportedPackage, "minutes" | "nights" | "returnsAt">;

function lengthOf(row: Row, kind: ColumnKind): Length {
  const { minutes, nights, returnsAt } = templateTimes(TEMPLATE_OF[kind]);
  const usual = { minutes, nights, returnsAt };
  const cell = cellOf(row, kind, "Hours");
  if (!cell) return usual;
  const hours = numberOf(cell.text.trim().replace(/^(\d{1,3}),(\d{1,2})$/, "$1.$2"));
  const length = hours === null ? readLength(cell.text)?.length : lengthOfMinutes(Math.round(hours * MINUTES));
  return length ?? refuse(row, cell, "isn't a length between 30 minutes and 14 days") ?? usual;
}

function weekOf(row: Row): Length {
  const { minutes, nights, returnsAt } = templateTimes("week");
  const cell = cellOf(row, "week", "ReturnTime");
  return { minutes, nights, returnsAt: (cell && timeOf(row, cell, cell.text)) ?? returnsAt };
}

const timeOf = (row: Row, cell: PackageCell, text: string): string | null =>
  readWholeTime(text) ?? refuse(row, { ...cell, text }, "isn't a time such as 8:30 AM or 13:30");

function startsOf(row: Row, kind: ColumnKind): ImportedPackage["starts"] {
  const usual = templateTimes(TEMPLATE_OF[kind]).starts;
  const cell = cellOf(row, kind, "Starts");
  if (!cell) return usual;
  const texts = cell.text
    .split(/[,;|/\n]|\band\b|&/)
    .map((text) => text.trim())
    .filter(Boolean);
  if (texts.length > MOST_STARTS) return refuse(row, cell, `has more than ${MOST_STARTS} starts`) ?? usual;
  const times = [...new Set(texts.flatMap((text) => timeOf(row, cell, text) ?? []))].toSorted();
  return times.length > 0 ? times.map((time) => startRow(time)) : usual;
}

const DAYS = [
  /^(sun|dom|dim|son|so\b)/i,
  /^(mon|lun|mo\b)/i,
  /^(tue|mar|die|di\b)/i,
  /^(wed|mer|mi[eé]|mit|mi\b)/i,
  /^(thu|gio|jeu|jue|don|do\b)/i,
  /^(fri|ven|vie|fre|fr\b)/i,
  /^(sat|sab|s[aá]b|sam|sa\b)/i,
];
const SATURDAY = 1 << 6;
const isSaturday = ([first]: ImportedPackage["starts"]): boolean => first?.weekdays === SATURDAY;

function weekStarts(row: Row): ImportedPackage["starts"] {
  const [dayCell, timeCell] = ["StartDay", "StartTime"].map((part) => cellOf(row, "week", part));
  const usual = templateTimes("week").starts[0]?.firstStart ?? "17:00";
  const time = (timeCell && timeOf(row, timeCell, timeCell.text)) ?? usual;
  if (!dayCell) return [startRow(time, SATURDAY)];
  const texts = dayCell.text
    .split(/[,;|/\n]|\band\b|&/)
    .map((text) => text.trim())
    .filter(Boolean);
  const days = texts.map((text) => DAYS.findIndex((day) => day.test(text)));
  const isBad = days.length === 0 || days.includes(-1);
  const weekdays = isBad ? (refuse(row, dayCell, "isn't a day of the week") ?? SATURDAY) : days.reduce((bits, day) => bits | (1 << day), 0);
  return [startRow(time, weekdays)];
}
