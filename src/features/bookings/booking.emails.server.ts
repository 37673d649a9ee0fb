import { dayInWords } from "../../platform/words/day-words.ts";
import type { Ctx } from "../../platform/context.server.ts";
import type { Email } from "../../platform/mail/mail-layout.ts";
import { formatMoney, money } from "../../platform/money.ts";
import { timeInWords } from "../../platform/words/time-words.ts";
import { hoursOf, type Stay } from "../availability/index.ts";
import { POLICY_WORDS } from "../listings/index.ts";
import { policyForBooking } from "./cancelling/policy-for-stay.ts";
import { NAME } from "../notifications/index.ts";
import { type Notice, notify } from "../notifications/index.server.ts";
import { addressLine, type Booked, bookedWhen, charterWords, partyInWords, stayAt } from "./booking-words.ts";
import type { CancelledBooking, MadeBooking } from "./booking.facts.ts";
import { type CancelledBy, earningOf, REMINDERS } from "./booking.rules.ts";
import type { BookingView } from "./booking.schema.ts";
import { reasonWords } from "./host-booking/details.rules.ts";
import { stayPanel } from "./stay-panel.ts";
import { stayCalendarFile } from "./documents/stay-calendar-file.server.ts";

export function dates(booking: BookingView): string {
  const { checkIn, checkOut, checkInTime, checkOutTime, charter } = booking;
  if (charter) return `${charterWords(charter)}: ${bookedWhen(booking)}.`;
  return `Check-in: ${dayInWords(checkIn)} after ${timeInWords(checkInTime)}. Check-out: ${dayInWords(checkOut)} before ${timeInWords(checkOutTime)}.`;
}

const reach = ({ email, phone }: BookingView["host"]) => [email, phone].filter(Boolean).join(" or ");

/** "Thursday, June 10, 2027 to Sunday, June 13, 2027", or a charter's times and zone. */
export const span = (booking: Booked): string => (hoursOf(booking) ? bookedWhen(booking) : nightsSpan(booking));

export const nightsSpan = ({ checkIn, checkOut }: Stay): string => `${dayInWords(checkIn)} to ${dayInWords(checkOut)}`;

export const dollars = (cents: number) => formatMoney(money(cents));

type Words = { title: string; text: string; subject: string; paragraphs: string[] };

type Told = Pick<Notice, "isOwn" | "overAt" | "ends"> & {
  label?: string;
  path?: string;
  attachments?: Email["attachments"];
  /** The paragraph that says what was paid. */ paid?: string;
};

/** Tells one side of a booking something, in the product and by email, with a button that leads to the booking. A `NAME` in title and text is the other side's. */
export async function notifySide(
  ctx: Ctx,
  booking: BookingView,
  side: "guest" | "host",
  { title, text, ...words }: Words,
  {
    label = "View booking",
    path = side === "host" ? `/host/bookings/${booking.id}` : `/bookings/${booking.id}`,
    attachments,
    paid,
    ...told
  }: Told = {},
): Promise<void> {
  const action = { label, url: new URL(path, ctx.config.appOrigin).href };
  const panel = stayPanel(ctx, booking, { when: dates(booking), paid });
  const email = { ...words, action, panel, attachments };
  const about = booking[side === "host" ? "guest" : "host"].id;
  const overAt = new Date(booking.endsAt);
  const foldKey = toldOf(booking);
  await notify(ctx, { personId: booking[side].id, kind: "booking", foldKey, title, text, path, about, email, overAt, ...told });
}

/** The key of what is told of a booking. */
const toldOf = ({ id }: BookingView): string => `booking:${id}`;

type ToldBoth = Pick<Told, "paid" | "ends"> & { /** Whose doing it is. */ by?: CancelledBy | null };

/** Tells both sides, with the stay as a calendar file. */
export async function bothSides(
  ctx: Ctx,
  booking: BookingView,
  toGuest: Words,
  toHost: Words,
  { by, paid, ...told }: ToldBoth = {},
): Promise<void> {
  const both = { ...told, attachments: calendarOf(ctx, booking) };
  await notifySide(ctx, booking, "guest", toGuest, { ...both, isOwn: by === "guest", ...(paid !== undefined && { paid }) });
  await notifySide(ctx, booking, "host", toHost, { ...both, isOwn: by === "host" });
}

function calendarOf({ config }: Ctx, booking: BookingView): Email["attachments"] {
  const content = stayCalendarFile(booking, { brand: config.brandName, origin: config.appOrigin });
  return [{ filename: `stay-${booking.reservationId}.ics`, contentType: "text/calendar; charset=utf-8", content }];
}

