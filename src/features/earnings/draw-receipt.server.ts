import { dayInWords } from "../../platform/day-words.ts";
import { formatMoney, money } from "../../platform/money.ts";
import { PdfDocument } from "../../platform/documents/pdf-document.server.ts";
import { countOf, type Quote, todayAt } from "../availability/index.ts";
import type { BookingView, Earning } from "../bookings/index.ts";

const GAP = 16;
const dollars = (cents: number) => formatMoney(money(cents));

type ReceiptOptions = { brand: string; origin: string; now: Date };
export type ReceiptTask = { given: { earning: Earning; booking: BookingView }; options: ReceiptOptions };

/** How a host's payout comes about, line by line. Before it is paid out it is no receipt but a statement. */
export async function drawReceipt(given: ReceiptTask["given"], { brand, origin, now }: ReceiptOptions): Promise<Buffer> {
  const { earning, booking } = given;
  const { reservationId, status, payoutDate } = earning;
  const isPaid = status === "paid";
  const kind = isPaid ? "Payout receipt" : "Payout statement";
  const number = `P-${reservationId}`;
  const pdf = new PdfDocument({ title: `${kind} ${reservationId}`, brand, at: now });
  let y = pdf.head(number) + GAP;
  y = pdf.write(kind, { y, size: 22, style: "title" }) + GAP / 2;
  y = rows(pdf, y, [
    [isPaid ? "Receipt number" : "Statement number", number],
    ["Date issued", dayInWords(isPaid ? payoutDate : todayAt(booking.timeZone, now))],
    ["Issued by", `${brand}, ${new URL(origin).host}`],
    ["Host", booking.host.fullName],
  ]);
  y = rows(pdf, pdf.rule(y + GAP) + GAP, [
    ["Listing", earning.listingTitle],
    ["Location", earning.listingPlace],
    ["Guest", earning.guestName],
    ["Booking reference", reservationId],
    ["Check-in", dayInWords(earning.checkIn)],
    ["Check-out", dayInWords(earning.checkOut)],
    ...(earning.isCancelled ? [["Booking status", "Cancelled"] as const] : []),
  ]);
  y = amounts(pdf, pdf.rule(y + GAP) + GAP, given);
  pdf.write(statusLine(earning), { y: pdf.rule(y + GAP) + GAP, style: "strong" });
  return pdf.finish();
}

const rows = (pdf: PdfDocument, y: number, lines: (readonly [label: string, value: string])[]): number =>
  lines.reduce((at, [label, value]) => pdf.row(label, value, { y: at }), y);

function amounts(
  pdf: PdfDocument,
  y: number,
  { earning, booking: { quote, totalCents, refundCents } }: { earning: Earning; booking: BookingView },
): number {
  let below = rows(pdf, y, [
    ...nightLines(quote),
    ["Cleaning fee", formatMoney(quote.cleaningFee)],
    ["Service fee charged to the guest", formatMoney(quote.serviceFee)],
  ]);
  below = pdf.row("Paid by the guest", dollars(totalCents), { y: below, style: "strong" });
  below = rows(pdf, below + 6, [
    ...(refundCents > 0 ? [["Refunded to the guest", dollars(-refundCents)] as const] : []),
    ["Service fee", dollars(-earning.serviceFee)],
    ["Taxes", dollars(earning.taxes)],
  ]);
  return pdf.row("Payout", dollars(earning.payout), { y: below + 6, style: "strong", size: 12 });
}

/** Nights of the same price in one line: "3 nights × $250". */
function nightLines({ nights }: Quote): [string, string][] {
  const counts = new Map<number, number>();
  for (const { price } of nights) counts.set(price.cents, (counts.get(price.cents) ?? 0) + 1);
  return [...counts].map(([cents, count]) => [`${countOf(count, "night")} × ${dollars(cents)}`, dollars(cents * count)]);
}

function statusLine({ payout, status, payoutDate }: Earning): string {
  if (payout === 0) return "No payout is due for this booking.";
  return `${status === "paid" ? "Paid out on" : "Will be paid out on"} ${dayInWords(payoutDate)}.`;
}
