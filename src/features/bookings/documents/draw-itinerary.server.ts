import { dayInWords } from "../../../platform/day-words.ts";
import { formatMoney, money } from "../../../platform/money.ts";
import { BRICK, MUTED, PdfDocument, SEA } from "../../../platform/documents/pdf-document.server.ts";
import { timeInWords } from "../../../platform/time-words.ts";
import { countOf, nightsInWords } from "../../availability/index.ts";
import { POLICY_WORDS } from "../../listings/index.ts";
import type { BookingView } from "../booking.schema.ts";
import { addressLine, mapLink } from "../booking-words.ts";

const GAP = 16;

export type ItineraryOptions = {
  brand: string;
  origin: string;
  /** JPEG or PNG. */
  cover?: Uint8Array | null;
};

export type ItineraryTask = { booking: BookingView; options: ItineraryOptions };

/** The whole stay: when, where, whom to call, what it cost and what happens when plans change. One page, unless the house rules are long. */
export async function drawItinerary(booking: BookingView, { brand, origin, cover }: ItineraryOptions): Promise<Buffer> {
  const { listing, reservationId, phase, host, guest, guests } = booking;
  const map = mapLink(listing.location);
  const pdf = new PdfDocument({ title: `Itinerary ${reservationId}`, brand, at: new Date(booking.createdAt) });
  let y = pdf.head("Itinerary") + GAP;
  if (cover) y = pdf.picture(Buffer.from(cover), y, 110) + GAP;
  if (phase === "cancelled") y = pdf.write("Cancelled", { y, style: "strong", color: BRICK });
  y = pdf.write(listing.title, { y, size: 22, style: "title" }) + 2;
  y = pdf.write(`Booking reference ${reservationId}`, { y, color: MUTED });
  y = columns(pdf, y + GAP, [
    { title: "Check-in", strong: dayInWords(booking.checkIn), lines: [`After ${timeInWords(booking.checkInTime)}`] },
    { title: "Check-out", strong: dayInWords(booking.checkOut), lines: [`Before ${timeInWords(booking.checkOutTime)}`] },
  ]);
  y = columns(pdf, y + GAP, [
    { title: "Guest", strong: guest.fullName, lines: [countOf(guests, "guest")] },
    { title: "Your host", strong: host.fullName, lines: [host.email, host.phone] },
  ]);
  y = columns(pdf, pdf.rule(y + GAP) + GAP, [
    { title: "Address", lines: [addressLine(listing.location)], link: map === null ? null : { text: "Open in map", to: map } },
  ]);
  y = prices(pdf, pdf.rule(y + GAP) + GAP, booking) + GAP;
  const policy = POLICY_WORDS[booking.cancellationPolicy];
  y = block(pdf, pdf.rule(y) + GAP, `Cancellation policy: ${policy.title}`, [policy.text]);
  if (listing.houseRules.length > 0) y = block(pdf, y + GAP * 0.8, "House rules", [listing.houseRules.join(" · ")]);
  const page = `${origin}/booking/confirmation/${booking.id}`;
  pdf.write(page, { y: y + GAP, size: 9, color: MUTED, link: page });
  return pdf.finish();
}

function block(pdf: PdfDocument, y: number, title: string, lines: string[]): number {
  let below = pdf.write(title, { y, style: "strong" });
  for (const line of lines.filter(Boolean)) below = pdf.write(line, { y: below });
  return below;
}

type Column = { title: string; strong?: string; lines: string[]; link?: { text: string; to: string } | null };

/** Side by side; answers with the height below the longer one. */
function columns(pdf: PdfDocument, y: number, parts: Column[]): number {
  const width = (pdf.width - GAP * (parts.length - 1)) / parts.length;
  const ends = parts.map(({ title, strong, lines, link }, index) => {
    const place = { x: pdf.left + index * (width + GAP), width };
    let below = pdf.write(title, { ...place, y, color: MUTED });
    if (strong) below = pdf.write(strong, { ...place, y: below, size: 12, style: "strong" });
    for (const line of lines.filter(Boolean)) below = pdf.write(line, { ...place, y: below });
    return link ? pdf.write(link.text, { ...place, y: below, color: SEA, link: link.to }) : below;
  });
  return Math.max(...ends);
}

function prices(pdf: PdfDocument, y: number, { quote, totalCents, refundCents, phase, ...stay }: BookingView): number {
  const { subtotal, cleaningFee, serviceFee } = quote;
  let below = pdf.write("Price", { y, style: "strong" });
  below = pdf.row(nightsInWords(stay), formatMoney(subtotal), { y: below });
  below = pdf.row("Cleaning fee", formatMoney(cleaningFee), { y: below });
  below = pdf.row("Service fee", formatMoney(serviceFee), { y: below });
  below = pdf.row("Total Paid", formatMoney(money(totalCents)), { y: below + 6, style: "strong", size: 12 });
  return phase === "cancelled" ? pdf.row("Refunded", formatMoney(money(refundCents)), { y: below }) : below;
}
