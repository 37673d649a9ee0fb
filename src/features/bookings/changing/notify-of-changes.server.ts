import type { Ctx } from "../../../platform/context.server.ts";
import { NAME } from "../../notifications/index.ts";
import { momentInWords, whenInWords } from "../../availability/index.ts";
import type { BookedCharter } from "../../charters/index.ts";
import { POLICY_WORDS } from "../../listings/index.ts";
import { charterWords, partyInWords, stayAt } from "../booking-words.ts";
import { bothSides, dates, dollars, nightsSpan, notifySide } from "../booking.emails.server.ts";
import type { ChangeOfBooking } from "../booking.facts.ts";
import { findBooking } from "../booking.queries.server.ts";
import type { BookingView } from "../booking.schema.ts";
import { bookingView } from "../booking.view.server.ts";
import { policyForBooking } from "../cancelling/policy-for-stay.ts";
import { findRequest, type RequestRow } from "./change.queries.server.ts";
import { otherSide, type Side, type WantedStay } from "./change.rules.ts";
import { changedCharter } from "./charters/changed-charter.server.ts";
import { differenceInWords, ifApproved, notHeld } from "./change-words.ts";

type Timed = WantedStay & { charter: BookedCharter | null };

function stayOf({ listing }: BookingView, stay: Timed): string {
  const what = stay.charter ? `${charterWords(stay.charter)}, ${whenInWords(stay, "us", listing.location.city)}` : nightsSpan(stay);
  return `${what}, ${partyInWords(stay)}`;
}

const requested = (booking: BookingView, request: RequestRow): Timed => ({ ...request, charter: changedCharter(booking, request) });

/** The booking as it is now; null where a cancellation has its own email. */
async function confirmedView(ctx: Ctx, bookingId: string): Promise<BookingView | null> {
  const row = await findBooking(ctx, bookingId);
  return row?.status === "confirmed" ? bookingView(ctx, row, "support") : null;
}

export async function notifyOfChange(ctx: Ctx, { bookingId, former, current, wasApproved, askedBy }: ChangeOfBooking): Promise<void> {
  const booking = await confirmedView(ctx, bookingId);
  if (!booking) return;
  const { listing, guest, host, reservationId, cancellationPolicy, totalCents, quote, changedAt } = booking;
  const subject = `Booking changed: ${listing.title} (${reservationId})`;
  const [before, now] = [`Before: ${stayOf(booking, former)}.`, `Now: ${stayOf(booking, current)}.`];
  const money = `${differenceInWords(current.totalCents - former.totalCents, "paid")} Your new total is ${dollars(current.totalCents)}.`;
  await bothSides(
    ctx,
    booking,
    {
      title: `Your ${stayAt(booking.charter, listing.title)} has changed`,
      text: `${now} ${differenceInWords(current.totalCents - former.totalCents, "paid")}`,
      subject,
      paragraphs: [
        !wasApproved
          ? `You changed your ${stayAt(booking.charter, listing.title)}.`
          : askedBy === "guest"
            ? `${host.fullName} approved your change at ${listing.title}.`
            : `You accepted ${host.fullName}'s change at ${listing.title}.`,
        before,
        now,
        dates(booking),
        money,
        `Cancellation policy (${POLICY_WORDS[cancellationPolicy].title}): ${policyForBooking(booking, new Date(changedAt ?? booking.createdAt))} Times are local.`,
      ],
    },
    {
      title: `Booking changed at ${listing.title}`,
      text: `${NAME.full}. ${now}`,
      subject,
      paragraphs: [
        !wasApproved
          ? `${guest.fullName} changed their ${stayAt(booking.charter, listing.title)}.`
          : askedBy === "guest"
            ? `You approved ${guest.fullName}'s change at ${listing.title}.`
            : `${guest.fullName} accepted your change at ${listing.title}.`,
        before,
        now,
        dates(booking),
        `Your payout for this booking is now ${dollars(totalCents - quote.serviceFee.cents)}.`,
      ],
    },
    { by: wasApproved ? otherSide(askedBy) : askedBy },
  );
}

