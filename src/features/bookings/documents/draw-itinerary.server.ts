import { dayInWords, shortDay } from "../../../platform/words/day-words.ts";
import type { MapSketch } from "../../../platform/documents/map-sketch.ts";
import { paperOf } from "../../../platform/documents/paper.ts";
import { formatLine, formatMoney, money, type Money } from "../../../platform/money.ts";
import { BRICK, MUTED, PdfDocument, SEA } from "../../../platform/documents/pdf-document.server.ts";
import { timeInWords } from "../../../platform/words/time-words.ts";
import { zoneInWords } from "../../../platform/words/zone-words.ts";
import { nightsInWords } from "../../availability/index.ts";
import { POLICY_WORDS } from "../../listings/index.ts";
import { countryCodeOf } from "../../places/index.ts";
import { policyForBooking } from "../cancelling/policy-for-stay.ts";
import type { BookingView } from "../booking.schema.ts";
import { addressLine, bookedWhat, mapLink, partyInWords } from "../booking-words.ts";
import { charterColumns } from "./when-columns.ts";

const GAP = 12;
export const MAP_SIZE = { width: 236, height: 92 };
const COVER_HEIGHT = 96;
const MAP_CREDIT = "Map: GSHHG, GeoNames";

export type ItineraryOptions = {
  brand: string;
  origin: string;
  /** JPEG or PNG. */
  cover?: Uint8Array | null;
  /** The surroundings of the place, as large as `MAP_SIZE`. */
  map?: MapSketch | null;
};

export type ItineraryTask = { booking: BookingView; options: ItineraryOptions };

/** The whole stay: when, where, whom to call, what it cost and what happens when plans change. One page, unless the house rules are long. */
export async function drawItinerary(booking: BookingView, { brand, origin, cover, map }: ItineraryOptions): Promise<Buffer> {
  const { listing, reservationId, phase, host, guest } = booking;
  const paper = paperOf(countryCodeOf(listing.location.country));
  const pdf = new PdfDocument({ title: `Itinerary ${reservationId}`, brand, at: new Date(booking.createdAt), paper });
  let y = pdf.head("Itinerary") + GAP;
  if (cover) y = pdf.picture(Buffer.from(cover), y, COVER_HEIGHT) + GAP;
  if (phase === "cancelled") y = pdf.write("Cancelled", { y, style: "strong", color: BRICK });
  y = pdf.write(listing.title, { y, size: 22, style: "title" }) + 2;
  pdf.write("View online", { y, align: "right", color: SEA, link: `${origin}/bookings/${booking.id}` });
  y = pdf.write(`Booking reference ${reservationId}`, { y, color: MUTED });
  y = columns(pdf, y + GAP, booking.charter ? charterColumns(booking, booking.charter) : stayColumns(booking));
  y = columns(pdf, y + GAP, [
    { title: "Guest", strong: guest.fullName, lines: [`${bookedWhat(booking)}, ${partyInWords(booking)}`, licenseOf(booking)] },
    { title: "Your host", strong: host.fullName, lines: [host.email, host.phone] },
  ]);
  y = addressAndMap(pdf, pdf.rule(y + GAP) + GAP, booking, map ?? null);
  y = prices(pdf, pdf.rule(y + GAP) + GAP, booking) + GAP;
  const policy = POLICY_WORDS[booking.cancellationPolicy].title;
  y = block(pdf, pdf.rule(y) + GAP, `Cancellation policy: ${policy}`, [policyForBooking(booking, new Date(booking.createdAt))]);
  if (listing.houseRules.length > 0)
    block(pdf, y + GAP * 0.8, booking.charter ? "Rules on board" : "House rules", [listing.houseRules.join(" · ")]);
  return pdf.finish();
}

function stayColumns({ checkIn, checkOut, checkInTime, checkOutTime, timeZone }: BookingView): Column[] {
  const zone = zoneInWords(timeZone);
  return [
    { title: "Check-in", strong: dayInWords(checkIn), lines: [`After ${timeInWords(checkInTime)}, ${zone}`] },
    { title: "Check-out", strong: dayInWords(checkOut), lines: [`Before ${timeInWords(checkOutTime)}, ${zone}`] },
  ];
}

const licenseOf = ({ license }: BookingView): string => (license ? `License: ${license.kind}, ${license.number} (${license.country})` : "");

/** The address, and beside it the map. */
function addressAndMap(pdf: PdfDocument, y: number, { listing }: BookingView, map: MapSketch | null): number {
  const link = mapLink(listing.location);
  const address = {
    title: "Address",
    lines: [addressLine(listing.location)],
    link: link === null ? null : { text: "Open in map", to: link },
  };
  if (!map) return columns(pdf, y, [address]);
  const below = pdf.map(map, { x: pdf.left + pdf.width - map.width, y });
  const top = below - map.height;
  const end = columns(pdf, top, [address], pdf.width - map.width - GAP);
  pdf.write(MAP_CREDIT, {
    x: pdf.left + pdf.width - map.width,
    y: below - 11,
    width: map.width - 6,
    size: 6,
    color: MUTED,
    align: "right",
  });
  return Math.max(end, below);
}

function block(pdf: PdfDocument, y: number, title: string, lines: string[]): number {
  let below = pdf.write(title, { y, style: "strong" });
  for (const line of lines.filter(Boolean)) below = pdf.write(line, { y: below });
  return below;
}

type Column = { title: string; strong?: string; lines: string[]; link?: { text: string; to: string } | null };

/** "Fri, Mar 5 $400 · Sat, Mar 6 $480", with nights of one price after each other as one. */
function nightsInARow(nights: BookingView["quote"]["nights"]): string {
  const runs: { first: string; last: string; price: Money }[] = [];
  for (const { night, price } of nights) {
    const run = runs.at(-1);
    if (run?.price.cents === price.cents) run.last = night;
    else runs.push({ first: night, last: night, price });
  }
  return runs
    .map(({ first, last, price }) => `${first === last ? shortDay(first) : `${shortDay(first)} – ${shortDay(last)}`} ${formatMoney(price)}`)
    .join(" · ");
}

/** Side by side; answers with the height below the longer one. */
function columns(pdf: PdfDocument, y: number, parts: Column[], whole = pdf.width): number {
  const width = (whole - GAP * (parts.length - 1)) / parts.length;
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
  const { nights, lines, cleaningFee, serviceFee } = quote;
  const listed = money(nights.reduce((sum, { price }) => sum + price.cents, 0));
  const [first] = nights;
  const differ = nights.some(({ price }) => price.cents !== first?.price.cents);
  let below = pdf.write("Price", { y, style: "strong" });
  if (first)
    below = pdf.row(differ ? nightsInWords(stay) : `${formatMoney(first.price)} × ${nightsInWords(stay)}`, formatMoney(listed), {
      y: below,
    });
  if (differ) below = pdf.write(nightsInARow(nights), { y: below, size: 9, color: MUTED });
  for (const { label, amount } of lines) below = pdf.row(label, formatLine(amount), { y: below });
  if (cleaningFee.cents > 0) below = pdf.row("Cleaning fee", formatMoney(cleaningFee), { y: below });
  below = pdf.row("Service fee", formatMoney(serviceFee), { y: below });
  below = pdf.row("Total Paid", formatMoney(money(totalCents)), { y: below + 6, style: "strong", size: 12 });
  return phase === "cancelled" ? pdf.row("Refunded", formatMoney(money(refundCents)), { y: below }) : below;
}
