import { dayInWords } from "../../platform/words/day-words.ts";
import { formatLine, formatMoney, money } from "../../platform/money.ts";
import { MUTED, PdfDocument, SEA } from "../../platform/documents/pdf-document.server.ts";
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
  const { host, origin: address } = new URL(origin);
  const pdf = new PdfDocument({ title: `${kind} ${reservationId}`, brand, at: now });
  let y = pdf.head(kind) + GAP * 1.5;
  y = pdf.write(dollars(earning.payout), { y, size: 30, style: "title" }) + 6;
  y = pdf.write(statusLine(earning), { y, style: "strong", color: isPaid ? SEA : MUTED }) + GAP * 1.5;
  y = columns(pdf, y, [
    { title: isPaid ? "Receipt number" : "Statement number", lines: [number] },
    { title: "Date issued", lines: [dayInWords(isPaid ? payoutDate : todayAt(booking.timeZone, now))] },
    { title: "Booking reference", lines: [reservationId] },
  ]);
  y = columns(pdf, y + GAP, [
    { title: "Issued by", lines: [brand, host], link: address },
    { title: isPaid ? "Paid to" : "To be paid to", lines: [booking.host.fullName, booking.host.email] },
  ]);
  y = columns(pdf, pdf.rule(y + GAP) + GAP, [
    { title: "Stay", lines: [earning.listingTitle, earning.listingPlace] },
    {
      title: "Guest",
      lines: [earning.guestName, `${countOf(booking.guests, "guest")}${earning.isCancelled ? ", booking cancelled" : ""}`],
    },
  ]);
  y = columns(pdf, y + GAP, [
    { title: "Check-in", lines: [dayInWords(earning.checkIn)] },
    { title: "Check-out", lines: [dayInWords(earning.checkOut)] },
  ]);
  amounts(pdf, y + GAP * 2, given);
  return pdf.finish();
}

type Column = { title: string; lines: string[]; link?: string };

/** Side by side: a small title, then what matters, then the rest. */
function columns(pdf: PdfDocument, y: number, parts: Column[]): number {
  const width = (pdf.width - GAP * (parts.length - 1)) / parts.length;
  const ends = parts.map(({ title, lines: [first = "", ...rest], link }, index) => {
    const place = { x: pdf.left + index * (width + GAP), width };
    let below = pdf.write(title, { ...place, y, size: 9, color: MUTED });
    below = pdf.write(first, { ...place, y: below, style: "strong" });
    for (const line of rest.filter(Boolean)) below = pdf.write(line, { ...place, y: below, ...(link && { link, color: SEA }) });
    return below;
  });
  return Math.max(...ends);
}

const rows = (pdf: PdfDocument, y: number, lines: (readonly [label: string, value: string])[]): number =>
  lines.reduce((at, [label, value]) => pdf.row(label, value, { y: at }) + 4, y);

function amounts(pdf: PdfDocument, y: number, { earning, booking: { quote, totalCents, refundCents } }: ReceiptTask["given"]): number {
  let below = pdf.row("Description", "Amount", { y, size: 9, color: MUTED });
  below = rows(pdf, pdf.rule(below + 4) + 8, [
    ...nightLines(quote),
    ...quote.lines.map(({ label, amount }) => [label, formatLine(amount)] as const),
    ["Cleaning fee", formatMoney(quote.cleaningFee)],
    ["Service fee charged to the guest", formatMoney(quote.serviceFee)],
  ]);
  below = pdf.row("Paid by the guest", dollars(totalCents), { y: pdf.rule(below + 4) + 8, style: "strong" });
  below = rows(pdf, below + 4, [
    ...(refundCents > 0 ? [["Refunded to the guest", dollars(-refundCents)] as const] : []),
    ["Service fee", dollars(-earning.serviceFee)],
    ["Taxes", dollars(earning.taxes)],
  ]);
  return pdf.row("Payout", dollars(earning.payout), { y: pdf.rule(below + 4) + 8, style: "strong", size: 14 });
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
