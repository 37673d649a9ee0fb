import { dollarsOf } from "../../../../platform/words/dollars.ts";
import type { CharterPackage } from "../../charter.schema.ts";
import { type FormValues, numberOf, orNull, type RowList, rowsOf, withRows } from "../../../../ui/forms/rows/form-rows.ts";

export const STARTS: RowList = { name: "starts", needs: ["firstStart", "lastStart", "fromDay", "untilDay"] };
export const PRICES: RowList = { name: "prices", needs: ["captainedCents", "bareboatCents", "fromDay", "untilDay"] };

const WEEKDAYS = [0, 1, 2, 3, 4, 5, 6];
/** A new row is of every day. */
export const EVERY_DAY: FormValues = Object.fromEntries(WEEKDAYS.map((day) => [`day${day}`, "on"]));

/** The boxes that are ticked in a row, as bits. */
export const weekdaysOf = (row: FormValues): number => WEEKDAYS.reduce((bits, day) => (row[`day${day}`] ? bits | (1 << day) : bits), 0);

const daysOf = (row: FormValues) => ({
  weekdays: weekdaysOf(row),
  fromDay: orNull(row["fromDay"]),
  untilDay: orNull(row["untilDay"]),
  isYearly: row["isYearly"] === "on",
});

const MINUTES = 60;

function lengthOf({ lengthBy, hours, minutes, nights, returnsAt }: FormValues) {
  if (lengthBy === "return") return { minutes: null, nights: numberOf(nights) ?? 0, returnsAt: orNull(returnsAt) };
  const isEmpty = !orNull(hours) && !orNull(minutes);
  return { minutes: isEmpty ? null : (numberOf(hours) ?? 0) * MINUTES + (numberOf(minutes) ?? 0), nights: null, returnsAt: null };
}

/** What was typed, as the input of the verbs; prices stay as they were typed. */
export const readTypedPackage = (values: FormValues) => ({
  name: values["name"],
  ...lengthOf(values),
  captainedCents: values["captainedCents"],
  bareboatCents: values["bareboatCents"],
  seats: numberOf(values["seats"]),
  guests: numberOf(values["guests"]),
  prepareMinutes: numberOf(values["prepareMinutes"]) ?? 0,
  beginsPlace: values["beginsPlace"],
  endsPlace: values["endsPlace"],
  version: numberOf(values["version"]),
  overwrite: values["overwrite"] === "on",
  starts: rowsOf(values, STARTS).map((row) => ({
    ...daysOf(row),
    firstStart: row["firstStart"],
    lastStart: orNull(row["lastStart"]) ?? row["firstStart"],
    stepMinutes: numberOf(row["stepMinutes"]) ?? 30,
  })),
  prices: rowsOf(values, PRICES).map((row) => ({
    ...daysOf(row),
    captainedCents: row["captainedCents"],
    bareboatCents: row["bareboatCents"],
  })),
});

type Draft = Omit<CharterPackage, "id" | "isOn" | "version">;
type Days = Pick<Draft["starts"][number], "weekdays" | "fromDay" | "untilDay" | "isYearly">;

const dollars = (cents: number | null) => (cents === null ? "" : dollarsOf(cents));
const text = (number: number | null) => (number === null ? "" : String(number));

/** A package as its form shows it. */
export function valuesOf(offered: Draft & { version?: number }): FormValues {
  const { minutes, nights, returnsAt, starts, prices } = offered;
  const values = {
    name: offered.name,
    lengthBy: minutes === null && returnsAt !== null ? "return" : "hours",
    hours: text(minutes && Math.floor(minutes / MINUTES)),
    minutes: text(minutes && minutes % MINUTES),
    nights: text(nights),
    returnsAt: returnsAt ?? "",
    captainedCents: dollars(offered.captainedCents),
    bareboatCents: dollars(offered.bareboatCents),
    seats: text(offered.seats),
    guests: text(offered.guests),
    prepareMinutes: text(offered.prepareMinutes),
    beginsPlace: offered.beginsPlace,
    endsPlace: offered.endsPlace,
    version: text(offered.version ?? null),
  };
  return withRows(withRows(values, STARTS, starts.map(startValues)), PRICES, prices.map(priceValues));
}

const startValues = ({ firstStart, lastStart, stepMinutes, ...days }: Draft["starts"][number]): FormValues => ({
  ...dayValues(days),
  firstStart,
  lastStart: lastStart === firstStart ? "" : lastStart,
  stepMinutes: text(stepMinutes),
});

const priceValues = ({ captainedCents, bareboatCents, ...days }: Draft["prices"][number]): FormValues => ({
  ...dayValues(days),
  captainedCents: dollars(captainedCents),
  bareboatCents: dollars(bareboatCents),
});

const dayValues = ({ weekdays, fromDay, untilDay, isYearly }: Days): FormValues => ({
  ...Object.fromEntries(WEEKDAYS.filter((day) => (weekdays >> day) & 1).map((day) => [`day${day}`, "on"])),
  fromDay: fromDay ?? "",
  untilDay: untilDay ?? "",
  ...(isYearly && { isYearly: "on" }),
});
