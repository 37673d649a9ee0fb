import { dayInWords } from "../../../platform/day-words.ts";
import { formatMoney, money } from "../../../platform/money.ts";
import { BRICK, MUTED, Paper, SEA } from "../../../platform/papers/paper.server.ts";
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
  cover?: Buffer | null;
};

/** The whole stay: when, where, whom to call, what it cost and what happens when plans change. One page, unless the house rules are long. */
export async function drawItinerary(booking: BookingView, { brand, origin, cover }: ItineraryOptions): Promise<Buffer> {
  const { listing, reservationId, phase, host, guest, guests } = booking;
  const map = mapLink(listing.location);
  const paper = new Paper({ title: `Itinerary ${reservationId}`, brand, at: new Date(booking.createdAt) });
  let y = paper.head("Itinerary") + GAP;
  if (cover) y = paper.picture(cover, y, 110) + GAP;
  if (phase === "cancelled") y = paper.write("Cancelled", { y, style: "strong", color: BRICK });
  y = paper.write(listing.title, { y, size: 22, style: "title" }) + 2;
  y = paper.write(`Booking reference ${reservationId}`, { y, color: MUTED });
  y = columns(paper, y + GAP, [
    { title: "Check-in", strong: dayInWords(booking.checkIn), lines: [`After ${timeInWords(booking.checkInTime)}`] },
    { title: "Check-out", strong: dayInWords(booking.checkOut), lines: [`Before ${timeInWords(booking.checkOutTime)}`] },
  ]);
  y = columns(paper, y + GAP, [
    { title: "Guest", strong: guest.fullName, lines: [countOf(guests, "guest")] },
    { title: "Your host", strong: host.fullName, lines: [host.email, host.phone] },
  ]);
  y = columns(paper, paper.rule(y + GAP) + GAP, [
    { title: "Address", lines: [addressLine(listing.location)], link: map === null ? null : { text: "Open in a map", to: map } },
  ]);
  y = prices(paper, paper.rule(y + GAP) + GAP, booking) + GAP;
  const policy = POLICY_WORDS[booking.cancellationPolicy];
  y = block(paper, paper.rule(y) + GAP, `Cancellation policy: ${policy.title}`, [
    `${policy.text} The service fee isn't refunded if the guest cancels.`,
  ]);
  if (listing.houseRules.length > 0) y = block(paper, y + GAP * 0.8, "House rules", [listing.houseRules.join(" · ")]);
  const page = `${origin}/booking/confirmation/${booking.id}`;
  paper.write(page, { y: y + GAP, size: 9, color: MUTED, link: page });
  return paper.finish();
}

function block(paper: Paper, y: number, title: string, lines: string[]): number {
  let below = paper.write(title, { y, style: "strong" });
  for (const line of lines.filter(Boolean)) below = paper.write(line, { y: below });
  return below;
}

type Column = { title: string; strong?: string; lines: string[]; link?: { text: string; to: string } | null };

/** Side by side; answers with the height below the longer one. */
function columns(paper: Paper, y: number, parts: Column[]): number {
  const width = (paper.width - GAP * (parts.length - 1)) / parts.length;
  const ends = parts.map(({ title, strong, lines, link }, index) => {
    const place = { x: paper.left + index * (width + GAP), width };
    let below = paper.write(title, { ...place, y, color: MUTED });
    if (strong) below = paper.write(strong, { ...place, y: below, size: 12, style: "strong" });
    for (const line of lines.filter(Boolean)) below = paper.write(line, { ...place, y: below });
    return link ? paper.write(link.text, { ...place, y: below, color: SEA, link: link.to }) : below;
  });
  return Math.max(...ends);
}

function prices(paper: Paper, y: number, { quote, totalCents, refundCents, phase, ...stay }: BookingView): number {
  const { subtotal, cleaningFee, serviceFee } = quote;
  let below = paper.write("Price", { y, style: "strong" });
  below = paper.row(nightsInWords(stay), formatMoney(subtotal), { y: below });
  below = paper.row("Cleaning fee", formatMoney(cleaningFee), { y: below });
  below = paper.row("Service fee", formatMoney(serviceFee), { y: below });
  below = paper.row("Total Paid", formatMoney(money(totalCents)), { y: below + 6, style: "strong", size: 12 });
  return phase === "cancelled" ? paper.row("Refunded", formatMoney(money(refundCents)), { y: below }) : below;
}
