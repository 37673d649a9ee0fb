import { inflateSync } from "node:zlib";
import { describe, expect, test } from "vitest";
import { money } from "../../../platform/money.ts";
import type { BookingView } from "../booking.schema.ts";
import { drawItinerary } from "./draw-itinerary.server.ts";
import { externalCalendarLink } from "../documents/external-calendar-link.ts";
import { stayCalendarFile } from "./stay-calendar-file.server.ts";

const contact = { id: "0e3f0b36-5a3a-4a8e-9c66-0a8a3a3c1f10", avatarUrl: null, email: "ase@example.com", phone: "+47 555 0100" };

const booking: BookingView = {
  id: "7f9d3b1e-58a5-4a33-9a57-9f8f0f5d5c11",
  reservationId: "RES-20270102-AB12CD",
  phase: "upcoming",
  checkIn: "2027-03-05",
  checkOut: "2027-03-08",
  guests: 2,
  totalCents: 142_000,
  refundCents: 0,
  listing: {
    id: "1f2a3b4c-58a5-4a33-9a57-9f8f0f5d5c12",
    type: "property",
    title: "Ñandú House; by the Łódź, pier",
    cover: null,
    offer: "open",
    houseRules: ["No shoes"],
    location: {
      streetAddress: "Ålesundgata 4",
      city: "Łódź",
      state: "",
      zipCode: "90-001",
      country: "Poland",
      latitude: 51.75,
      longitude: 19.45,
      isApproximate: false,
    },
  },
  quote: {
    nights: ["2027-03-05", "2027-03-06", "2027-03-07"].map((night) => ({ night, price: money(40_000) })),
    subtotal: money(120_000),
    cleaningFee: money(7_600),
    serviceFee: money(14_400),
    total: money(142_000),
  },
  cancellationPolicy: "moderate",
  timeZone: "Europe/Warsaw",
  checkInTime: "15:00",
  checkOutTime: "11:00",
  beginsAt: "2027-03-05T14:00:00.000Z",
  endsAt: "2027-03-08T10:00:00.000Z",
  createdAt: "2027-01-02T08:00:00.000Z",
  cancelledAt: null,
  cancelledBy: null,
  guest: { ...contact, fullName: "Zoë Guest" },
  host: { ...contact, fullName: "Åse Łukasz Ñandú" },
  viewer: { role: "guest", cancelling: null },
};
const cancelled: BookingView = { ...booking, phase: "cancelled", cancelledAt: "2027-01-03T08:00:00.000Z", refundCents: 127_600 };
const site = { brand: "Hearth & Hull", origin: "https://stay.example.com" };

describe("the itinerary", () => {
  test("says when, where, whom to call, what was paid and the policy, in any European name", async () => {
    const text = readPdf(await drawItinerary(booking, site));
    for (const part of [
      "Hearth & Hull",
      "Ñandú House; by the Łódź, pier",
      "RES-20270102-AB12CD",
      "Friday, March 5, 2027",
      "from 15:00",
      "Monday, March 8, 2027",
      "by 11:00",
      "Ålesundgata 4, Łódź, 90-001, Poland",
      "Åse Łukasz Ñandú",
      "ase@example.com",
      "+47 555 0100",
      "3 nights",
      "$1,200",
      "$76",
      "$144",
      "Total Paid",
      "$1,420",
      "Moderate",
    ])
      expect(text).toContain(part);
    expect(text).not.toContain("Cancelled");
  });

  test("links to the map", async () => {
    const pdf = await drawItinerary(booking, site);
    expect(pdf.toString("latin1")).toContain("https://www.openstreetmap.org/?mlat=51.75&mlon=19.45#map=15/51.75/19.45");
  });

  test("says that a stay is cancelled and what came back", async () => {
    const text = readPdf(await drawItinerary(cancelled, site));
    expect(text).toContain("Cancelled");
    expect(text).toContain("$1,276");
  });

  test("writes a letter that it lacks without its accent, and other scripts as question marks", async () => {
    const text = readPdf(await drawItinerary({ ...booking, host: { ...booking.host, fullName: "山田 Ḩasan" } }, site));
    expect(text).toContain("?? Hasan");
  });
});

