import { dayInWords } from "../../../platform/day-words.ts";
import { formatMoney, money } from "../../../platform/money.ts";
import { BRICK, MUTED, newPaper, type Paper, SEA } from "../../../platform/papers/paper.server.ts";
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

/** The whole stay on one sheet: when, where, whom to call, what it cost and what happens when plans change. */
export async function drawItinerary(booking: BookingView, { brand, origin, cover }: ItineraryOptions): Promise<Buffer> {
  const { listing, reservationId, phase, host, guest, guests } = booking;
  const map = mapLink(listing.location);
  const paper = await newPaper({ title: `Itinerary ${reservationId}`, brand, at: new Date(booking.createdAt) });
  let y = paper.head("Itinerary") + GAP;
  if (cover) y = paper.picture(cover, y, 110) + GAP;
  if (phase === "cancelled") y = paper.write("Cancelled", { y, style: "strong", colour: BRICK });
  y = paper.write(listing.title, { y, size: 22, style: "title" }) + 2;
  y = paper.write(`Booking reference ${reservationId} · for ${guest.fullName}, ${countOf(guests, "guest")}`, { y, colour: MUTED });
  y = columns(paper, y + GAP, [
    { title: "Check-in", strong: dayInWords(booking.checkIn), lines: [`from ${booking.checkInTime}`] },
    { title: "Check-out", strong: dayInWords(booking.checkOut), lines: [`by ${booking.checkOutTime}`] },
  ]);
  y = columns(paper, paper.rule(y + GAP) + GAP, [
    { title: "Address", lines: [addressLine(listing.location)], link: map === null ? null : { text: "Open in a map", to: map } },
    { title: "Your host", strong: host.fullName, lines: [host.email, host.phone] },
  ]);
  y = prices(paper, paper.rule(y + GAP) + GAP, booking) + GAP;
  const policy = POLICY_WORDS[booking.cancellationPolicy];
  y = block(paper, paper.rule(y) + GAP, `Cancellation: ${policy.title}`, [
    `${policy.text} The service fee is not refunded when the guest cancels.`,
  ]);
  if (listing.houseRules.length > 0) y = block(paper, y + GAP * 0.8, "House rules", [listing.houseRules.join(" · ")]);
  const page = `${origin}/booking/confirmation/${booking.id}`;
  paper.write(page, { y: y + GAP, size: 9, colour: MUTED, link: page });
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
  const width = (paper.width - GAP) / 2;
  const ends = parts.map(({ title, strong, lines, link }, index) => {
    const place = { x: paper.left + index * (width + GAP), width };
    let below = paper.write(title, { ...place, y, colour: MUTED });
    if (strong) below = paper.write(strong, { ...place, y: below, size: 12, style: "strong" });
    for (const line of lines.filter(Boolean)) below = paper.write(line, { ...place, y: below });
    return link ? paper.write(link.text, { ...place, y: below, colour: SEA, link: link.to }) : below;
  });
  return Math.max(...ends);
}

function prices(paper: Paper, y: number, { quote, totalCents, refundCents, phase, ...stay }: BookingView): number {
  const { subtotal, cleaningFee, serviceFee } = quote;
  paper.write("Price", { y, style: "strong" });
  paper.row(nightsInWords(stay), formatMoney(subtotal));
  paper.row("Cleaning fee", formatMoney(cleaningFee));
  let below = paper.row("Service fee", formatMoney(serviceFee));
  below = paper.row("Total Paid", formatMoney(money(totalCents)), { y: below + 6, style: "strong", size: 12 });
  return phase === "cancelled" ? paper.row("Refunded", formatMoney(money(refundCents))) : below;
}
