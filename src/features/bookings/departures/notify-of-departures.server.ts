import type { Ctx } from "../../../platform/context.server.ts";
import { countOf } from "../../../platform/words/counts.ts";
import { listingBasics } from "../../listings/index.server.ts";
import { notify } from "../../notifications/index.server.ts";
import type { Departure } from "../../charters/index.server.ts";
import { whenInWords } from "../../availability/index.ts";
import { dollars, span } from "../booking.emails.server.ts";
import { charterOf } from "../charters/charter-of.server.ts";
import type { CheckoutRow } from "../checkout/checkout.queries.server.ts";
import { type HostCancelReason, reasonWords } from "../host-booking/details.rules.ts";
import { whenOfDeparture } from "./departure.rules.ts";

type Ended = { bookings: number; refundCents: number; reason: HostCancelReason };

/** One word to the host about all bookings that ended. */
export async function notifyHostOfCancelledDeparture(
  tx: Ctx,
  departure: Departure,
  { bookings, refundCents, reason }: Ended,
): Promise<void> {
  const { title = "your boat", city = "", timeZone = "UTC" } = (await listingBasics(tx, departure.propertyId)) ?? {};
  const when = whenInWords(whenOfDeparture(departure, timeZone), "us", city);
  const what = `${departure.packageName} on ${title}, ${when}`;
  const path = `/host/departures/${departure.id}`;
  const refunds =
    bookings === 0 ? "No one had booked it." : `${countOf(bookings, "booking")} cancelled, ${dollars(refundCents)} refunded in all.`;
  await notify(tx, {
    personId: departure.hostId,
    kind: "booking",
    foldKey: `departure:${departure.id}`,
    title: `You cancelled a departure on ${title}`,
    text: `${when}. ${refunds}`,
    path,
    email: {
      subject: `Departure cancelled: ${title}`,
      paragraphs: [
        `You cancelled a departure for everyone: ${what}.`,
        `Reason: ${reasonWords(reason, departure)}.`,
        refunds,
        "No one can book this start until you offer it again.",
      ],
      action: { label: "View departure", url: new URL(path, tx.config.appOrigin).href },
    },
  });
}

type EndedCheckout = { reason: HostCancelReason; wasCharged: boolean };

/** The guest was still paying. What the host wrote to those who had booked isn't for them: it may say how to reach the host. */
export async function notifyOfEndedCheckout(tx: Ctx, row: CheckoutRow, { reason, wasCharged }: EndedCheckout): Promise<void> {
  const { title = "this boat", city = "" } = (await listingBasics(tx, row.propertyId)) ?? {};
  const money = wasCharged
    ? `We're refunding the full ${dollars(row.totalPrice)}. It can take your bank a few days to show it.`
    : "You weren't charged. If your bank shows a pending amount, it will disappear by itself within a few days.";
  await notify(tx, {
    personId: row.guestId,
    kind: "booking",
    foldKey: `checkout:${row.id}`,
    title: `The trip on ${title} was cancelled`,
    text: `The host cancelled it before you paid. ${reasonWords(reason, row)}.`,
    path: `/checkout/${row.id}`,
    about: row.hostId,
    email: {
      subject: `Trip cancelled: ${title}`,
      paragraphs: [
        `The host cancelled the trip on ${title} that you were about to book: ${span({ ...row, charter: charterOf(row), listing: { city } })}.`,
        `Reason: ${reasonWords(reason, row)}.`,
        money,
      ],
      action: { label: "Choose another start", url: new URL(`/properties/${row.propertyId}`, tx.config.appOrigin).href },
    },
  });
}
