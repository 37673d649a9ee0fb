import { describe, expect, test } from "vitest";
import { countBeside, firstStay, spanOf, stayWindow, windowProblem } from "./stay-window.rules.ts";
import { monthsFrom } from "./when.rules.ts";

const TODAY = "2027-01-10";
const DATES = { checkIn: "2027-02-10", checkOut: "2027-02-13" };
const windowOf = (when: Parameters<typeof stayWindow>[0]) => stayWindow(when, TODAY);

describe("stays beside the one that is taken", () => {
  const from = (...days: number[]) =>
    days.map((day) => ({ checkIn: `2027-07-${String(day).padStart(2, "0")}`, checkOut: `2027-07-${String(day + 7).padStart(2, "0")}` }));
  const [taken = { checkIn: "", checkOut: "" }] = from(8);

  test("are counted as they can be had one after another", () => {
    expect(countBeside(from(1, 2, 8, 9, 15, 16, 22), taken)).toBe(3);
    expect(countBeside(from(8), taken)).toBe(0);
    expect(countBeside(from(3, 10), taken)).toBe(0);
    expect(countBeside(from(22, 1), taken)).toBe(2);
  });
});

describe("the stays that would do", () => {
  test("are any without dates, and one with exact dates", () => {
    expect(windowOf({})).toBeNull();
    expect(windowOf({ flex: 3, length: "week" })).toBeNull();
    expect(windowOf(DATES)).toEqual({ nights: 3, checkIns: ["2027-02-10"] });
  });

  test("are as long a few days earlier or later, the closest first", () => {
    expect(windowOf({ ...DATES, flex: 1 })).toEqual({ nights: 3, checkIns: ["2027-02-10", "2027-02-11", "2027-02-09"] });
    expect(windowOf({ ...DATES, flex: 7 })?.checkIns).toHaveLength(15);
  });

  test("never begin in the past", () => {
    expect(windowOf({ checkIn: TODAY, checkOut: "2027-01-12", flex: 1 })?.checkIns).toEqual([TODAY, "2027-01-11"]);
    expect(windowOf({ month: "2027-01", length: "weekend" })?.checkIns).toEqual(["2027-01-15", "2027-01-22", "2027-01-29"]);
  });

  test("in a month are its weekends, weeks or four weeks, none of which ends after it", () => {
    expect(windowOf({ month: "2027-05", length: "weekend" })).toEqual({
      nights: 2,
      checkIns: ["2027-05-07", "2027-05-14", "2027-05-21", "2027-05-28"],
      isByPrice: true,
    });
    const week = windowOf({ month: "2027-06", length: "week" });
    expect([week?.nights, week?.checkIns[0], week?.checkIns.at(-1)]).toEqual([7, "2027-06-01", "2027-06-24"]);
    expect(windowOf({ month: "2027-02", length: "month" })).toEqual({ nights: 28, checkIns: ["2027-02-01"], isByPrice: true });
    expect(windowOf({ month: "2027-12", length: "month" })?.checkIns.at(-1)).toBe("2027-12-04");
    expect(windowOf({ month: "2027-06" })).toEqual(week);
  });

  test("need these nights between them", () => {
    expect(spanOf({ nights: 3, checkIns: ["2027-02-10", "2027-02-11", "2027-02-09"] })).toEqual({ first: "2027-02-09", end: "2027-02-14" });
  });

  test("give the closest one that is free", () => {
    const window = { nights: 2, checkIns: ["2027-02-10", "2027-02-11", "2027-02-09"] };
    expect(firstStay(window, () => true)).toEqual({ checkIn: "2027-02-10", checkOut: "2027-02-12" });
    expect(firstStay(window, ({ checkOut }) => checkOut <= "2027-02-11")).toEqual({ checkIn: "2027-02-09", checkOut: "2027-02-11" });
    expect(firstStay(window, () => false)).toBeNull();
  });
});

test("months go on over the end of a year", () => {
  expect(monthsFrom("2027-11-30", 4)).toEqual(["2027-11", "2027-12", "2028-01", "2028-02"]);
});

describe("what is wrong with dates", () => {
  test.each([
    [{}, null],
    [DATES, null],
    [{ month: "2027-01", length: "week" }, null],
    [{ checkIn: DATES.checkIn }, { field: "checkOut", message: "Add a check-out date" }],
    [{ checkOut: DATES.checkOut }, { field: "checkIn", message: "Add a check-in date" }],
    [
      { checkIn: DATES.checkOut, checkOut: DATES.checkIn },
      { field: "checkOut", message: "Check-out date must be after check-in date" },
    ],
    [
      { checkIn: DATES.checkIn, checkOut: DATES.checkIn },
      { field: "checkOut", message: "Check-out date must be after check-in date" },
    ],
    [
      { checkIn: "2027-01-09", checkOut: "2027-01-12" },
      { field: "checkIn", message: "Check-in date cannot be in the past" },
    ],
    [
      { checkIn: "2027-02-01", checkOut: "2028-02-02" },
      { field: "checkOut", message: "Choose at most 365 nights" },
    ],
    [
      { ...DATES, month: "2027-06" },
      { field: "month", message: "Choose dates or a month, not both" },
    ],
    [
      { month: "2026-12", length: "weekend" },
      { field: "month", message: "There's no weekend left in December 2026" },
    ],
    [
      { month: "2027-01", length: "month" },
      { field: "month", message: "There's no month left in January 2027" },
    ],
  ] as const)("is said of %j", (when, problem) => expect(windowProblem(when, TODAY)).toEqual(problem));
});