export async function notifyOfRequest(ctx: Ctx, { requestId }: { requestId: string }): Promise<void> {
  const request = await findRequest(ctx, requestId);
  const booking = request?.state === "open" ? await confirmedView(ctx, request.bookingId) : null;
  if (!request || !booking?.changeRequest) return;
  const { listing, reservationId, timeZone, changeRequest } = booking;
  const { asker, asked, isGuests } = sidesOf(booking, request);
  const until = `${momentInWords(request.lapsesAt.toISOString(), timeZone)} (local time)`;
  const subject = `${isGuests ? "Change request" : "Suggested change"}: ${listing.title} (${reservationId})`;
  const [booked, wanted] = [
    `Booked: ${stayOf(booking, booking)}.`,
    `${isGuests ? "Asked for" : "Suggested"}: ${stayOf(booking, requested(booking, request))}.`,
  ];
  const differences = { guest: changeRequest.differenceCents, host: changeRequest.payoutDifferenceCents };
  const toAsker = {
    title: isGuests ? `You asked ${NAME.full} for a change` : `You suggested a change to ${NAME.full}`,
    text: `${wanted} ${isGuests ? "Your" : "The"} booking stays as it is until they ${isGuests ? "approve" : "accept"}.`,
    subject,
    paragraphs: [
      isGuests
        ? `We asked ${asked.name} to change your ${stayAt(booking.charter, listing.title)}. They have until ${until} to answer.`
        : `We told ${asked.name} what you suggest for the ${stayAt(booking.charter, listing.title)}. They have until ${until} to answer.`,
      booked,
      wanted,
      ifApproved(asked.name, differences[asker.side], asker.side),
      `${isGuests ? "Your" : "The"} booking stays as it is until then. ${notHeld(booking.charter)}`,
    ],
  };
  await notifySide(ctx, booking, asker.side, toAsker, { isOwn: true });
  await notifySide(
    ctx,
    booking,
    asked.side,
    {
      title: isGuests
        ? `${NAME.full} asks to change a booking`
        : `${NAME.full} suggests a change to your ${booking.charter ? "trip" : "stay"}`,
      text: `${listing.title}. ${wanted} Please answer by ${until}.`,
      subject,
      paragraphs: [
        isGuests
          ? `${asker.name} would like to change the ${stayAt(booking.charter, listing.title)}. Please answer by ${until}, or the request expires.`
          : `${asker.name} suggests a change to your ${stayAt(booking.charter, listing.title)}. Please answer by ${until}. If you don't, nothing changes.`,
        booked,
        wanted,
        `If you ${isGuests ? "approve" : "accept"}: ${differenceInWords(differences[asked.side], asked.side)}`,
      ],
    },
    { label: isGuests ? "Review request" : "Review suggestion" },
  );
}

/** Tells the guest that a change is approved and until when they can pay for it. */
export async function notifyOfApproval(ctx: Ctx, { requestId }: { requestId: string }): Promise<void> {
  const request = await findRequest(ctx, requestId);
  const booking = request?.state === "open" ? await confirmedView(ctx, request.bookingId) : null;
  if (!request || !booking) return;
  const { listing, host, reservationId, timeZone } = booking;
  const until = `${momentInWords(request.lapsesAt.toISOString(), timeZone)} (local time)`;
  const more = dollars(request.totalPrice - booking.totalCents);
  await notifySide(
    ctx,
    booking,
    "guest",
    {
      title: `${NAME.full} approved your change`,
      text: `We couldn't charge your card ${more}. Please pay by ${until}.`,
      subject: `Pay for your change: ${listing.title} (${reservationId})`,
      paragraphs: [
        `${host.fullName} approved your change at ${listing.title}, but we couldn't charge your card ${more}.`,
        `Please pay another way by ${until}. If you don't, your booking stays as it is. ${notHeld(booking.charter)}`,
        `Asked for: ${stayOf(booking, requested(booking, request))}.`,
      ],
    },
    { label: `Pay ${more}` },
  );
}

export async function notifyOfClosedRequest(ctx: Ctx, { requestId }: { requestId: string }): Promise<void> {
  const request = await findRequest(ctx, requestId);
  const booking = request && (await confirmedView(ctx, request.bookingId));
  if (!booking) return;
  const { listing, reservationId } = booking;
  const { asker, asked, isGuests } = sidesOf(booking, request);
  const thing = isGuests ? "request" : "suggestion";
  const wanted = `${isGuests ? "Asked for" : "Suggested"}: ${stayOf(booking, requested(booking, request))}.`;
  const stays = `The booking ${request.state === "overtaken" ? "is now" : "stays as it was"}: ${stayOf(booking, booking)}.`;
  const notify = (side: Side, end: string, outcome: string) => {
    const title = `${isGuests ? "Change request" : "Suggested change"} ${end}`;
    return notifySide(ctx, booking, side, {
      title,
      text: stays,
      subject: `${title} (${reservationId})`,
      paragraphs: [outcome, wanted, stays],
    });
  };
  if (request.state === "declined") {
    const answer = isGuests
      ? `${asked.name} can't change your ${stayAt(booking.charter, listing.title)}.`
      : `${asked.name} keeps the ${stayAt(booking.charter, listing.title)} as it is.`;
    await notify(asker.side, "declined", answer);
  }
  if (request.state === "lapsed" && request.approvedAt) {
    await notify("guest", "expired", `You didn't pay for your change at ${listing.title} in time.`);
    await notify("host", "expired", `${asker.name} didn't pay for the change at ${listing.title} in time.`);
  } else if (request.state === "lapsed") {
    await notify(asker.side, "expired", `${asked.name} didn't answer your ${thing} for ${listing.title} in time.`);
    await notify(asked.side, "expired", `You didn't answer ${asker.name}'s ${thing} for ${listing.title} in time.`);
  }
  if (request.state === "withdrawn") await notify(asked.side, "withdrawn", `${asker.name} withdrew the ${thing} for ${listing.title}.`);
  if (request.state === "overtaken")
    await notify(asker.side, "ended", `The booking at ${listing.title} has changed since, so your ${thing} no longer applies.`);
}

/** Who asked whom. */
const sidesOf = (booking: BookingView, { askedBy }: Pick<RequestRow, "askedBy">) => ({
  asker: { side: askedBy, name: booking[askedBy].fullName },
  asked: { side: otherSide(askedBy), name: booking[otherSide(askedBy)].fullName },
  isGuests: askedBy === "guest",
});
