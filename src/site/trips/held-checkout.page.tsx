import { Form, href, Link, redirect } from "react-router";
import { z } from "zod";
import { partyOf } from "../../features/availability/index.ts";
import { PriceBreakdown } from "../../features/availability/parts.ts";
import { againQuery, type CheckoutView } from "../../features/bookings/index.ts";
import {
  bookingError,
  extendCheckout,
  leaveCheckout,
  payCheckout,
  readCheckout,
  withdrawRequest,
} from "../../features/bookings/index.server.ts";
import { AskedRequest, CheckoutTrip, EndedRequest, HeldDates, policyForBooking } from "../../features/bookings/parts.ts";
import { POLICY_WORDS } from "../../features/listings/index.ts";
import { failureInWords } from "../../features/payments/index.ts";
import { paymentSite } from "../../features/payments/index.server.ts";
import { FORM_SITE } from "../../platform/http/security-headers.server.ts";
import { formatMoney } from "../../platform/money.ts";
import { LinkButton, SubmitButton } from "../../ui/button.tsx";
import { FormMessage, Notice } from "../../ui/notice.tsx";
import { PageHeading, Section } from "../../ui/page/page-heading.tsx";
import { useFormats } from "../../ui/time/use-formats.ts";
import { shownNearby } from "../../features/search/index.ts";
import { nearbyListings } from "../../features/search/index.server.ts";
import { NearbySection } from "../../features/search/parts.ts";
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
  return { checkout, similar, now: ctx.clock.now().toISOString() };
}, bookingError("booking_load_failed"));

const Nothing = z.object({});

export const action = pageAction({
  pay: formHandler({ input: Nothing, run: async (ctx, _, { params }) => redirect(await payCheckout(ctx, checkoutIdOf(params))) }),
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
      const { listing } = await readCheckout(ctx, checkoutIdOf(params));
      await leaveCheckout(ctx, checkoutIdOf(params));
      return redirect(href("/properties/:listingId", { listingId: listing.id }));
    },
  }),
});

export default function HeldCheckout({ loaderData, actionData }: Route.ComponentProps) {
  const { checkout, similar, now } = loaderData;
  return (
    <div className="page grid gap-6 py-10">
      <PageHeading title={headingOf(checkout)} />
      {actionData && <FormMessage result={actionData} />}
      <div className="grid items-start gap-6 lg:grid-cols-[minmax(0,1fr)_23rem]">
        <div className="card grid gap-6 p-5 sm:p-7">
          <State checkout={checkout} now={now} />
          <CheckoutTrip
            listing={checkout.listing}
            hostName={checkout.hostName}
            times={checkout}
            stay={checkout}
            party={partyOf(checkout)}
          />
        </div>
        <div className="grid gap-6 lg:sticky lg:top-24">
          <Section title="Price" id="price">
            <PriceBreakdown quote={checkout.quote} />
          </Section>
          {checkout.phase === "live" && <Policy checkout={checkout} now={now} />}
        </div>
      </div>
      <NearbySection type={checkout.listing.type} nearby={similar} sizes={CARD_SIZES.four} />
    </div>
  );
}

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

function headingOf({ phase, mode, charter }: CheckoutView): string {
  if (phase === "live" && mode === "request") return "Authorize your card";
  return (charter && CHARTER_HEADINGS[phase]) ?? HEADINGS[phase];
}

function State({ checkout, now }: { checkout: CheckoutView; now: string }) {
  switch (checkout.phase) {
    case "live":
      return <Payment checkout={checkout} now={now} />;
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

function Payment({ checkout, now }: { checkout: CheckoutView; now: string }) {
  const { payment, quote } = checkout;
  const isRequest = checkout.mode === "request";
  return (
    <div className="grid gap-5">
      {payment?.failure && <Notice tone="bad">{failureInWords(payment.failure)}</Notice>}
      <HeldDates checkout={checkout} now={now} />
      <div className="flex flex-wrap items-center gap-3">
        <Form method="post">
          <SubmitButton intent="pay">
            {isRequest ? "Enter a card for" : "Pay"} {formatMoney(quote.total)}
          </SubmitButton>
        </Form>
        <Form method="post">
          <SubmitButton intent="leave" look="bare">
            Give up {checkout.charter ? "this start" : "these dates"}
          </SubmitButton>
        </Form>
      </div>
      <p className="text-sm text-muted">
        {isRequest
          ? "We send your request as soon as your card is authorized. It's charged only if the host accepts."
          : "Your booking is confirmed as soon as you've paid."}
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
