import { describe, expect, test } from "vitest";
import { overlappingPieces, readPdf, readPdfPieces, turned } from "../../../../tests/support/read-pdf.ts";
import { someBookingView } from "../../../../tests/support/booking-view.ts";
import { money } from "../../../platform/money.ts";
import { drawGuestReceipt, type ReceiptPayment } from "./draw-guest-receipt.server.ts";

const booking = someBookingView();
const options = { brand: "Hearth & Hull", origin: "https://stay.example.com", now: new Date("2027-01-20T23:30:00Z") };
const visa = { brand: "Visa", last4: "4242" };
const payment: ReceiptPayment = { paidAt: new Date("2027-01-02T08:00:00Z"), amountCents: 142_000, card: visa, refundedCents: 0 };
const linesOf = async (payments: ReceiptPayment[], given = booking) =>
  readPdf(await drawGuestReceipt({ booking: given, payments }, options)).split("\n");

describe("a guest's receipt", () => {
  test("says what was paid for what, when and by which card, to whom and by whom", async () => {
    const lines = await linesOf([payment]);
    for (const line of [
      "Receipt",
      "$1,420",
      "Paid in full.",
      "Receipt number\tDate issued\tBooking reference",
      "R-RES-20270102-AB12CD\tThursday, January 21, 2027\tRES-20270102-AB12CD",
      "Hearth & Hull\tZoë Guest",
      "stay.example.com\tzoe@example.com",
      "Ñandú House; by the Łódź, pier\tÅse Łukasz Ñandú",
      "Łódź, Poland",
      "Friday, March 5, 2027\tMonday, March 8, 2027\t2 guests (1 child), 1 pet",
      "3 nights × $400\t$1,200",
      "Cleaning fee\t$76",
      "Service fee\t$144",
      "Total\t$1,420",
      "Jan 2, 2027 · Visa ending in 4242\t$1,420",
      "Total Paid\t$1,420",
      "Still due\t$0",
    ])
      expect(lines).toContain(line);
    expect(lines.join()).not.toMatch(/Refunded|Cancelled|Ålesundgata/);
  });

  test("names a payment that was only recorded so", async () => {
    expect(await linesOf([{ ...payment, card: null }])).toContain("Jan 2, 2027 · Recorded\t$1,420");
  });

  test("lists parts by their cards, what came back of each, and what is still due", async () => {
    const lines = await linesOf([
      { ...payment, amountCents: 60_000, refundedCents: 5_050 },
      { ...payment, paidAt: new Date("2027-01-15T12:00:00Z"), amountCents: 40_000, card: { brand: "Mastercard", last4: "4444" } },
    ]);
    for (const line of [
      "$949.50",
      "$470.50 is still due.",
      "Jan 2, 2027 · Visa ending in 4242\t$600",
      "Refunded · Visa ending in 4242\t−$50.50",
      "Jan 15, 2027 · Mastercard ending in 4444\t$400",
      "Total Paid\t$949.50",
      "Still due\t$470.50",
    ])
      expect(lines).toContain(line);
  });

  test("says that nothing was paid yet", async () => {
    expect(await linesOf([])).toEqual(expect.arrayContaining(["$0", "$1,420 is still due.", "Total Paid\t$0", "Still due\t$1,420"]));
  });

  test("of a cancelled stay says what came back, and that nothing is due", async () => {
    const cancelled = { ...booking, phase: "cancelled" as const, cancelledAt: "2027-01-03T08:00:00.000Z", refundCents: 127_600 };
    expect(await linesOf([{ ...payment, refundedCents: 127_600 }], cancelled)).toEqual(
      expect.arrayContaining([
        "Cancelled. We refunded $1,276.",
        "Refunded · Visa ending in 4242\t−$1,276",
        "Total Paid\t$144",
        "Still due\t$0",
      ]),
    );
    expect(await linesOf([{ ...payment, amountCents: 50_000 }], cancelled)).toEqual(
      expect.arrayContaining(["Cancelled. Nothing was refunded.", "Total Paid\t$500", "Still due\t$0"]),
    );
  });

  test("has discounts and extra guests as lines of their own", async () => {
    const lines = [
      { label: "Weekly discount −10%", amount: money(-8_000) },
      { label: "1 extra guest", amount: money(2_000) },
    ];
    const drawn = await linesOf([payment], { ...booking, quote: { ...booking.quote, lines } });
    expect(drawn).toEqual(expect.arrayContaining(["Weekly discount −10%\t−$80", "1 extra guest\t$20"]));
  });

  test.each([
    ["Poland", "595.28 841.89"],
    ["United States", "612 792"],
  ])("is on the paper of %s, and links to its booking", async (country, size) => {
    const listing = { ...booking.listing, location: { ...booking.listing.location, country } };
    const pdf = (await drawGuestReceipt({ booking: { ...booking, listing }, payments: [payment] }, options)).toString("latin1");
    expect(pdf).toContain(`/MediaBox [0 0 ${size}]`);
    expect(pdf).toContain(`https://stay.example.com/bookings/${booking.id}`);
  });

  test.each([
    ["Ελένη Παπαδοπούλου", "Ελένη Παπαδοπούλου"],
    ["فاطمة الزهراء", turned("فاطمة الزهراء")],
    ["田中 陽子", "田中 陽子"],
  ])("writes the name %s", async (fullName, written) => {
    const lines = await linesOf([payment], { ...booking, guest: { ...booking.guest, fullName }, host: { ...booking.host, fullName } });
    expect(lines).toContain(`Hearth & Hull\t${written}`);
  });

  test("goes on to further pages with many payments and a long title, and nothing overlaps", async () => {
    const listing = { ...booking.listing, title: "A very long title ".repeat(9) };
    const payments = Array.from({ length: 60 }, () => ({ ...payment, amountCents: 2_000, refundedCents: 100 }));
    const pieces = readPdfPieces(await drawGuestReceipt({ booking: { ...booking, listing }, payments }, options));
    expect(new Set(pieces.map(({ page }) => page)).size).toBeGreaterThan(1);
    expect(overlappingPieces(pieces)).toEqual([]);
  });
});
