import { dayInWords } from "../../platform/words/day-words.ts";
import { formatLine, formatMoney, money } from "../../platform/money.ts";
import { drawColumns, drawRows, GAP } from "../../platform/documents/draw-columns.server.ts";
import { MUTED, PdfDocument, SEA } from "../../platform/documents/pdf-document.server.ts";
import { countOf, todayAt } from "../availability/index.ts";
import { type BookingView, cleaningLines, type Earning, nightLines, whenColumns } from "../bookings/index.ts";

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
  y = drawColumns(pdf, y, [
    { title: isPaid ? "Receipt number" : "Statement number", lines: [number] },
    { title: "Date issued", lines: [dayInWords(isPaid ? payoutDate : todayAt(booking.timeZone, now))] },
    { title: "Booking reference", lines: [reservationId] },
  ]);
  y = drawColumns(pdf, y + GAP, [
    { title: "Issued by", lines: [brand, host], link: address },
    { title: isPaid ? "Paid to" : "To be paid to", lines: [booking.host.fullName, booking.host.email] },
  ]);
  y = drawColumns(pdf, pdf.rule(y + GAP) + GAP, [
    { title: booking.charter ? "Trip" : "Stay", lines: [earning.listingTitle, earning.listingPlace] },
    {
      title: "Guest",
      lines: [earning.guestName, `${countOf(booking.guests, "guest")}${earning.isCancelled ? ", booking cancelled" : ""}`],
    },
  ]);
  y = drawColumns(pdf, y + GAP, whenColumns(booking));
  amounts(pdf, y + GAP * 2, given);
  return pdf.finish();
}

function amounts(pdf: PdfDocument, y: number, { earning, booking: { quote, totalCents, refundCents } }: ReceiptTask["given"]): number {
  let below = pdf.row("Description", "Amount", { y, size: 9, color: MUTED });
  below = drawRows(pdf, pdf.rule(below + 4) + 8, [
    ...nightLines(quote),
    ...quote.lines.map(({ label, amount }) => [label, formatLine(amount)] as const),
    ...cleaningLines(quote),
    ["Service fee charged to the guest", formatMoney(quote.serviceFee)],
  ]);
  below = pdf.row("Paid by the guest", dollars(totalCents), { y: pdf.rule(below + 4) + 8, style: "strong" });
  below = drawRows(pdf, below + 4, [
    ...(refundCents > 0 ? [["Refunded to the guest", dollars(-refundCents)] as const] : []),
    ["Service fee", dollars(-earning.serviceFee)],
    ["Taxes", dollars(earning.taxes)],
  ]);
  return pdf.row("Payout", dollars(earning.payout), { y: pdf.rule(below + 4) + 8, style: "strong", size: 14 });
}

function statusLine({ payout, status, payoutDate }: Earning): string {
  if (payout === 0) return "No payout is due for this booking.";
  return `${status === "paid" ? "Paid out on" : "Will be paid out on"} ${dayInWords(payoutDate)}.`;
}
