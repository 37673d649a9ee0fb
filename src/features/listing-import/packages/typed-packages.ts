import { type FormValues, type RowList, rowsOf } from "../../../ui/forms/rows/form-rows.ts";
import { packageInWords, type PackageFields } from "../../charters/index.ts";
import { centsOf, dollarsOf } from "../../../platform/words/dollars.ts";
import { timeInWords } from "../../../platform/words/time-words.ts";
import { readWholeTime } from "../reading/times.ts";
import { startRow } from "./usual.ts";

/** A row is a package that its host takes along. */
const PACKAGES: RowList = { name: "packages", needs: ["isTaken"] };

const MINUTES = 60;
const EVERY_DAY = 127;

const number = (text: string | undefined): number | null => (text === undefined || text.trim() === "" ? null : Number(text));

/** Cents of an amount. What is none stays as typed, so that it is refused. */
const cents = (text: string | undefined): unknown => (text === undefined || text.trim() === "" ? null : (centsOf(text) ?? text));

/** The packages that were typed, as the input of the verbs. */
export const readTypedPackages = (values: FormValues) => rowsOf(values, PACKAGES).map(readRow);

function readRow(row: FormValues) {
  const isByReturn = (row["returnsAt"] ?? "") !== "";
  const hours = number(row["hours"]);
  const weekdays = number(row["weekdays"]) ?? EVERY_DAY;
  const starts = (row["starts"] ?? "")
    .split(/[,;\n]|\band\b/)
    .map((each) => each.trim())
    .filter(Boolean);
  return {
    name: row["name"],
    minutes: isByReturn || hours === null ? null : Math.round(hours * MINUTES),
    nights: isByReturn ? (number(row["nights"]) ?? 0) : null,
    returnsAt: isByReturn ? row["returnsAt"] : null,
    captainedCents: cents(row["captained"]),
    bareboatCents: cents(row["bareboat"]),
    seats: number(row["seats"]),
    guests: number(row["guests"]),
    starts: starts.map((start) => startRow(readWholeTime(start) ?? start, weekdays)),
  };
}

const dollars = (amount: number | null): string => (amount === null ? "" : dollarsOf(amount));

/** A package as its row shows it. */
export function typedRow(fields: PackageFields): FormValues {
  const { minutes, nights, returnsAt, starts } = fields;
  return {
    isTaken: "on",
    name: fields.name,
    hours: minutes === null ? "" : String(Math.round((minutes / MINUTES) * 100) / 100),
    nights: nights === null ? "" : String(nights),
    returnsAt: returnsAt ?? "",
    captained: dollars(fields.captainedCents),
    bareboat: dollars(fields.bareboatCents),
    seats: fields.seats === null ? "" : String(fields.seats),
    guests: String(fields.guests),
    starts: starts.map(({ firstStart }) => timeInWords(firstStart)).join(", "),
    weekdays: String(starts[0]?.weekdays ?? EVERY_DAY),
  };
}

/** All packages in words, one in a line: what a host confirms. */
export const packagesInWords = (packages: readonly PackageFields[]): string => packages.map(packageInWords).join("\n");
