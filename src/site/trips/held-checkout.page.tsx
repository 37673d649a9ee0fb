import { Form, href, Link, redirect } from "react-router";
import { z } from "zod";
import { partyOf } from "../../features/availability/index.ts";
import { PriceBreakdown } from "../../features/availability/parts.ts";
import { againQuery, type CheckoutView, type HeldWith } from "../../features/bookings/index.ts";
import {
  bookHeld,
  bookingError,
  extendCheckout,
  leaveCheckout,
  payCheckout,
  readCheckout,
  withdrawRequest,
} from "../../features/bookings/index.server.ts";
import {
  AskedRequest,
  CheckoutTrip,
  EndedRequest,
  HeldDates,
  HeldParts,
  policyForBooking,
  TogetherTotal,
} from "../../features/bookings/parts.ts";
import { POLICY_WORDS } from "../../features/listings/index.ts";
import { failureInWords } from "../../features/payments/index.ts";
import { isPaidHere, paymentSite } from "../../features/payments/index.server.ts";
import type { Ctx } from "../../platform/context.server.ts";
import { FORM_SITE } from "../../platform/http/security-headers.server.ts";
import { formatMoney } from "../../platform/money.ts";
import { LinkButton, SubmitButton } from "../../ui/button.tsx";
import { FormMessage, Notice } from "../../ui/notice.tsx";
import { PageHeading, Section } from "../../ui/page/page-heading.tsx";
import { useFormats } from "../../ui/time/use-formats.ts";
import { shownBeside, shownNearby } from "../../features/search/index.ts";
import { listBeside, nearbyListings } from "../../features/search/index.server.ts";
import { BesideSection, NearbySection } from "../../features/search/parts.ts";
import { CARD_SIZES } from "../discover/card-sizes.ts";
import { formHandler, optionalSection, pageAction, pageLoader } from "../server/edge.server.ts";
import { metaOf } from "../shell/page-meta.ts";
import type { Route } from "./+types/held-checkout.page";
import { checkoutIdOf } from "./checkout-id.server.ts";

export const meta = metaOf({ title: "Pay for your stay", description: "Your dates are held while you pay.", hidden: true });

export const loader = pageLoader(async (ctx, { params }) => {
  const checkout = await readCheckout(ctx, checkoutIdOf(params));
  const { listing, phase } = checkout;
  if (checkout.bookingId) throw redirect(href("/booking/confirmation/:bookingId", { bookingId: checkout.bookingId }));
  const site = paymentSite(ctx.config);
  if (site) ctx.request?.reply.set(FORM_SITE, site);
  const asksElsewhere = phase === "declined" || phase === "unanswered" || phase === "lost";
  const similar = asksElsewhere
    ? await optionalSection(ctx, async () => shownNearby(await nearbyListings(ctx, listing)))
    : { cards: [], areNear: true };
  const beside = phase === "live" && checkout.mayAdd ? await optionalSection(ctx, () => besideHeld(ctx, checkout)) : null;
  return { checkout, similar, beside, isPaid: isPaidHere(ctx, checkout.total.cents), now: ctx.clock.now().toISOString() };
}, bookingError("booking_load_failed"));

/** What could be added to a home or a boat that is held alone. */
async function besideHeld(ctx: Ctx, { listing, together, checkIn, checkOut, guests }: CheckoutView) {
  if (together.length > 0) return null;
  const stay = checkIn < checkOut ? { checkIn, checkOut } : {};
  const asked = new URLSearchParams([...Object.entries(stay), ["guests", String(guests)]]).toString();
  return { asked, ...shownBeside(await listBeside(ctx, listing, { ...stay, guests })) };
}

const Nothing = z.object({});

