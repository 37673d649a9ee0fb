import ICAL from "ical.js";
import { describe, expect, test } from "vitest";
import { grammarFaults } from "../../../../tests/support/calendar-grammar.ts";
import { readCalendar } from "../reading/read-calendar.server.ts";
import { type ExportedNights, writeCalendar } from "./write-calendar.server.ts";

const site = { brand: "Hearth & Hull", origin: "https://stay.example.com" };
const title = "Ñandú House; by the Łódź, pier \\ with 日本語の名前はとても長いので折り返されます and more 👩‍👩‍👧‍👦 words";
const entries: ExportedNights[] = [
  { id: "b2", firstNight: "2027-04-01", endNight: "2027-04-03", kind: "block", changedAt: new Date("2027-01-05T08:00:00Z") },
  { id: "b1", firstNight: "2027-03-05", endNight: "2027-03-08", kind: "booking", changedAt: new Date("2027-01-02T08:00:00Z") },
];
const write = (given = entries) => writeCalendar({ title, mark: null, nights: given, times: [] }, site);

describe("the exported calendar", () => {
  test("keeps to the grammar, folded lines and the order of parts included", () => {
    expect([write(), write([])].flatMap(grammarFaults)).toEqual([]);
  });

  test("is read by another program with its name, identities, stamps, days and nothing about guests", () => {
    const calendar = ICAL.Component.fromString(write());
    expect(String(calendar.getFirstPropertyValue("x-wr-calname")).replaceAll(/\\([\\;,])/g, "$1")).toBe(title);
    expect(
      calendar.getAllSubcomponents("vevent").map((event) => ({
        uid: event.getFirstPropertyValue("uid"),
        stamp: String(event.getFirstPropertyValue("dtstamp")),
        start: event.getFirstProperty("dtstart")?.toICALString(),
        end: event.getFirstProperty("dtend")?.toICALString(),
        summary: event.getFirstPropertyValue("summary"),
        names: event
          .getAllProperties()
          .map(({ name }) => name)
          .filter((name) => !name.startsWith("x-")),
      })),
    ).toEqual(
      [
        ["b1@stay.example.com", "2027-01-02T08:00:00Z", "20270305", "20270308", "Reserved"],
        ["b2@stay.example.com", "2027-01-05T08:00:00Z", "20270401", "20270403", "Not available"],
      ].map(([uid, stamp, start, end, summary]) => ({
        uid,
        stamp,
        start: `DTSTART;VALUE=DATE:${start}`,
        end: `DTEND;VALUE=DATE:${end}`,
        summary,
        names: ["uid", "sequence", "dtstamp", "dtstart", "dtend", "summary"],
      })),
    );
  });

  test("is the same text for the same entries in any order", () => {
    expect(write(entries.toReversed())).toBe(write());
  });

  test("has a component but no event when nothing is booked", async () => {
    const calendar = ICAL.Component.fromString(write([]));
    expect(calendar.getAllSubcomponents().map(({ name }) => name)).toEqual(["vtimezone"]);
    expect(await readCalendar(Buffer.from(write([])), { zone: "UTC", today: "2027-01-01" })).toMatchObject({ ok: true, stays: [] });
  });

  test("is read by ourselves as what it says, also on another site of ours", async () => {
    expect(await readCalendar(Buffer.from(write()), { zone: "Pacific/Kiritimati", today: "2027-01-01" })).toMatchObject({
      stays: [
        { firstNight: "2027-03-05", endNight: "2027-03-08", kind: "stay" },
        { firstNight: "2027-04-01", endNight: "2027-04-03", kind: "unavailable" },
      ],
      skipped: [],
    });
  });
});

test("a brand with punctuation can't break the file", () => {
  const text = writeCalendar({ title, mark: null, nights: entries, times: [] }, { ...site, brand: "Hearth, Hull; & \\ Co" });
  expect(grammarFaults(text)).toEqual([]);
  expect(ICAL.Component.fromString(text).getFirstPropertyValue("prodid")).toBe("-//Hearth, Hull; & \\ Co//listing calendar//EN");
});
