import { describe, expect, test } from "vitest";
import { overlappingPieces, readPdf, readPdfPieces, turned } from "../../../tests/support/read-pdf.ts";
import { money } from "../../platform/money.ts";
import type { BookingView, Earning } from "../bookings/index.ts";
import { drawReceipt } from "./draw-receipt.server.ts";

const contact = { id: "0e3f0b36-5a3a-4a8e-9c66-0a8a3a3c1f10", avatarUrl: null, email: "", phone: "" };

const booking: BookingView = {
  id: "7f9d3b1e-58a5-4a33-9a57-9f8f0f5d5c11",
  reservationId: "RES-20270102-AB12CD",
  phase: "upcoming",
  checkIn: "2027-02-03",
  checkOut: "2027-02-06",
  guests: 2,
  children: 0,
  infants: 0,
  pets: 0,
  totalCents: 142_000,
  refundCents: 0,
  charter: null,
  license: null,
  daysLeft: 62,
  directions: null,
  listing: {
    id: "1f2a3b4c-58a5-4a33-9a57-9f8f0f5d5c12",
    type: "property",
    title: "Harbor House",
    cover: null,
    offer: "open",
    houseRules: [],
    location: {
      streetAddress: "1 Pier",
      city: "Łódź",
      state: "",
      zipCode: "",
      country: "Poland",
      latitude: null,
      longitude: null,
      isApproximate: false,
    },
  },
  quote: {
    nights: [37_500, 37_500, 45_000].map((cents, index) => ({ night: `2027-02-0${3 + index}`, price: money(cents) })),
    lines: [],
    subtotal: money(120_000),
    cleaningFee: money(7_600),
    serviceFee: money(14_400),
    total: money(142_000),
  },
  cancellationPolicy: "moderate",
  timeZone: "Asia/Tokyo",
  checkInTime: "16:00",
  checkOutTime: "11:00",
  beginsAt: "2027-02-03T07:00:00.000Z",
  endsAt: "2027-02-06T02:00:00.000Z",
  createdAt: "2027-01-02T08:00:00.000Z",
  changes: 0,
  changedAt: null,
  changeRequest: null,
  cancelledAt: null,
  paymentDueBy: null,
  cancelledBy: null,
  cancelReason: null,
  noShowAt: null,
  guest: { ...contact, fullName: "Zoë Guest" },
  host: { ...contact, fullName: "Piotr Zieliński", email: "piotr@example.com" },
  payments: [],
  viewer: { role: "host", cancelling: null, changing: null },
};
const earning: Earning = {
  bookingId: booking.id,
  reservationId: booking.reservationId,
  listingTitle: "Harbor House",
  listingPlace: "Łódź, Poland",
  guestName: "Zoë Guest",
  charter: null,
  checkIn: booking.checkIn,
  checkOut: booking.checkOut,
  isCancelled: false,
  amount: 142_000,
  serviceFee: 14_400,
  taxes: 0,
  payout: 127_600,
  price: { nights: 3, nightly: 120_000, lines: [], cleaningFee: 7_600, serviceFee: 14_400 },
  refund: 0,
  status: "upcoming",
  payoutDate: "2027-02-04",
  createdAt: booking.createdAt,
};
/** January 21 in Tokyo. */
const options = { brand: "Hearth & Hull", origin: "https://stay.example.com", now: new Date("2027-01-20T20:00:00Z") };

const draw = (changed: Partial<Earning> = {}, stay: Partial<BookingView> = {}) =>
  drawReceipt({ earning: { ...earning, ...changed }, booking: { ...booking, ...stay } }, options);
const linesOf = async (...changed: Parameters<typeof draw>) => readPdf(await draw(...changed)).split("\n");

