import type { Ctx } from "../../../platform/context.server.ts";
import { countOf, momentInWords } from "../../availability/index.ts";
import { POLICY_WORDS } from "../../listings/index.ts";
import { bothSides, dates, dollars, span, tellSide } from "../booking.emails.server.ts";
import type { ChangeOfBooking } from "../booking.facts.ts";
import { findBooking } from "../booking.queries.server.ts";
import type { BookingView } from "../booking.schema.ts";
import { bookingView } from "../booking.view.server.ts";
import { policyForBooking } from "../cancelling/policy-for-stay.ts";
import { findRequest } from "./change.queries.server.ts";
import type { Wish } from "./change.rules.ts";
import { differenceInWords, ifApproved } from "./change-words.ts";

const stayOf = (wish: Wish) => `${span(wish)}, ${countOf(wish.guests, "guest")}`;

/** The booking as it is now; null where a cancellation has its own email. */
async function confirmedView(ctx: Ctx, bookingId: string): Promise<BookingView | null> {
  const row = await findBooking(ctx, bookingId);
  return row?.status === "confirmed" ? bookingView(ctx, row, "support") : null;
}

export async function tellOfChange(ctx: Ctx, { bookingId, former, current, wasApproved }: ChangeOfBooking): Promise<void> {
  const booking = await confirmedView(ctx, bookingId);
  if (!booking) return;
  const { listing, guest, host, reservationId, cancellationPolicy, totalCents, quote, changedAt } = booking;
  const subject = `Booking changed: ${listing.title} (${reservationId})`;
  const [before, now] = [`Before: ${stayOf(former)}.`, `Now: ${stayOf(current)}.`];
  const money = `${differenceInWords(current.totalCents - former.totalCents, "paid")} Your new total is ${dollars(current.totalCents)}.`;
  await bothSides(
    ctx,
    booking,
    {
      title: `Your stay at ${listing.title} has changed`,
      text: `${now} ${differenceInWords(current.totalCents - former.totalCents, "paid")}`,
      subject,
      paragraphs: [
        wasApproved ? `${host.fullName} approved your change at ${listing.title}.` : `You changed your stay at ${listing.title}.`,
        before,
        now,
        dates(booking),
        money,
        `Cancellation policy (${POLICY_WORDS[cancellationPolicy].title}): ${policyForBooking(booking, new Date(changedAt ?? booking.createdAt))} Times are local.`,
      ],
    },
    {
      title: `Booking changed at ${listing.title}`,
      text: `${guest.fullName}. ${now}`,
      subject,
      paragraphs: [
        wasApproved
          ? `You approved ${guest.fullName}'s change at ${listing.title}.`
          : `${guest.fullName} changed their stay at ${listing.title}.`,
        before,
        now,
        dates(booking),
        `Your payout for this booking is now ${dollars(totalCents - quote.serviceFee.cents)}.`,
      ],
    },
  );
}

export async function tellOfRequest(ctx: Ctx, { requestId }: { requestId: string }): Promise<void> {
  const request = await findRequest(ctx, requestId);
  const booking = request?.state === "open" ? await confirmedView(ctx, request.bookingId) : null;
  if (!request || !booking?.changeRequest) return;
  const { listing, guest, host, reservationId, timeZone, changeRequest } = booking;
  const until = momentInWords(request.lapsesAt.toISOString(), timeZone);
  const subject = `Change request: ${listing.title} (${reservationId})`;
  const [booked, wanted] = [`Booked: ${stayOf(booking)}.`, `Asked for: ${stayOf(request)}.`];
  await tellSide(ctx, booking, "guest", {
    title: `You asked ${host.fullName} for a change`,
    text: `${wanted} Your booking stays as it is until they approve.`,
    subject,
    paragraphs: [
      `We asked ${host.fullName} to change your stay at ${listing.title}. They have until ${until} (local time) to answer.`,
      booked,
      wanted,
      ifApproved(host.fullName, changeRequest.differenceCents),
      "Your booking stays as it is until then. We don't hold the new nights meanwhile.",
    ],
  });
  await tellSide(
    ctx,
    booking,
    "host",
    {
      title: `${guest.fullName} asks to change a booking`,
      text: `${listing.title}. ${wanted} Please answer by ${until} (local time).`,
      subject,
      paragraphs: [
        `${guest.fullName} would like to change the stay at ${listing.title}. Please answer by ${until} (local time), or the request expires.`,
        booked,
        wanted,
        `If you approve: ${differenceInWords(changeRequest.payoutDifferenceCents, "host")}`,
      ],
    },
    { label: "Review request" },
  );
}

export async function tellOfClosedRequest(ctx: Ctx, { requestId }: { requestId: string }): Promise<void> {
  const request = await findRequest(ctx, requestId);
  const booking = request && (await confirmedView(ctx, request.bookingId));
  if (!booking) return;
  const { listing, guest, host, reservationId } = booking;
  const wanted = `Asked for: ${stayOf(request)}.`;
  const stays = `The booking stays as it was: ${stayOf(booking)}.`;
  const words = (title: string, told: string) => ({
    title,
    text: stays,
    subject: `${title} (${reservationId})`,
    paragraphs: [told, wanted, stays],
  });
  if (request.state === "declined")
    await tellSide(ctx, booking, "guest", words("Change request declined", `${host.fullName} can't change your stay at ${listing.title}.`));
  if (request.state === "lapsed") {
    const title = "Change request expired";
    await tellSide(ctx, booking, "guest", words(title, `${host.fullName} didn't answer your request for ${listing.title} in time.`));
    await tellSide(ctx, booking, "host", words(title, `You didn't answer ${guest.fullName}'s request for ${listing.title} in time.`));
  }
  if (request.state === "withdrawn")
    await tellSide(ctx, booking, "host", words("Change request withdrawn", `${guest.fullName} withdrew the request for ${listing.title}.`));
}
