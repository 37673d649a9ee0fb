import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { addDays, nightsOf } from "../stay.rules.ts";
import { stayChoices } from "./stay-choices.ts";

const today = "2027-03-01";
const held = (...days: string[]) => days.map((day) => ({ day, held: "booked" as const, priceCents: null }));
const choices = (minimumNights: number, ...days: string[]) => stayChoices({ today, minimumNights, days: held(...days) });

describe("choosing a stay", () => {
  test("refuses past and taken nights as check-in", () => {
    const { canCheckIn } = choices(1, "2027-03-10");
    expect(canCheckIn("2027-02-28")).toBe(false);
    expect(canCheckIn("2027-03-10")).toBe(false);
    expect(canCheckIn("2027-03-09")).toBe(true);
  });

  test("lets a stay end on the next guest's check-in day, and no later", () => {
    const { markOf, canStay } = choices(1, "2027-03-10", "2027-03-11");
    expect(markOf("2027-03-10", null)).toBe("check-out-only");
    expect(markOf("2027-03-11", null)).toBe("taken");
    expect(markOf("2027-03-10", "2027-03-08")).toBe("free");
    expect(markOf("2027-03-11", "2027-03-08")).toBe("taken");
    expect(markOf("2027-03-12", "2027-03-08")).toBe("beyond");
    expect(canStay("2027-03-08", "2027-03-12")).toBe(false);
  });

  test("explains the minimum stay on the days that are too early to leave", () => {
    const { markOf } = choices(3);
    expect(["2027-03-06", "2027-03-07", "2027-03-08"].map((day) => markOf(day, "2027-03-05"))).toEqual(["too-short", "too-short", "free"]);
  });

  test("offers no check-in where the minimum stay does not fit before the next booking", () => {
    const { markOf } = choices(3, "2027-03-04", "2027-03-07");
    expect(markOf("2027-03-05", null)).toBe("no-room");
    expect(markOf("2027-03-01", null)).toBe("free");
    expect(markOf("2027-03-02", null)).toBe("no-room");
    expect(markOf("2027-03-04", null)).toBe("check-out-only");
    expect(markOf("2027-03-07", null)).toBe("taken");
  });

  test("a day before the chosen check-in is judged as a new check-in", () => {
    expect(choices(2, "2027-03-10").markOf("2027-03-03", "2027-03-20")).toBe("free");
  });

  test("never offers a stay with a held night in it", () => {
    fc.assert(
      fc.property(
        fc.uniqueArray(fc.integer({ min: 0, max: 60 })),
        fc.integer({ min: 1, max: 7 }),
        fc.integer({ min: -3, max: 60 }),
        fc.integer({ min: 1, max: 20 }),
        (taken, minimumNights, from, nights) => {
          const days = taken.map((offset) => addDays(today, offset));
          const stay = { checkIn: addDays(today, from), checkOut: addDays(today, from + nights) };
          const isRight = from >= 0 && nights >= minimumNights && nightsOf(stay).every((night) => !days.includes(night));
          expect(stayChoices({ today, minimumNights, days: held(...days) }).canStay(stay.checkIn, stay.checkOut)).toBe(isRight);
        },
      ),
    );
  });
});
