import { drawColumns, drawRows, GAP } from "../../../platform/documents/draw-columns.server.ts";
import { paperOf } from "../../../platform/documents/paper.ts";
import { BRICK, MUTED, PdfDocument, SEA } from "../../../platform/documents/pdf-document.server.ts";
import { formatLine, formatMoney, money } from "../../../platform/money.ts";
import { dayInWords, shortDate } from "../../../platform/words/day-words.ts";
import { todayAt } from "../../availability/index.ts";
import { countryCodeOf } from "../../places/index.ts";
import { bookedWhat, partyInWords } from "../booking-words.ts";
import { cardInWords } from "../checkout/card-words.ts";
import type { BookingView } from "../booking.schema.ts";
import { cleaningLines, nightLines } from "./night-lines.ts";
import { whenColumns } from "./when-columns.ts";

const dollars = (cents: number) => formatMoney(money(cents));

/** `card` is null where the payment was only recorded. */
export type ReceiptPayment = {
  paidAt: Date;
  amountCents: number;
  card: { brand: string; last4: string } | null;
  refundedCents: number;
};

type ReceiptOptions = { brand: string; origin: string; now: Date };
export type GuestReceiptTask = { given: { booking: BookingView; payments: ReceiptPayment[] }; options: ReceiptOptions };

/** What a guest paid for a stay, when and how, what came back, and what is still due. On the paper of the listing's country. */
export async function drawGuestReceipt(given: GuestReceiptTask["given"], { brand, origin, now }: ReceiptOptions): Promise<Buffer> {
  const { booking } = given;
  const { reservationId, listing, guest, host, phase } = booking;
  const { paidCents, dueCents } = settledOf(given);
  const paper = paperOf(countryCodeOf(listing.location.country));
  const pdf = new PdfDocument({ title: `Receipt ${reservationId}`, brand, at: now, paper });
  let y = pdf.head("Receipt") + GAP * 1.5;
  y = pdf.write(dollars(paidCents), { y, size: 30, style: "title" }) + 6;
  const isOpen = phase === "cancelled" || dueCents > 0;
  y = pdf.write(statusLine(given), { y, style: "strong", color: isOpen ? BRICK : SEA }) + GAP * 1.5;
  y = drawColumns(pdf, y, [
    { title: "Receipt number", lines: [`R-${reservationId}`] },
    { title: "Date issued", lines: [dayInWords(todayAt(booking.timeZone, now))] },
    { title: "Booking reference", lines: [reservationId, "View online"], link: `${origin}/bookings/${booking.id}` },
  ]);
  y = drawColumns(pdf, y + GAP, [
    { title: "Issued by", lines: [brand, new URL(origin).host], link: origin },
    { title: "Issued to", lines: [guest.fullName, guest.email] },
  ]);
  y = drawColumns(pdf, pdf.rule(y + GAP) + GAP, [
    { title: booking.charter ? "Trip" : "Stay", lines: [listing.title, placeOf(booking)] },
    { title: "Host", lines: [host.fullName] },
  ]);
  y = drawColumns(pdf, y + GAP, [...whenColumns(booking), { title: "Guests", lines: [partyInWords(booking), bookedWhat(booking)] }]);
  paid(pdf, price(pdf, y + GAP * 1.75, booking) + GAP * 1.75, given);
  return pdf.finish();
}

function price(pdf: PdfDocument, y: number, { quote, totalCents }: BookingView): number {
  let below = pdf.row("Description", "Amount", { y, size: 9, color: MUTED });
  below = drawRows(pdf, pdf.rule(below + 4) + 8, [
    ...nightLines(quote),
    ...quote.lines.map(({ label, amount }) => [label, formatLine(amount)] as const),
    ...cleaningLines(quote),
    ["Service fee", formatMoney(quote.serviceFee)],
  ]);
  return pdf.row("Total", dollars(totalCents), { y: pdf.rule(below + 4) + 8, style: "strong" });
}

function paid(pdf: PdfDocument, y: number, given: GuestReceiptTask["given"]): number {
  const { payments, booking } = given;
  const { paidCents, dueCents } = settledOf(given);
  let below = pdf.row("Payments", "Amount", { y, size: 9, color: MUTED });
  below = drawRows(
    pdf,
    pdf.rule(below + 4) + 8,
    payments.flatMap(({ paidAt, amountCents, refundedCents, card }) => [
      [`${shortDate(todayAt(booking.timeZone, paidAt))} · ${methodOf(card)}`, dollars(amountCents)] as const,
      ...(refundedCents > 0 ? [[`Refunded · ${methodOf(card)}`, formatLine(money(-refundedCents))] as const] : []),
    ]),
  );
  below = pdf.row("Total Paid", dollars(paidCents), { y: pdf.rule(below + 4) + 8, style: "strong", size: 14 }) + 4;
  return pdf.row("Still due", dollars(dueCents), { y: below, style: dueCents > 0 ? "strong" : "body" });
}

const methodOf = (card: ReceiptPayment["card"]): string => (card ? cardInWords(card) : "Recorded");

/** What is paid after refunds, and what isn't yet. Nothing is due for a stay that is cancelled. */
function settledOf({ booking, payments }: GuestReceiptTask["given"]): { paidCents: number; dueCents: number } {
  const paidCents = payments.reduce((sum, { amountCents, refundedCents }) => sum + amountCents - refundedCents, 0);
  return { paidCents, dueCents: booking.phase === "cancelled" ? 0 : Math.max(0, booking.totalCents - paidCents) };
}

function statusLine(given: GuestReceiptTask["given"]): string {
  const { booking, payments } = given;
  const refunded = payments.reduce((sum, { refundedCents }) => sum + refundedCents, 0);
  const { dueCents } = settledOf(given);
  if (booking.phase === "cancelled")
    return refunded > 0 ? `Cancelled. We refunded ${dollars(refunded)}.` : "Cancelled. Nothing was refunded.";
  return dueCents > 0 ? `${dollars(dueCents)} is still due.` : "Paid in full.";
}

const placeOf = ({ listing: { location } }: BookingView): string =>
  [location.city, location.state, location.country].filter(Boolean).join(", ");
