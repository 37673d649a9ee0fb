import type { Ctx } from "../../../platform/context.server.ts";
import { notify } from "../../notifications/index.server.ts";
import { findPayment, paymentMoved, type PaymentRow, refundFailed } from "../../payments/index.server.ts";
import { subscribe, type Subscriber } from "../../../platform/facts/facts.server.ts";
import { accountDeleted } from "../../accounts/index.server.ts";
import { listingBasics, listingDeleted } from "../../listings/index.server.ts";
import { dollars, notifySide, span } from "../booking.emails.server.ts";
import { findBooking } from "../booking.queries.server.ts";
import { stayAt } from "../booking-words.ts";
import { charterOf } from "../charters/charter-of.server.ts";
import { bookingView } from "../booking.view.server.ts";
import { checkoutLost } from "./checkout.facts.ts";
import { endOpenCheckouts } from "../requests/end-open-checkouts.server.ts";
import { findCheckout } from "./checkout.queries.server.ts";
import { noteUncollected } from "../unpaid/note-uncollected.server.ts";
import { settleBalance } from "../unpaid/settle-balance.server.ts";
import { settleCheckout } from "./settle-checkout.server.ts";

type Lost = { checkoutId: string; wasCharged: boolean; areNightsGone: boolean };

/** The nights went to somebody else while the guest paid, or what they paid wasn't what we asked for. */
async function notifyOfLostNights(ctx: Ctx, { checkoutId, wasCharged, areNightsGone }: Lost): Promise<void> {
  const checkout = await findCheckout(ctx, checkoutId);
  if (!checkout) return;
  const { title = "this place", city = "" } = (await listingBasics(ctx, checkout.propertyId)) ?? {};
  const charter = charterOf(checkout);
  const wanted = `${title} (${span({ ...checkout, charter, listing: { city } })})`;
  const money = wasCharged
    ? `We're refunding the full ${dollars(checkout.totalPrice)}. It can take your bank a few days to show it.`
    : "You weren't charged. If your bank shows a pending amount, it will disappear by itself within a few days.";
  await notify(ctx, {
    personId: checkout.guestId,
    kind: "booking",
    foldKey: `checkout:${checkoutId}`,
    title: areNightsGone ? `We couldn't book ${title}` : `We couldn't take your payment for ${title}`,
    text: wasCharged ? "We're refunding your payment in full." : "You weren't charged.",
    path: `/properties/${checkout.propertyId}`,
    email: {
      subject: `We couldn't book ${title}`,
      paragraphs: areNightsGone
        ? [
            `Your payment for ${wanted} reached us after ${charter ? "your time was released, so we couldn't book it" : "your dates were released, so we couldn't book them"}.`,
            money,
            charter ? "We're sorry. Another start may still be free." : "We're sorry. Similar places may still be free for your dates.",
          ]
        : [`The payment we received for ${wanted} wasn't for the right amount, so we stopped it.`, money, "Please try again."],
      action: {
        label: areNightsGone ? "See similar places" : "View listing",
        url: new URL(`/properties/${checkout.propertyId}`, ctx.config.appOrigin).href,
      },
    },
  });
}

const STILL_YOURS = "The money is still yours. Our team has been told and will contact you about another way to send it.";

type FailedRefund = { paymentId: string; amountCents: number };

async function notifyOfFailedRefund(ctx: Ctx, { paymentId, amountCents }: FailedRefund): Promise<void> {
  const payment = await findPayment(ctx, paymentId);
  if (!payment) return;
  const row = payment.bookingId && (await findBooking(ctx, payment.bookingId));
  if (!row) return notifyOfLostRefund(ctx, payment, amountCents);
  const booking = await bookingView(ctx, row, "support");
  await notifySide(ctx, booking, "guest", {
    title: "We couldn't send your refund",
    text: `Your bank didn't accept ${dollars(amountCents)}. We'll contact you about another way.`,
    subject: `Your refund for ${booking.listing.title} (${booking.reservationId})`,
    paragraphs: [
      `We tried to refund ${dollars(amountCents)} for your ${stayAt(booking.charter, booking.listing.title)}, and your bank didn't accept it. That happens when a card is closed or has expired.`,
      STILL_YOURS,
    ],
  });
}

/** What comes back of a payment that no booking came of. */
const notifyOfLostRefund = (ctx: Ctx, { id, payerId, label }: PaymentRow, amountCents: number): Promise<void> =>
  notify(ctx, {
    personId: payerId,
    kind: "booking",
    foldKey: `refund:${id}`,
    title: "We couldn't send your refund",
    text: `Your bank didn't accept ${dollars(amountCents)}. We'll contact you about another way.`,
    path: "/trips",
    email: {
      subject: `Your refund for ${label}`,
      paragraphs: [
        `We tried to refund ${dollars(amountCents)} for ${label}, and your bank didn't accept it. That happens when a card is closed or has expired.`,
        STILL_YOURS,
      ],
      action: { label: "View trips", url: new URL("/trips", ctx.config.appOrigin).href },
    },
  });

export const checkoutSubscribers: Subscriber[] = [
  subscribe({
    name: "bookings.settle-payment",
    fact: paymentMoved,
    tell: async (ctx, { paymentId, purpose, subjectId }) => {
      if (purpose === "stay") await settleCheckout(ctx, subjectId);
      if (purpose === "balance") await settleBalance(ctx, paymentId);
      await noteUncollected(ctx, paymentId);
    },
  }),
  subscribe({
    name: "bookings.end-checkouts",
    fact: accountDeleted,
    tell: (ctx, { accountId }) => endOpenCheckouts(ctx, { personId: accountId }),
  }),
  subscribe({ name: "bookings.end-checkouts-at", fact: listingDeleted, tell: endOpenCheckouts }),
  subscribe({ name: "bookings.checkout-lost", fact: checkoutLost, tell: notifyOfLostNights }),
  subscribe({ name: "bookings.refund-failed", fact: refundFailed, tell: notifyOfFailedRefund }),
];
