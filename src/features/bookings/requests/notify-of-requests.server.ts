import type { Ctx } from "../../../platform/context.server.ts";
import { subscribe, type Subscriber } from "../../../platform/facts/facts.server.ts";
import { publicProfiles } from "../../accounts/index.server.ts";
import { momentInWords } from "../../availability/index.ts";
import { listingBasics } from "../../listings/index.server.ts";
import { NAME } from "../../notifications/index.ts";
import { notify } from "../../notifications/index.server.ts";
import { findPayment } from "../../payments/index.server.ts";
import { dollars, freedInWords, span } from "../booking.emails.server.ts";
import { partyInWords } from "../booking-words.ts";
import { charterOf } from "../charters/charter-of.server.ts";
import { type CheckoutRow, findCheckout } from "../checkout/checkout.queries.server.ts";
import { requestEnded, requestMade } from "./request.facts.ts";
import { DECLINE_WORDS } from "./request.rules.ts";

type Words = {
  title: string;
  text: string;
  subject: string;
  paragraphs: string[];
  path: string;
  label: string;
  isOwn?: boolean;
  overAt?: Date;
};

/** Tells one side of a request something. A `NAME` in title and text is the other side's. */
async function tell(ctx: Ctx, { id, guestId, hostId, endsAt }: CheckoutRow, side: "guest" | "host", words: Words): Promise<void> {
  const { title, text, subject, paragraphs, path, label, isOwn = false, overAt = endsAt } = words;
  const [personId, about] = side === "host" ? [hostId, guestId] : [guestId, hostId];
  const email = { subject, paragraphs, action: { label, url: new URL(path, ctx.config.appOrigin).href } };
  await notify(ctx, { personId, kind: "booking", foldKey: `request:${id}`, title, text, path, about, email, isOwn, overAt });
}

const spanOf = (row: CheckoutRow, city: string): string => span({ ...row, charter: charterOf(row), listing: { city } });

const wordsOf = ({ packageId }: CheckoutRow) =>
  packageId === null
    ? { dates: "dates", freed: freedInWords(null), similar: "Similar places may be free for your dates." }
    : { dates: "time", freed: freedInWords({}), similar: "Similar boats may be free at that time." };

const asHost = (id: string) => ({ path: `/host/requests/${id}`, label: "View request" });
const asGuest = (id: string) => ({ path: `/checkout/${id}`, label: "View request" });

async function namesOf(ctx: Ctx, { propertyId, guestId, hostId }: CheckoutRow) {
  const people = await publicProfiles(ctx, [guestId, hostId]);
  const { title = "this place", city = "" } = (await listingBasics(ctx, propertyId)) ?? {};
  return { title, city, guest: people.get(guestId)?.fullName ?? "The guest", host: people.get(hostId)?.fullName ?? "The host" };
}

async function notifyOfRequest(ctx: Ctx, { checkoutId }: { checkoutId: string }): Promise<void> {
  const row = await findCheckout(ctx, checkoutId);
  if (row?.state !== "asked" || !row.answerBy) return;
  const { title, city, guest, host } = await namesOf(ctx, row);
  const { dates } = wordsOf(row);
  const until = `${momentInWords(row.answerBy.toISOString(), row.timeZone)} (local time)`;
  const stay = `${spanOf(row, city)}, ${partyInWords(row)}`;
  await tell(ctx, row, "host", {
    ...asHost(checkoutId),
    label: "Answer the request",
    overAt: row.answerBy,
    title: `${NAME.full} asks to book ${title}`,
    text: `${stay}. You earn ${dollars(row.totalPrice - row.serviceFee)}. Please answer by ${until}.`,
    subject: `Request to book: ${title}`,
    paragraphs: [
      `${guest} asks to book ${title}: ${stay}.`,
      `They pay ${dollars(row.totalPrice)}. You earn ${dollars(row.totalPrice - row.serviceFee)}.`,
      ...(row.message ? ["They wrote to you too: it's in your conversation."] : []),
      `Please answer by ${until}, or the request expires. We hold the ${dates} until then.`,
    ],
  });
  await tell(ctx, row, "guest", {
    ...asGuest(checkoutId),
    isOwn: true,
    title: `We asked ${NAME.full} about ${title}`,
    text: `${stay}. They have until ${until} to answer.`,
    subject: `Your request to book ${title}`,
    paragraphs: [
      `We sent your request to ${host}: ${title}, ${stay}.`,
      `They have until ${until} to answer. We hold your ${dates} until then.`,
      `${row.paymentId ? `Your card is authorized for ${dollars(row.totalPrice)}, and charged` : `The total is ${dollars(row.totalPrice)}, due`} only if they accept.`,
    ],
  });
}

/** What became of the guest's money. */
async function moneyInWords(ctx: Ctx, { paymentId, totalPrice }: CheckoutRow): Promise<string> {
  const payment = paymentId ? await findPayment(ctx, paymentId) : null;
  if (!payment) return "You weren't charged.";
  return payment.captured > 0
    ? `We're refunding the full ${dollars(totalPrice)}. It can take your bank a few days to show it.`
    : "You weren't charged. If your bank shows a pending amount, it will disappear by itself within a few days.";
}

async function notifyOfEnd(ctx: Ctx, { checkoutId }: { checkoutId: string }): Promise<void> {
  const row = await findCheckout(ctx, checkoutId);
  if (!row) return;
  const { title, city, guest, host } = await namesOf(ctx, row);
  const { freed, similar: instead } = wordsOf(row);
  const stay = spanOf(row, city);
  const money = await moneyInWords(ctx, row);
  const similar = { path: `/checkout/${checkoutId}`, label: "See similar places" };
  const asked = `You asked for ${stay}, ${partyInWords(row)}.`;
  if (row.state === "declined") {
    const reason = row.declineReason && row.declineReason !== "other" ? [`Reason: ${DECLINE_WORDS[row.declineReason]}.`] : [];
    await tell(ctx, row, "guest", {
      ...similar,
      title: `${NAME.full} can't host you at ${title}`,
      text: money,
      subject: `Request declined: ${title}`,
      paragraphs: [`${host} can't accept your request for ${title}.`, ...reason, asked, money, instead],
    });
  }
  if (row.state === "lapsed") {
    await tell(ctx, row, "guest", {
      ...similar,
      title: `Your request for ${title} expired`,
      text: money,
      subject: `Request expired: ${title}`,
      paragraphs: [`${host} didn't answer your request for ${title} in time.`, asked, money, instead],
    });
    await tell(ctx, row, "host", {
      ...asHost(checkoutId),
      title: `A request at ${title} expired`,
      text: `${NAME.full}, ${stay}. ${freed}`,
      subject: `Request expired: ${title}`,
      paragraphs: [`${guest}'s request for ${title} (${stay}) wasn't answered in time. ${freed}`],
    });
  }
  if (row.state === "withdrawn")
    await tell(ctx, row, "host", {
      ...asHost(checkoutId),
      title: `A request at ${title} was withdrawn`,
      text: `${NAME.full}, ${stay}. ${freed}`,
      subject: `Request withdrawn: ${title}`,
      paragraphs: [`${guest} withdrew the request for ${title} (${stay}). ${freed}`],
    });
}

export const requestSubscribers: Subscriber[] = [
  subscribe({ name: "bookings.request-made", fact: requestMade, tell: notifyOfRequest }),
  subscribe({ name: "bookings.request-ended", fact: requestEnded, tell: notifyOfEnd }),
];
