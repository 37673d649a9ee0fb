import { expect, test } from "vitest";
import { whenInWords } from "./when-words.ts";

const morning = {
  checkIn: "2027-07-20",
  checkOut: "2027-07-20",
  charter: {
    startsAt: "08:00",
    returnsAt: "12:00",
    timeZone: "Europe/Zagreb",
    beginsAt: "2027-07-20T06:00:00.000Z",
    endsAt: "2027-07-20T10:00:00.000Z",
  },
};
const week = {
  checkIn: "2027-12-28",
  checkOut: "2028-01-04",
  hours: {
    startsAt: "17:00",
    returnsAt: "09:00",
    timeZone: "Europe/Zagreb",
    beginsAt: "2027-12-28T16:00:00.000Z",
    endsAt: "2028-01-04T08:00:00.000Z",
  },
};

test("nights are days", () => {
  expect(whenInWords({ checkIn: "2027-06-10", checkOut: "2027-06-13", charter: null }, "us", "Split")).toBe("Jun 10–13, 2027");
});

test("a morning has its times and the marina's zone", () => {
  expect(whenInWords(morning, "us", "Split")).toBe("Tue, Jul 20, 2027, 8:00 AM to 12:00 PM, Split time (GMT+2)");
  expect(whenInWords(morning, "world", "Split")).toBe("Tue, Jul 20, 2027, 08:00 to 12:00, Split time (GMT+2)");
  expect(whenInWords(morning)).toBe("Tue, Jul 20, 2027, 8:00 AM to 12:00 PM");
});

test("several days have both days and times, and both years where they differ", () => {
  expect(whenInWords({ ...week, checkIn: "2028-01-02" })).toBe("Sun, Jan 2, 5:00 PM to Tue, Jan 4, 2028, 9:00 AM");
  expect(whenInWords(week, "us", "Split")).toBe("Tue, Dec 28, 2027, 5:00 PM to Tue, Jan 4, 2028, 9:00 AM, Split time (GMT+1)");
});