describe("before the payout", () => {
  test("is a statement with everything that the payout comes from", async () => {
    expect(await linesOf()).toEqual([
      "Hearth & Hull",
      "Payout statement",
      "$1,276",
      "Will be paid out on Thursday, February 4, 2027.",
      "Statement number\tDate issued\tBooking reference",
      "P-RES-20270102-AB12CD\tThursday, January 21, 2027\tRES-20270102-AB12CD",
      "Issued by\tTo be paid to",
      "Hearth & Hull\tPiotr Zieliński",
      "stay.example.com\tpiotr@example.com",
      "Stay\tGuest",
      "Harbor House\tZoë Guest",
      "Łódź, Poland\t2 guests",
      "Check-in\tCheck-out",
      "Wednesday, February 3, 2027\tSaturday, February 6, 2027",
      "Description\tAmount",
      "2 nights × $375\t$750",
      "1 night × $450\t$450",
      "Cleaning fee\t$76",
      "Service fee charged to the guest\t$144",
      "Paid by the guest\t$1,420",
      "Service fee\t-$144",
      "Taxes\t$0",
      "Payout\t$1,276",
    ]);
  });
});

test("discounts and extra guests are lines of their own", async () => {
  const lines = [{ label: "Weekly discount −10%", amount: money(-12_000) }];
  expect(await linesOf({}, { quote: { ...booking.quote, lines } })).toContain("Weekly discount −10%\t−$120");
});

test("after the payout it is a receipt, issued on that day", async () => {
  const lines = await linesOf({ status: "paid" });
  for (const line of [
    "Payout receipt",
    "Receipt number\tDate issued\tBooking reference",
    "P-RES-20270102-AB12CD\tThursday, February 4, 2027\tRES-20270102-AB12CD",
    "Issued by\tPaid to",
    "Paid out on Thursday, February 4, 2027.",
  ])
    expect(lines).toContain(line);
  expect(lines.join()).not.toContain("statement");
});

test("of a cancelled booking it says what went back to the guest", async () => {
  const lines = await linesOf({ isCancelled: true, payout: 50_000 }, { refundCents: 77_600 });
  for (const line of ["Łódź, Poland\t2 guests, booking cancelled", "Refunded to the guest\t-$776", "Payout\t$500"])
    expect(lines).toContain(line);
});

test("where nothing is due it promises no payout", async () => {
  const lines = await linesOf({ isCancelled: true, serviceFee: 0, payout: 0 }, { refundCents: 142_000 });
  expect(lines).toContain("Service fee\t$0");
  expect(lines).toContain("No payout is due for this booking.");
  expect(lines.join()).not.toContain("Will be paid out");
});

test.each([
  ["Piotr Zieliński", "Piotr Zieliński"],
  ["Ελένη Παπαδοπούλου", "Ελένη Παπαδοπούλου"],
  ["Дмитрий Шостакович", "Дмитрий Шостакович"],
  ["田中 陽子", "田中 陽子"],
  ["王小明", "王小明"],
  ["فاطمة الزهراء", turned("فاطمة الزهراء")],
])("writes the name %s", async (fullName, written) => {
  const lines = await linesOf({ guestName: fullName }, { host: { ...contact, fullName } });
  expect(lines).toContain(`Hearth & Hull\t${written}`);
  expect(lines).toContain(`Harbor House\t${written}`);
});

test("rows with long values are as high as these, and nothing overlaps or leaves the page", async () => {
  const pieces = readPdfPieces(
    await draw({
      listingTitle: "A very long title about the harbor and its lighthouse 東京タワー ".repeat(4),
      listingPlace: "Llanfairpwllgwyngyllgogerychwyrndrobwllllantysiliogogogoch".repeat(3),
      guestName: "Wednesday September Featherstonehaugh-Cholmondeley ".repeat(3),
      checkIn: "2027-09-29",
    }),
  );
  expect(overlappingPieces(pieces)).toEqual([]);
  for (const { x, right } of pieces) {
    expect(x).toBeGreaterThanOrEqual(54);
    expect(right).toBeLessThanOrEqual(558.1);
  }
  const [stay, checkIn] = ["Stay", "Check-in"].map((label) => pieces.find(({ text }) => text === label));
  expect((checkIn?.y ?? 0) - (stay?.y ?? 0)).toBeGreaterThan(80);
});