export async function sendBookingMade(ctx: Ctx, booking: BookingView, { by }: MadeBooking): Promise<void> {
  const { listing, host, guest, reservationId, totalCents, cancellationPolicy, quote, charter, license } = booking;
  const payout = totalCents - quote.serviceFee.cents;
  const paid = `Total Paid: ${dollars(totalCents)}.`;
  await bothSides(
    ctx,
    booking,
    {
      title: charter ? `You're going aboard ${listing.title}` : `You're going to ${listing.title}`,
      text: `Booked for ${span(booking)}.`,
      subject: `Booking confirmed: ${listing.title} (${reservationId})`,
      paragraphs: [
        `Your ${stayAt(charter, listing.title)} is confirmed for ${partyInWords(booking)}. Booking reference: ${reservationId}.`,
        dates(booking),
        `Address: ${addressLine(listing.location)}.`,
        ...placesOf(charter),
        ...(charter ? [`The captain needs to know who comes aboard. Please fill in names and ages: ${passengersPage(ctx, booking)}`] : []),
        paid,
        `Your host is ${host.fullName}. You can reach them at ${reach(host)}.`,
        `Cancellation policy (${POLICY_WORDS[cancellationPolicy].title}): ${policyForBooking(booking, new Date(booking.createdAt))} Times are local.`,
      ],
    },
    {
      title: `New booking at ${listing.title}`,
      text: `${NAME.full}, ${span(booking)}. Your payout is ${dollars(payout)}.`,
      subject: `New booking: ${listing.title} (${reservationId})`,
      paragraphs: [
        `${guest.fullName} booked ${listing.title} for ${partyInWords(booking)}. Booking reference: ${reservationId}.`,
        dates(booking),
        ...(license ? [`License: ${license.kind}, ${license.number}, issued in ${license.country}.`] : []),
        `They paid ${dollars(totalCents)}. Your payout is ${dollars(payout)}.`,
        `You can reach them at ${reach(guest)}.`,
      ],
    },
    { paid, by },
  );
}

const passengersPage = ({ config }: Ctx, { id }: BookingView): string => new URL(`/bookings/${id}#aboard`, config.appOrigin).href;

/** Where a charter begins and ends, if not at the marina. */
function placesOf(charter: BookingView["charter"]): string[] {
  if (!charter || (charter.beginsPlace === "" && charter.endsPlace === "")) return [];
  return [`You start ${at(charter.beginsPlace)} and return ${at(charter.endsPlace)}.`];
}

const at = (place: string): string => `at ${place || "the marina"}`;

/** `stay` is "stay at Lantern Cottage", or "trip on Blue Pearl". */
const BY_WHOM: Record<CancelledBy, { toGuest: (stay: string) => string; toHost: (stay: string, guest: string) => string }> = {
  guest: {
    toGuest: (stay) => `You cancelled your ${stay}.`,
    toHost: (stay, guest) => `${guest} cancelled the ${stay}.`,
  },
  host: {
    toGuest: (stay) => `Your host had to cancel your ${stay}. We're sorry.`,
    toHost: (stay, guest) => `You cancelled ${guest}'s ${stay}.`,
  },
  payment: {
    toGuest: (stay) => `We couldn't charge your card in time, so we had to cancel your ${stay}.`,
    toHost: (stay, guest) => `We couldn't charge ${guest}'s card in time, so we cancelled their ${stay}.`,
  },
};

export async function sendBookingCancelled(ctx: Ctx, booking: BookingView, fact: CancelledBooking): Promise<void> {
  const { listing, guest, cancelReason, reservationId, cancelledBy, charter } = booking;
  const stay = stayAt(charter, listing.title);
  const words = BY_WHOM[cancelledBy ?? "guest"];
  const subject = `Booking cancelled: ${listing.title} (${reservationId})`;
  const refund = refundInWords(booking);
  const nights = freedInWords(charter, fact.areNightsBlocked);
  const reason = cancelReason ? [`Reason: ${reasonWords(cancelReason, charter)}.`] : [];
  const ends = [toldOf(booking), ...REMINDERS.map((key) => `${key}:${booking.id}`)];
  const toGuest = {
    title: `Your ${stay} was cancelled`,
    text: refund,
    subject,
    paragraphs: [words.toGuest(stay), ...reason, dates(booking), refund],
  };
  if (fact.isWithDeparture) return notifySide(ctx, booking, "guest", toGuest, { ends, attachments: calendarOf(ctx, booking) });
  const toHost = {
    title: `Booking cancelled at ${listing.title}`,
    text: `${NAME.full}, ${span(booking)}. ${nights}`,
    subject,
    paragraphs: [
      words.toHost(stay, guest.fullName),
      dates(booking),
      `${nights} Your payout for this booking is ${dollars(payoutOf(booking))}.`,
    ],
  };
  await bothSides(ctx, booking, toGuest, toHost, { ends, by: cancelledBy });
}

/** What becomes of the nights, or of a charter's time. */
export function freedInWords(charter: object | null, areBlocked = false): string {
  if (charter) return areBlocked ? "The time stays blocked." : "The time can be booked again.";
  return areBlocked ? "The nights stay blocked." : "The nights are available again.";
}

function refundInWords({ cancelledBy, refundCents, totalCents }: BookingView): string {
  if (cancelledBy === "payment" && refundCents === totalCents) return "You weren't charged.";
  return refundCents > 0 ? `We'll refund ${dollars(refundCents)} of the ${dollars(totalCents)} paid.` : "This booking isn't refundable.";
}

const payoutOf = ({ totalCents: totalPrice, refundCents: refund, quote }: BookingView): number =>
  earningOf({ totalPrice, refund, serviceFee: quote.serviceFee.cents }).payout;