describe("the calendar file", () => {
  test("is one all-day event that ends on the day of leaving", () => {
    const file = unfold(stayCalendarFile(booking, site));
    for (const line of [
      "METHOD:PUBLISH",
      "UID:7f9d3b1e-58a5-4a33-9a57-9f8f0f5d5c11@stay.example.com",
      "DTSTART;VALUE=DATE:20270305",
      "DTEND;VALUE=DATE:20270308",
      String.raw`SUMMARY:Stay at Ñandú House\; by the Łódź\, pier`,
      String.raw`LOCATION:Ålesundgata 4\, Łódź\, 90-001\, Poland`,
      "STATUS:CONFIRMED",
    ])
      expect(file.split("\r\n")).toContain(line);
  });

  test("takes the same event back when the stay is cancelled", () => {
    const lines = unfold(stayCalendarFile(cancelled, site)).split("\r\n");
    for (const line of ["METHOD:CANCEL", "STATUS:CANCELLED", "SEQUENCE:1", "UID:7f9d3b1e-58a5-4a33-9a57-9f8f0f5d5c11@stay.example.com"])
      expect(lines).toContain(line);
  });
});

test("the external calendar's link carries the title, the dates and the place", () => {
  const { origin, searchParams } = new URL(externalCalendarLink(booking));
  expect(origin).toBe("https://calendar.google.com");
  expect(searchParams.get("text")).toBe("Stay at Ñandú House; by the Łódź, pier");
  expect(searchParams.get("dates")).toBe("20270305/20270308");
  expect(searchParams.get("location")).toBe("Ålesundgata 4, Łódź, 90-001, Poland");
  expect(searchParams.get("details")).toContain("RES-20270102-AB12CD");
});

const unfold = (file: string) => file.replaceAll("\r\n ", "");

/** What can be copied out of the PDF: every font's glyphs are read back through the table that maps them to letters. */
function readPdf(pdf: Buffer): string {
  const objects = new Map<number, { head: string; stream: Buffer | null }>();
  const raw = pdf.toString("latin1");
  for (const match of raw.matchAll(/(\d+) 0 obj\n([\s\S]*?)endobj/g)) {
    const [, id = "", body = ""] = match;
    const [head = "", rest] = body.split("stream\n", 2);
    const length = Number(/\/Length (\d+)/.exec(head)?.[1] ?? 0);
    const bytes = rest === undefined ? null : Buffer.from(rest, "latin1").subarray(0, length);
    objects.set(Number(id), { head, stream: bytes && head.includes("/FlateDecode") ? inflateSync(bytes) : bytes });
  }
  const letters = new Map<string, Map<string, string>>();
  for (const { head } of objects.values())
    for (const [, name = "", id = ""] of head.matchAll(/\/(F\d+) (\d+) 0 R/g)) {
      const table = /\/ToUnicode (\d+) 0 R/.exec(objects.get(Number(id))?.head ?? "")?.[1];
      letters.set(name, lettersOf(objects.get(Number(table))?.stream?.toString("latin1") ?? ""));
    }
  const pages = [...objects.values()].map(({ stream }) => stream?.toString("latin1") ?? "").filter((text) => text.includes(" Tf"));
  return pages.map((page) => readPage(page, letters)).join("\n");
}

function lettersOf(table: string): Map<string, string> {
  const found = new Map<string, string>();
  for (const [, from = "0", list = ""] of table.matchAll(/<([\da-f]+)> <[\da-f]+> \[([^\]]*)\]/gi))
    for (const [index, [, hex = ""]] of [...list.matchAll(/<([\da-f]+)>/gi)].entries())
      found.set((Number.parseInt(from, 16) + index).toString(16).padStart(4, "0"), Buffer.from(hex, "hex").swap16().toString("utf16le"));
  return found;
}

function readPage(page: string, letters: Map<string, Map<string, string>>): string {
  let font = new Map<string, string>();
  let text = "";
  let line = "";
  for (const [, name, matrix, run] of page.matchAll(/\/(F\d+) [\d.]+ Tf|1 0 0 1 [\d.-]+ ([\d.-]+) Tm|\[([^\]]*)\] TJ/g)) {
    if (name) font = letters.get(name) ?? font;
    if (matrix && matrix !== line) {
      text += "\n";
      line = matrix;
    }
    for (const [, hex = ""] of (run ?? "").matchAll(/<([\da-f]+)>/g))
      for (const code of hex.match(/.{4}/g) ?? []) text += font.get(code) ?? "";
  }
  return text;
}
