import type { Ctx } from "../../../platform/context.server.ts";
import { NAME } from "../../notifications/index.ts";
import { momentInWords } from "../../availability/index.ts";
import { dollars, notifySide, span } from "../booking.emails.server.ts";
import { stayAt } from "../booking-words.ts";
import type { BookingView } from "../booking.schema.ts";
import { owedBy } from "./owed.server.ts";

/** Tells the guest until when they can pay what could not be collected, and the host that they might not. */
export async function notifyOfUnpaid(ctx: Ctx, booking: BookingView): Promise<void> {
  const { listing, guest, reservationId, paymentDueBy, timeZone, charter } = booking;
  if (!paymentDueBy) return;
  const { owedCents, collectedCents } = await owedBy(ctx, booking.id);
  const until = momentInWords(paymentDueBy, timeZone);
  const isAtStake = collectedCents === 0;
  await notifySide(
    ctx,
    booking,
    "guest",
    {
      title: `Payment problem: pay by ${until}`,
      text: `We couldn't charge your card for ${listing.title}.`,
      subject: `Payment problem: ${listing.title} (${reservationId})`,
      paragraphs: [
        `We couldn't charge your card ${dollars(owedCents)} for ${listing.title} (${span(booking)}).`,
        `Please pay by ${until}, local time at the listing. ${isAtStake ? "If you don't, we have to cancel your booking." : "Your booking stays as it is."}`,
      ],
    },
    { label: `Pay ${dollars(owedCents)}`, path: `/bookings/${booking.id}/payment` },
  );
  if (!isAtStake) return;
  await notifySide(ctx, booking, "host", {
    title: `Payment problem at ${listing.title}`,
    text: `${NAME.full} has until ${until} to pay.`,
    subject: `Payment problem: ${listing.title} (${reservationId})`,
    paragraphs: [
      `We couldn't charge ${guest.fullName}'s card for their ${stayAt(charter, listing.title)} (${span(booking)}). They have until ${until} to pay another way.`,
      `If they don't, we cancel the booking and ${charter ? "the time can be booked again" : "the nights are available again"}. There's nothing for you to do.`,
    ],
  });
}
