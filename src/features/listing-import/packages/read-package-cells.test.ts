import { describe, expect, test } from "vitest";
import { guessMatching } from "../csv/guess-matching.server.ts";
import { columnsOf, readRow } from "../csv/read-row.server.ts";
import { importMarks } from "../import-values.ts";

const BOAT = { Name: "Otter", Type: "Sailboat", Captain: "captained", Guests: "8" };
const read = (cells: Record<string, string>) => {
  const all = { ...BOAT, ...cells };
  return readRow(columnsOf(Object.keys(all), guessMatching(Object.keys(all))), Object.values(all));
};
const packagesOf = (cells: Record<string, string>) => read(cells).fields.packages?.value ?? [];
const startsOf = (cells: Record<string, string>) => packagesOf(cells)[0]?.starts.map(({ firstStart }) => firstStart);

test.each([
  ["Half day price", "halfDayPrice"],
  ["half_day_price_usd", "halfDayPrice"],
  ["Half-day", "halfDayPrice"],
  ["Price half day", "halfDayPrice"],
  ["Half day price with captain", "halfDayCaptained"],
  ["Full day bareboat", "fullDayBareboat"],
  ["fullDayHours", "fullDayHours"],
  ["Full day starts", "fullDayStarts"],
  ["Sunset seats", "sunsetSeats"],
  ["Sunset price per seat", "sunsetSeatPrice"],
  ["Week price (EUR)", "weekPrice"],
  ["Weekly rate", "weekPrice"],
  ["Week start day", "weekStartDay"],
  ["Week return time", "weekReturnTime"],
  ["Prezzo settimana", "weekPrice"],
  ["Turnaround minutes", "turnaroundMinutes"],
  ["Notice hours", "noticeHours"],
  ["Length", "lengthFeet"],
  ["Daily rate", "nightlyPrice"],
])("the column %j says %s", (name, field) => expect(guessMatching([name])).toEqual([field]));

test("a row has a package for each price, and no price per night unless it says one", () => {
  const listing = read({
    "Half day price": "$400",
    "Half day hours": "4.5",
    "Half day starts": "8:30; 1:30 PM",
    "Full day price with captain": "800",
    "Full day price bareboat": "650",
    "Sunset price per seat": "60",
    "Sunset seats": "6",
    "Week price": "5,200",
    "Week start day": "Sunday",
    "Week start time": "4 PM",
    "Week return time": "10:00",
    "Turnaround minutes": "90",
    "Notice hours": "24",
  });
  expect(listing.problems).toBeUndefined();
  expect(listing.fields.packages?.value).toMatchObject([
    { name: "Half day", minutes: 270, captainedCents: 40_000, bareboatCents: null, assumed: [] },
    { name: "Full day", minutes: 480, captainedCents: 80_000, bareboatCents: 65_000, assumed: ["length", "starts"] },
    { name: "Sunset sail", minutes: 120, captainedCents: 6000, seats: 6 },
    { name: "A week", nights: 7, returnsAt: "10:00", starts: [{ firstStart: "16:00", weekdays: 1 }], captainedCents: 520_000 },
  ]);
  expect(startsOf({ "Half day price": "400", "Half day starts": "8:30; 1:30 PM" })).toEqual(["08:30", "13:30"]);
  expect(listing.fields).toMatchObject({ turnaroundMinutes: { value: 90 }, noticeMinutes: { value: 1440 } });
  expect(importMarks(listing)).toMatchObject({ nightlyPriceCents: "missing", packages: "guessed" });
  expect(read({ Price: "300", "Half day price": "400" }).fields.nightlyPriceCents).toMatchObject({ state: "found", value: 30_000 });
});

test("hours without a price are no package, and a row of none keeps what it was", () => {
  const listing = read({ "Half day price": "", "Half day hours": "4", "Half day starts": "8:00" });
  expect(listing.fields.packages).toBeUndefined();
  expect(listing.fields.nightlyPriceCents).toMatchObject({ state: "guessed", value: 20_000 });
});

test.each([
  ["captained", { captainedCents: 40_000, bareboatCents: null, assumed: [] }],
  ["bareboat", { captainedCents: null, bareboatCents: 40_000, assumed: [] }],
  ["either", { captainedCents: 40_000, bareboatCents: 40_000, assumed: [] }],
  ["", { captainedCents: 40_000, bareboatCents: null, assumed: ["crew"] }],
])("a price of a boat that is %j", (crew, expected) =>
  expect(packagesOf({ Captain: crew, "Half day price": "400", "Half day hours": "4", "Half day starts": "9 AM" })).toMatchObject([
    expected,
  ]),
);

test("by the seat and for the whole boat are two packages", () => {
  const packages = packagesOf({ "Sunset price per seat": "60", "Sunset price": "420" });
  expect(packages).toMatchObject([
    { name: "Sunset sail", seats: 8 },
    { name: "Sunset sail, private", seats: null, captainedCents: 42_000 },
  ]);
});

const TOO_MANY = Array.from({ length: 21 }, () => "8:00").join(";");
const MANY_STARTS = expect.stringMatching(/^Half day starts: “8:00;.* has more than 20 starts\.$/) as unknown;

describe("a cell that can't be taken is named", () => {
  test.each([
    [{ "Half day hours": "0" }, "Half day hours: “0” isn't a length between 30 minutes and 14 days."],
    [{ "Half day hours": "9000" }, "Half day hours: “9000” isn't a length between 30 minutes and 14 days."],
    [{ "Half day hours": "2-8 hours" }, "Half day hours: “2-8 hours” isn't a length between 30 minutes and 14 days."],
    [{ "Half day starts": "25:00" }, "Half day starts: “25:00” isn't a time such as 8:30 AM or 13:30."],
    [{ "Half day starts": "8:00, soon" }, "Half day starts: “soon” isn't a time such as 8:30 AM or 13:30."],
    [{ "Half day starts": TOO_MANY }, MANY_STARTS],
    [{ "Half day price": "-400" }, "Half day price: “-400” is below 0."],
    [{ "Half day price": "on request" }, "Half day price: “on request” isn't a price."],
    [{ "Half day price": "90000" }, "Half day price: “90000” is too high for a price."],
    [{ "Half day price": "400 €" }, "Half day price: “400 €” is in EUR, which isn't converted. Enter US dollars."],
    [{ "Sunset price per seat": "60", "Sunset seats": "12" }, "Sunset seats: “12” is more than the boat takes (8 guests)."],
    [{ "Sunset price per seat": "60", "Sunset seats": "0" }, "Sunset seats: “0” isn't a whole number from 1 to 100."],
    [{ "Week price": "4000", "Week start day": "someday" }, "Week start day: “someday” isn't a day of the week."],
    [{ "Week price": "4000", "Week return time": "late" }, "Week return time: “late” isn't a time such as 8:30 AM or 13:30."],
    [{ "Turnaround minutes": "-5" }, "Turnaround minutes: “-5” isn't a whole number from 0 to 1,440."],
    [{ "Notice hours": "721" }, "Notice hours: “721” isn't a whole number from 0 to 720."],
  ])("%j", (cells, problem) => {
    const { problems } = read({ "Half day price": "400", ...(cells as Record<string, string>) });
    expect(problems).toEqual([problem]);
  });

  test("and so are packages of a house", () => {
    expect(read({ Type: "House", "Half day price": "400" })).toMatchObject({ problems: ["Only boats have packages."] });
  });
});
