import type { Ctx } from "../../../platform/context.server.ts";
import { listInWords } from "../../../platform/words/list-words.ts";
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
import { type CheckoutRow, findCheckout, selectTogether } from "./checkout.queries.server.ts";
import { totalOf } from "./open-stay-payment.server.ts";
import { noteUncollected } from "../unpaid/note-uncollected.server.ts";
import { settleBalance } from "../unpaid/settle-balance.server.ts";
import { settleCheckout } from "./settle-checkout.server.ts";

type Lost = { checkoutId: string; wasCharged: boolean; areNightsGone: boolean };

/** The nights went to somebody else while the guest paid, or what they paid wasn't what we asked for. Of what was paid together nothing was booked. */
async function notifyOfLostNights(ctx: Ctx, { checkoutId, wasCharged, areNightsGone }: Lost): Promise<void> {
  const checkout = await findCheckout(ctx, checkoutId);
  if (!checkout) return;
  const lost = (await selectTogether(ctx, checkout)).filter((row) => row.id === checkoutId || row.paymentId === checkout.paymentId);
  const wanted = await Promise.all(lost.map((row) => wantedIn(ctx, row)));
  const titles = listInWords(wanted.map(({ title }) => title));
  const money = wasCharged
    ? `We're refunding the full ${dollars(totalOf(lost))}. It can take your bank a few days to show it.`
    : "You weren't charged. If your bank shows a pending amount, it will disappear by itself within a few days.";
  const stays = listInWords(wanted.map(({ stay }) => stay));
  const page = `/properties/${checkout.propertyId}`;
  await notify(ctx, {
    personId: checkout.guestId,
    kind: "booking",
    foldKey: `checkout:${checkoutId}`,
    title: areNightsGone ? `We couldn't book ${titles}` : `We couldn't take your payment for ${titles}`,
    text: wasCharged ? "We're refunding your payment in full." : "You weren't charged.",
    path: page,
    email: {
      subject: `We couldn't book ${titles}`,
      paragraphs: areNightsGone
        ? [`Your payment for ${stays} reached us after ${whyGone(lost)}.`, money, outlook(lost)]
        : [`The payment we received for ${stays} wasn't for the right amount, so we stopped it.`, money, "Please try again."],
      action: { label: areNightsGone ? "See similar places" : "View listing", url: new URL(page, ctx.config.appOrigin).href },
    },
  });
}

async function wantedIn(ctx: Ctx, row: CheckoutRow): Promise<{ title: string; stay: string }> {
  const { title = "this place", city = "" } = (await listingBasics(ctx, row.propertyId)) ?? {};
  return { title, stay: `${title} (${span({ ...row, charter: charterOf(row), listing: { city } })})` };
}

function whyGone(lost: CheckoutRow[]): string {
  if (lost.length > 1) return "we stopped holding them for you. Part of it was taken meanwhile, so we booked neither";
  return lost[0]?.packageId ? "your time was released, so we couldn't book it" : "your dates were released, so we couldn't book them";
}

const outlook = (lost: CheckoutRow[]): string =>
  lost.every(({ packageId }) => packageId !== null)
    ? "We're sorry. Another start may still be free."
    : "We're sorry. Similar places may still be free for your dates.";

const STILL_YOURS = "The money is still yours. Our team has been told and will contact you about another way to send it.";

type FailedRefund = { paymentId: string; bookingId?: string | null | undefined; amountCents: number };

async function notifyOfFailedRefund(ctx: Ctx, { paymentId, bookingId, amountCents }: FailedRefund): Promise<void> {
  const payment = await findPayment(ctx, paymentId);
  if (!payment) return;
  const of = bookingId ?? payment.bookingId;
  const row = of && (await findBooking(ctx, of));
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
      if (purpose === "stay") await settleCheckout(ctx, subjectId, paymentId);
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
