import { describe, expect, test } from "vitest";
import { arrangeRows } from "../../../../ui/forms/rows/form-rows.ts";
import { PackageInput, TypedPackage } from "./package.schema.ts";
import { TEMPLATE_KEYS, valuesOfNew } from "./templates.ts";
import { PRICES, STARTS, valuesOf } from "./typed-package.ts";

const start = (firstStart: string, lastStart = firstStart) => ({ firstStart, lastStart });
const half = { name: "Half day", minutes: 240, captainedCents: 40_000, guests: 8, starts: [start("08:00")] };
const byClock = (nights: number, returnsAt: string) => ({ minutes: null, nights, returnsAt });
type Parsed = { error?: { issues: { path: PropertyKey[]; message: string }[] } | undefined };
const faultsIn = ({ error }: Parsed) => error?.issues.map(({ path, message }) => `${path.join(".")}: ${message}`) ?? [];
const faults = (given: object) => faultsIn(PackageInput.safeParse({ ...half, ...given }));

describe("a package", () => {
  test.each<[string, object]>([
    ["name: Name is required", { name: " " }],
    ["minutes: A trip lasts 30 minutes or more.", { minutes: 0 }],
    ["minutes: A trip lasts 30 minutes or more.", { minutes: -240 }],
    ["minutes: A trip lasts 14 days at most. For more, say when it is back.", { minutes: 20_161 }],
    ["minutes: A trip lasts 14 days at most. For more, say when it is back.", { minutes: 525_600 }],
    ["minutes: Enter a length.", { minutes: null }],
    ["minutes: Enter a length.", { minutes: Number.NaN }],
    ["minutes: Give a length, or when it is back, not both.", { nights: 0, returnsAt: "18:00" }],
    ["returnsAt: Enter a time.", { minutes: null, nights: 2 }],
    ["returnsAt: Enter a time such as 08:30.", byClock(1, "24:00")],
    ["nights: Enter a whole number from 0 to 28.", byClock(29, "09:00")],
    ["starts.0.firstStart: This starts when the trip is already back.", byClock(0, "08:00")],
    ["starts.0.firstStart: This starts when the trip is already back.", { ...byClock(0, "12:00"), starts: [start("08:00", "12:00")] }],
    ["starts.0.lastStart: Choose a last start that isn't before the first.", { starts: [start("13:00", "08:00")] }],
    ["starts: Add at least one start.", { starts: [] }],
    ["starts: must be at most 20", { starts: Array.from({ length: 21 }, () => start("08:00")) }],
    ["starts.0.stepMinutes: Choose 15, 30 or 60 minutes.", { starts: [{ ...start("08:00"), stepMinutes: 45 }] }],
    ["starts.0.weekdays: Choose at least one day.", { starts: [{ ...start("08:00"), weekdays: 0 }] }],
    ["starts.0.untilDay: Fill in both days, or leave both empty.", { starts: [{ ...start("08:00"), fromDay: "2027-07-01" }] }],
    [
      "starts.0.untilDay: Choose a last day that isn't before the first.",
      { starts: [{ ...start("08:00"), fromDay: "2027-07-01", untilDay: "2027-06-01" }] },
    ],
    ["prices: must be at most 20", { prices: Array.from({ length: 21 }, () => ({ captainedCents: 1 })) }],
    ["prices.0.captainedCents: Enter a price.", { prices: [{ weekdays: 64 }] }],
    ["prices.0.bareboatCents: The package has no bareboat price.", { prices: [{ bareboatCents: 100 }] }],
    ["captainedCents: Enter a price with captain, bareboat, or both.", { captainedCents: null }],
    ["captainedCents: must not be negative", { captainedCents: -1 }],
    ["bareboatCents: Seats are sold with a captain only. Leave this empty.", { seats: 8, bareboatCents: 100 }],
    ["seats: Choose at most as many seats as people.", { seats: 9 }],
    ["guests: Enter a whole number from 1 to 100.", { guests: 0 }],
    ["prepareMinutes: Enter a whole number from 0 to 1,440.", { prepareMinutes: -5 }],
  ])("is refused: %s", (fault, given) => {
    expect(faults(given)).toEqual([fault]);
  });

  test("may last 14 days, end on the next morning, and be of a season over New Year", () => {
    expect(faults({ minutes: 20_160 })).toEqual([]);
    expect(faults(byClock(1, "08:00"))).toEqual([]);
    expect(faults({ starts: [{ ...start("08:00"), fromDay: "2027-12-01", untilDay: "2028-02-28", isYearly: true }] })).toEqual([]);
    expect(faults({ starts: [{ ...start("08:00"), fromDay: "2027-12-01", untilDay: "2027-02-28", isYearly: true }] })).toEqual([]);
  });
});

