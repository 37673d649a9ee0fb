import { dayInWords } from "../../platform/words/day-words.ts";
import type { Ctx } from "../../platform/context.server.ts";
import type { Email } from "../../platform/mail/mail-layout.ts";
import { formatMoney, money } from "../../platform/money.ts";
import { timeInWords } from "../../platform/words/time-words.ts";
import type { Stay } from "../availability/index.ts";
import { POLICY_WORDS } from "../listings/index.ts";
import { policyForBooking } from "./cancelling/policy-for-stay.ts";
import { NAME } from "../notifications/index.ts";
import { notify } from "../notifications/index.server.ts";
import { addressLine, partyInWords } from "./booking-words.ts";
import type { CancelledBooking } from "./booking.facts.ts";
import { type CancelledBy, earningOf } from "./booking.rules.ts";
import type { BookingView } from "./booking.schema.ts";
import { REASON_WORDS } from "./host-booking/details.rules.ts";
import { stayCalendarFile } from "./documents/stay-calendar-file.server.ts";

export const dates = ({ checkIn, checkOut, checkInTime, checkOutTime }: BookingView) =>
  `Check-in: ${dayInWords(checkIn)} after ${timeInWords(checkInTime)}. Check-out: ${dayInWords(checkOut)} before ${timeInWords(checkOutTime)}.`;

const reach = ({ email, phone }: BookingView["host"]) => [email, phone].filter(Boolean).join(" or ");

export const span = ({ checkIn, checkOut }: Stay) => `${dayInWords(checkIn)} to ${dayInWords(checkOut)}`;

export const dollars = (cents: number) => formatMoney(money(cents));

type Words = { title: string; text: string; subject: string; paragraphs: string[] };

type Told = { label?: string; path?: string; attachments?: Email["attachments"] };

/** Tells one side of a booking something, in the product and by email, with a button that leads to the booking. A `NAME` in title and text is the other side's. */
export async function notifySide(
  ctx: Ctx,
  booking: BookingView,
  side: "guest" | "host",
  { title, text, ...words }: Words,
  { label = "View booking", path = side === "host" ? `/host/bookings/${booking.id}` : `/bookings/${booking.id}`, attachments }: Told = {},
): Promise<void> {
  const action = { label, url: new URL(path, ctx.config.appOrigin).href };
  const email = { ...words, action, attachments };
  const about = booking[side === "host" ? "guest" : "host"].id;
  await notify(ctx, { personId: booking[side].id, kind: "booking", foldKey: `booking:${booking.id}`, title, text, path, about, email });
}

/** Tells both sides, with the stay as a calendar file. */
export async function bothSides(ctx: Ctx, booking: BookingView, toGuest: Words, toHost: Words): Promise<void> {
  const { brandName: brand, appOrigin: origin } = ctx.config;
  const content = stayCalendarFile(booking, { brand, origin });
  const attachments = [{ filename: `stay-${booking.reservationId}.ics`, contentType: "text/calendar; charset=utf-8", content }];
  await notifySide(ctx, booking, "guest", toGuest, { attachments });
  await notifySide(ctx, booking, "host", toHost, { attachments });
}

export async function sendBookingMade(ctx: Ctx, booking: BookingView): Promise<void> {
  const { listing, host, guest, reservationId, totalCents, cancellationPolicy, quote } = booking;
  const payout = totalCents - quote.serviceFee.cents;
  await bothSides(
    ctx,
    booking,
    {
      title: `You're going to ${listing.title}`,
      text: `Booked for ${span(booking)}.`,
      subject: `Booking confirmed: ${listing.title} (${reservationId})`,
      paragraphs: [
        `Your stay at ${listing.title} is confirmed for ${partyInWords(booking)}. Booking reference: ${reservationId}.`,
        dates(booking),
        `Address: ${addressLine(listing.location)}.`,
        `Total paid: ${dollars(totalCents)}.`,
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
        `They paid ${dollars(totalCents)}. Your payout is ${dollars(payout)}.`,
        `You can reach them at ${reach(guest)}.`,
      ],
    },
  );
}

const BY_WHOM: Record<CancelledBy, { toGuest: (title: string) => string; toHost: (title: string, guest: string) => string }> = {
  guest: {
    toGuest: (title) => `You cancelled your stay at ${title}.`,
    toHost: (title, guest) => `${guest} cancelled the stay at ${title}.`,
  },
  host: {
    toGuest: (title) => `Your host had to cancel your stay at ${title}. We're sorry.`,
    toHost: (title, guest) => `You cancelled ${guest}'s stay at ${title}.`,
  },
  payment: {
    toGuest: (title) => `We couldn't charge your card in time, so we had to cancel your stay at ${title}.`,
    toHost: (title, guest) => `We couldn't charge ${guest}'s card in time, so we cancelled their stay at ${title}.`,
  },
};

export async function sendBookingCancelled(ctx: Ctx, booking: BookingView, fact: CancelledBooking): Promise<void> {
  const { listing, guest, cancelReason, reservationId, cancelledBy } = booking;
  const words = BY_WHOM[cancelledBy ?? "guest"];
  const subject = `Booking cancelled: ${listing.title} (${reservationId})`;
  const refund = refundInWords(booking);
  const nights = fact.areNightsBlocked ? "The nights stay blocked." : "The nights are available again.";
  await bothSides(
    ctx,
    booking,
    {
      title: `Your stay at ${listing.title} was cancelled`,
      text: refund,
      subject,
      paragraphs: [
        words.toGuest(listing.title),
        ...(cancelReason ? [`Reason: ${REASON_WORDS[cancelReason]}.`] : []),
        dates(booking),
        refund,
      ],
    },
    {
      title: `Booking cancelled at ${listing.title}`,
      text: `${NAME.full}, ${span(booking)}. ${nights}`,
      subject,
      paragraphs: [
        words.toHost(listing.title, guest.fullName),
        dates(booking),
        `${nights} Your payout for this booking is ${dollars(payoutOf(booking))}.`,
      ],
    },
  );
}

function refundInWords({ cancelledBy, refundCents, totalCents }: BookingView): string {
  if (cancelledBy === "payment" && refundCents === totalCents) return "You weren't charged.";
  return refundCents > 0 ? `We'll refund ${dollars(refundCents)} of the ${dollars(totalCents)} paid.` : "This booking isn't refundable.";
}

const payoutOf = ({ totalCents: totalPrice, refundCents: refund, quote }: BookingView): number =>
  earningOf({ totalPrice, refund, serviceFee: quote.serviceFee.cents }).payout;