export const action = pageAction({
  pay: formHandler({ input: Nothing, run: async (ctx, _, { params }) => redirect(await payCheckout(ctx, checkoutIdOf(params))) }),
  "book-held": formHandler({
    input: Nothing,
    run: async (ctx, _, { params }) => {
      const checkoutId = checkoutIdOf(params);
      await bookHeld(ctx, checkoutId);
      return redirect(href("/checkout/:checkoutId/return", { checkoutId }));
    },
  }),
  remove: formHandler({
    input: z.object({ partId: z.uuid("Booking not found") }),
    run: async (ctx, { partId }, { params }) => {
      const { together } = await readCheckout(ctx, checkoutIdOf(params));
      const part = together.find(({ id }) => id === partId);
      if (part) await leaveCheckout(ctx, partId);
      return { message: part ? `${part.listing.title} is no longer part of this trip.` : "It's no longer part of this trip." };
    },
  }),
  extend: formHandler({
    input: Nothing,
    run: async (ctx, _, { params }) => {
      await extendCheckout(ctx, checkoutIdOf(params));
      const { charter } = await readCheckout(ctx, checkoutIdOf(params));
      return { message: `Your ${charter ? "trip is" : "dates are"} held 10 minutes longer.` };
    },
  }),
  withdraw: formHandler({
    input: Nothing,
    run: async (ctx, _, { params }) => {
      await withdrawRequest(ctx, checkoutIdOf(params));
      return {};
    },
  }),
  leave: formHandler({
    input: Nothing,
    run: async (ctx, _, { params }) => {
      const { id, listing, together } = await readCheckout(ctx, checkoutIdOf(params));
      for (const part of [{ id }, ...together]) await leaveCheckout(ctx, part.id);
      return redirect(href("/properties/:listingId", { listingId: listing.id }));
    },
  }),
});

export default function HeldCheckout({ loaderData, actionData }: Route.ComponentProps) {
  const { checkout, similar, beside, isPaid, now } = loaderData;
  const { together, total } = checkout;
  return (
    <div className="page grid gap-6 py-10">
      <PageHeading title={headingOf(checkout)} />
      {actionData && <FormMessage result={actionData} />}
      <div className="grid items-start gap-6 lg:grid-cols-[minmax(0,1fr)_23rem]">
        <div className="card grid gap-6 p-5 sm:p-7">
          <State checkout={checkout} isPaid={isPaid} now={now} />
          <CheckoutTrip
            listing={checkout.listing}
            hostName={checkout.hostName}
            times={checkout}
            stay={checkout}
            party={partyOf(checkout)}
          />
          {together.length > 0 && (
            <section aria-labelledby="together" className="grid gap-4 border-t border-line pt-6">
              <h2 id="together" className="text-xl">
                Also on this trip
              </h2>
              <HeldParts parts={together} />
            </section>
          )}
        </div>
        <div className="grid gap-6 lg:sticky lg:top-24">
          {together.length > 0 && (
            <Section title="The whole trip" id="trip">
              <TogetherTotal
                parts={[{ title: checkout.listing.title, total: checkout.quote.total }, ...together.map(partTotal)]}
                total={total}
              />
              <p className="mt-3 text-sm text-muted">
                You pay once. All of it is booked, or none of it. Later you can change or cancel each part by itself.
              </p>
            </Section>
          )}
          <Section title="Price" id="price">
            <PriceBreakdown quote={checkout.quote} totalLabel={together.length > 0 ? checkout.listing.title : undefined} />
          </Section>
          {checkout.phase === "live" && <Policy checkout={checkout} now={now} />}
        </div>
      </div>
      {beside && (
        <BesideSection listing={checkout.listing} beside={beside} wanted={beside.asked} sizes={CARD_SIZES.four} title="Add to your trip" />
      )}
      <NearbySection type={checkout.listing.type} nearby={similar} sizes={CARD_SIZES.four} />
    </div>
  );
}

const partTotal = ({ listing: { title }, total }: HeldWith) => ({ title, total });

const HEADINGS: Record<CheckoutView["phase"], string> = {
  live: "Pay for your stay",
  asked: "Waiting for your host",
  declined: "Your request was declined",
  unanswered: "Your request expired",
  withdrawn: "You withdrew your request",
  over: "Your dates aren't held any more",
  cancelled: "Your host cancelled this trip",
  booked: "Booking Confirmed",
  lost: "Your dates were just booked by someone else",
  stopped: "We couldn't take your payment",
};

const CHARTER_HEADINGS: Partial<Record<CheckoutView["phase"], string>> = {
  live: "Pay for your trip",
  over: "Your trip isn't held any more",
  lost: "Someone else just booked that time",
};

function headingOf({ phase, mode, charter, together }: CheckoutView): string {
  if (phase === "live" && together.length > 0) return "Pay for your trip";
  if (phase === "live" && mode === "request") return "Authorize your card";
  return (charter && CHARTER_HEADINGS[phase]) ?? HEADINGS[phase];
}