describe("a package as it is typed", () => {
  const typed = PackageInput.parse({
    ...half,
    bareboatCents: 30_050,
    starts: [start("08:00"), { ...start("12:00", "15:30"), stepMinutes: 15, weekdays: 65 }],
    prices: [{ weekdays: 1, fromDay: "2027-07-01", untilDay: "2027-08-31", isYearly: true, captainedCents: 50_000 }],
  });

  test("is what it was, after the form and back", () => {
    expect(TypedPackage.parse(valuesOf({ ...typed, version: 3 }))).toEqual({ ...typed, version: 3, overwrite: false });
    const week = PackageInput.parse({ ...half, ...byClock(7, "09:00") });
    expect(TypedPackage.parse(valuesOf(week))).toMatchObject({ ...byClock(7, "09:00"), version: null });
  });

  test("skips empty rows, and names a wrong one by its place among the others", () => {
    const values = { ...valuesOf(typed), "starts.2.day0": "on", "starts.7.firstStart": "09:00", "starts.7.lastStart": "08:00" };
    expect(faultsIn(TypedPackage.safeParse(values))).toEqual([
      "starts.2.weekdays: Choose at least one day.",
      "starts.2.lastStart: Choose a last start that isn't before the first.",
    ]);
  });

  test("has prices as people type them", () => {
    const values = { ...valuesOf(typed), captainedCents: "$1,250.5" };
    expect(TypedPackage.parse(values).captainedCents).toBe(125_050);
    expect(faultsIn(TypedPackage.safeParse({ ...values, captainedCents: "cheap" }))).toEqual([
      "captainedCents: Enter an amount such as 129.50.",
    ]);
  });

  test("is asked for its price alone after a template was pressed", () => {
    for (const key of TEMPLATE_KEYS) {
      const values = valuesOfNew(key, 8);
      expect(faultsIn(TypedPackage.safeParse(values))).toEqual(["captainedCents: Enter a price with captain, bareboat, or both."]);
      expect(TypedPackage.parse({ ...values, captainedCents: "400" })).toMatchObject({ captainedCents: 40_000, guests: 8, version: null });
    }
    expect(faultsIn(TypedPackage.safeParse(valuesOfNew("no-such", 8)))).toContain("name: Name is required");
  });

  test("gets one more row, loses one, or moves one up, and keeps the rest", () => {
    const values = valuesOf(typed);
    const arranged = (arrange: string) => arrangeRows({ ...values, arrange }, [STARTS, PRICES]);
    expect(arranged("add.prices")).toMatchObject({ values, added: "prices", focus: "prices.1.captainedCents" });
    expect(TypedPackage.parse(arranged("remove.starts.0")?.values).starts).toEqual(typed.starts.slice(1));
    expect(TypedPackage.parse(arranged("up.starts.1")?.values).starts).toEqual(typed.starts.toReversed());
    expect(TypedPackage.parse(arranged("up.starts.9")?.values).starts).toEqual(typed.starts);
    expect(["", "add.name", "drop.starts.1", "remove.starts.x"].map(arranged)).toEqual([null, null, null, null]);
  });
});
