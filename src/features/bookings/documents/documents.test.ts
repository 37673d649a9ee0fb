import sharp from "sharp";
import { describe, expect, test } from "vitest";
import { someBookingView } from "../../../../tests/support/booking-view.ts";
import { overlappingPieces, readPdf, readPdfPieces, turned } from "../../../../tests/support/read-pdf.ts";
import { money } from "../../../platform/money.ts";
import type { BookingView } from "../booking.schema.ts";
import { drawItinerary, MAP_SIZE } from "./draw-itinerary.server.ts";
import { externalCalendarLink } from "./external-calendar-link.ts";
import { stayCalendarFile } from "./stay-calendar-file.server.ts";

const booking = someBookingView();
const { host: contact } = booking;
const cancelled: BookingView = { ...booking, phase: "cancelled", cancelledAt: "2027-01-03T08:00:00.000Z", refundCents: 127_600 };
const A4 = { width: 595.28, height: 841.89 };
const site = { brand: "Hearth & Hull", origin: "https://stay.example.com" };

describe("the itinerary", () => {
  test("says when, where, whom to call, what was paid and the policy, in any European alphabet", async () => {
    const text = readPdf(await drawItinerary(booking, site));
    for (const part of [
      "Hearth & Hull",
      "Zoë Guest",
      "Ñandú House; by the Łódź, pier",
      "RES-20270102-AB12CD",
      "Friday, March 5, 2027",
      "After 3:00 PM, Central European Time",
      "Monday, March 8, 2027",
      "Before 11:00 AM, Central European Time",
      "Ålesundgata 4, Łódź, 90-001, Poland",
      "Åse Łukasz Ñandú",
      "ase@example.com",
      "+47 555 0100",
      "3 nights, 2 guests (1 child), 1 pet",
      "$400 × 3 nights",
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

  test("links to the map and to its page", async () => {
    const pdf = await drawItinerary(booking, site);
    expect(pdf.toString("latin1")).toContain(`https://stay.example.com/bookings/${booking.id}`);
    expect(pdf.toString("latin1")).toContain("https://www.openstreetmap.org/?mlat=51.75&mlon=19.45#map=15/51.75/19.45");
  });

  test.each([
    ["Poland", "595.28 841.89"],
    ["Croatia", "595.28 841.89"],
    ["United States", "612 792"],
    ["Canada", "612 792"],
    ["Mexico", "612 792"],
  ])("is on the paper of %s", async (country, size) => {
    const listing = { ...booking.listing, location: { ...booking.listing.location, country } };
    expect((await drawItinerary({ ...booking, listing }, site)).toString("latin1")).toContain(`/MediaBox [0 0 ${size}]`);
  });

  test("lists the nights where they cost different sums, equal ones in a row as one", async () => {
    const nights = [40_000, 48_000, 48_000].map((cents, index) => ({ night: `2027-03-0${5 + index}`, price: money(cents) }));
    const text = readPdf(await drawItinerary({ ...booking, quote: { ...booking.quote, nights } }, site));
    expect(text).toContain("Fri, Mar 5 $400 · Sat, Mar 6 – Sun, Mar 7 $480");
  });

  test("says what was taken off the nights, and what extra guests paid", async () => {
    const nights = [40_000, 40_000].map((cents, index) => ({ night: `2027-03-0${5 + index}`, price: money(cents) }));
    const lines = [
      { label: "Weekly discount −10%", amount: money(-8_000) },
      { label: "1 extra guest", amount: money(2_000) },
    ];
    const rows = readPdf(await drawItinerary({ ...booking, quote: { ...booking.quote, nights, lines } }, site)).split("\n");
    expect(rows).toEqual(expect.arrayContaining(["Weekly discount −10%\t−$80", "1 extra guest\t$20"]));
    expect(rows.find((row) => row.startsWith("$400 × "))).toMatch(/\t\$800$/);
  });

  test("has the map beside the address, with the names that fit, and is one page with all of it", async () => {
    const names = [
      { name: "Łódź", x: 60, y: 30, isCity: true },
      { name: "A name that is far too long for where it stands", x: 200, y: 90, isCity: false },
    ];
    const map = { ...MAP_SIZE, land: ["M0 0L100 0L100 60L0 60Z"], rivers: ["M0 80L200 90"], names };
    const cover = await sharp({ create: { width: 1400, height: 200, channels: 3, background: "#0b6e75" } })
      .jpeg()
      .toBuffer();
    const listing = { ...booking.listing, location: { ...booking.listing.location, country: "United States" } };
    const nights = [40_000, 48_000, 48_000].map((cents, index) => ({ night: `2027-03-0${5 + index}`, price: money(cents) }));
    const pdf = await drawItinerary({ ...booking, listing, quote: { ...booking.quote, nights } }, { ...site, map, cover });
    const pieces = readPdfPieces(pdf);
    expect(pieces.map(({ text }) => text)).toContain("Łódź");
    expect(readPdf(pdf)).not.toContain("far too long");
    expect(readPdf(pdf)).toContain("Map: GSHHG, GeoNames");
    expect(overlappingPieces(pieces)).toEqual([]);
    expect(new Set(pieces.map(({ page }) => page))).toEqual(new Set([0]));
  });

  test("says that a stay is cancelled and what came back", async () => {
    const text = readPdf(await drawItinerary(cancelled, site));
    expect(text).toContain("Cancelled");
    expect(text).toContain("$1,276");
  });

  test.each([
    ["Piotr Zieliński Đorđević", "Piotr Zieliński Đorđević"],
    ["Ελένη Παπαδοπούλου", "Ελένη Παπαδοπούλου"],
    ["Дмитрий Шостакович", "Дмитрий Шостакович"],
    ["Nguyễn Thị Ánh", "Nguyễn Thị Ánh"],
    ["田中 陽子", "田中 陽子"],
    ["さくら コーヒー", "さくら コーヒー"],
    ["王小明 们", "王小明 们"],
    ["김민수", "김민수"],
    ["فاطمة الزهراء", turned("فاطمة الزهراء")],
    ["שרה לוי", turned("שרה לוי")],
    ["Ada (فاطمة) 2", `Ada (${turned("فاطمة")}) 2`],
    ["Ada 🚀 👩‍🚀 Lovelace ❤️", "Ada Lovelace"],
    ["कमला नवल", "कमला नवल"],
    ["陳怡君", "陳怡君"],
    ["吳建豪", "WuJianHao"],
    ["Ḩasan ສົມ", "Hasan Som"],
    ["สมชาย ใจดี", "Smchay Aichdi"],
    ["គឹម សុខ", "Koem Sokh"],
    ["ნინო ბერიძე", "Nino Beridze"],
    ["Արամ Խաչատրյան", "Aram Khachatryan"],
    ["አበበ ቢቂላ", "Abebe Bikila"],
    ["রবীন্দ্রনাথ ঠাকুর", "Rbindrnath Thakur"],
    ["ગુજરાતી", "Gujrati"],
    ["ਗੁਰਪ੍ਰੀਤ", "Gurprit"],
    ["ಕನ್ನಡ", "Knnd"],
    ["മലയാളം", "Mlyalm"],
    ["မြန်မာ", "Mrnma"],
    ["සිංහල", "Simhl"],
    ["தமிழ்", "Tmil"],
    ["తెలుగు", "Telugu"],
    ["ᏌᏉᏯ Sequoyah", "SaQuoYa Sequoyah"],
  ])("writes the name %s", async (fullName, written) => {
    const person = { ...contact, fullName };
    const pdf = await drawItinerary({ ...booking, guest: person, host: person, listing: { ...booking.listing, title: fullName } }, site);
    const lines = readPdf(pdf).split("\n");
    expect(lines).toContain(written);
    expect(lines).toContain(`${written}\t${written}`);
    expect(overlappingPieces(readPdfPieces(pdf))).toEqual([]);
  });

  test.each(["శ్రీనివాస్ రెడ్డి", "ਗੁਰਪ੍ਰੀਤ ਸਿੰਘ", "ધ્રુવ પટેલ", "ጺ̦ቼጺĎ", "ធ្មាំŇ ម៉ៅ", "ူAꩮgၠၐ", "ധ഻രണി", "Öɐ̧̃Ǥụ̈̂ ŇŶÂ"])(
    "is drawn for the name %s, whatever marks its letters have",
    async (fullName) => {
      const person = { ...contact, fullName };
      const text = readPdf(
        await drawItinerary({ ...booking, guest: person, host: person, listing: { ...booking.listing, title: fullName } }, site),
      );
      expect(text).toContain("RES-20270102-AB12CD");
    },
  );

  test("goes on to a second page when the house rules are long, and nothing overlaps or leaves the page", async () => {
    const listing = {
      ...booking.listing,
      title: "A very long title ".repeat(9),
      houseRules: Array(60).fill("Please be quiet after 10:00 PM at the pier"),
    };
    const host = { ...booking.host, email: `${"a-very-long-address".repeat(5)}@example.com` };
    const pieces = readPdfPieces(await drawItinerary({ ...booking, listing, host }, site));
    expect(new Set(pieces.map(({ page }) => page))).toEqual(new Set([0, 1]));
    expect(overlappingPieces(pieces)).toEqual([]);
    for (const { x, right, y } of pieces) {
      expect(x).toBeGreaterThanOrEqual(54);
      expect(right).toBeLessThanOrEqual(A4.width - 53.9);
      expect(y).toBeLessThanOrEqual(A4.height - 54);
    }
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
  expect(searchParams.get("details")).toContain("Check-in after 3:00 PM, check-out before 11:00 AM");
});

const unfold = (file: string) => file.replaceAll("\r\n ", "");