type StateProps = { checkout: CheckoutView; isPaid: boolean; now: string };

function State({ checkout, isPaid, now }: StateProps) {
  switch (checkout.phase) {
    case "live":
      return <Payment checkout={checkout} isPaid={isPaid} now={now} />;
    case "asked":
      return <AskedRequest checkout={checkout} />;
    case "declined":
    case "unanswered":
    case "withdrawn":
      return <EndedRequest checkout={checkout} />;
    default:
      return <Ended checkout={checkout} />;
  }
}

function Payment({ checkout, isPaid, now }: StateProps) {
  const { payment, total, together } = checkout;
  const isRequest = checkout.mode === "request";
  return (
    <div className="grid gap-5">
      {payment?.failure && <Notice tone="bad">{failureInWords(payment.failure)}</Notice>}
      <HeldDates checkout={checkout} now={now} />
      <div className="flex flex-wrap items-center gap-3">
        <Form method="post">
          <SubmitButton intent={isPaid ? "pay" : "book-held"}>
            {isRequest ? "Enter a card for" : isPaid ? "Pay" : "Book for"} {formatMoney(total)}
          </SubmitButton>
        </Form>
        <Form method="post">
          <SubmitButton intent="leave" look="bare">
            Give up {together.length > 0 ? "all of it" : checkout.charter ? "this start" : "these dates"}
          </SubmitButton>
        </Form>
      </div>
      <p className="text-sm text-muted">
        {isRequest
          ? "We send your request as soon as your card is authorized. It's charged only if the host accepts."
          : isPaid
            ? "Your booking is confirmed as soon as you've paid."
            : "No payment needed here. Your booking is confirmed right away."}
      </p>
    </div>
  );
}

function Ended({ checkout }: { checkout: CheckoutView }) {
  const { phase, listing, payment, charter } = checkout;
  const page = href("/properties/:listingId", { listingId: listing.id });
  if (phase === "lost")
    return (
      <>
        <Notice tone="bad">
          {payment?.wasCaptured
            ? `Your payment came after ${charter ? "your time was" : "the dates were"} released. We're refunding it in full.`
            : `Your payment came after ${charter ? "your time was" : "the dates were"} released. You weren't charged.`}
        </Notice>
        <LinkButton to={charter ? `${page}${againQuery(checkout)}` : page} className="justify-self-start">
          {charter ? "Choose another start" : "Choose other dates"}
        </LinkButton>
      </>
    );
  if (phase === "cancelled")
    return (
      <>
        <Notice tone="bad">
          The trip was cancelled while you were paying for it.{" "}
          {payment?.wasCaptured ? "We're refunding your payment in full." : "You weren't charged."}
        </Notice>
        <LinkButton to={`${page}#charters`} className="justify-self-start">
          Choose another start
        </LinkButton>
      </>
    );
  return (
    <>
      {phase === "stopped" ? (
        <Notice tone="bad">
          The payment we received wasn't for the right amount, so we stopped it.{" "}
          {payment?.wasCaptured ? "We're refunding it in full." : "You weren't charged."}
        </Notice>
      ) : (
        <Notice>
          We held {charter ? "it" : "them"} for a while so that you could pay.{" "}
          {payment?.wasCaptured ? "We're refunding your payment in full." : "You weren't charged."} If
          {charter ? " it's still free, you can book it now." : " they're still free, you can book them now."}
        </Notice>
      )}
      <LinkButton
        to={`${charter ? page : href("/properties/:listingId/book", { listingId: listing.id })}${againQuery(checkout)}`}
        className="justify-self-start"
      >
        {charter ? "Check this day again" : "Check these dates again"}
      </LinkButton>
    </>
  );
}

function Policy({ checkout, now }: { checkout: CheckoutView; now: string }) {
  const formats = useFormats();
  return (
    <Section title="What happens next" id="next">
      <p>
        {POLICY_WORDS[checkout.cancellationPolicy].title} policy: {policyForBooking(checkout, new Date(now), formats)}{" "}
        <Link to={href("/cancellation")} className="link">
          How cancelling works
        </Link>
      </p>
    </Section>
  );
}
