import { Form, href, Link, redirect } from "react-router";
import { z } from "zod";
import { partyOf } from "../../features/availability/index.ts";
import { PriceBreakdown } from "../../features/availability/parts.ts";
import type { CheckoutView } from "../../features/bookings/index.ts";
import { bookingError, extendCheckout, leaveCheckout, payCheckout, readCheckout } from "../../features/bookings/index.server.ts";
import { CheckoutTrip, HeldDates, policyForStay } from "../../features/bookings/parts.ts";
import { POLICY_WORDS } from "../../features/listings/index.ts";
import { failureInWords } from "../../features/payments/index.ts";
import { paymentSite } from "../../features/payments/index.server.ts";
import { FORM_SITE } from "../../platform/http/security-headers.server.ts";
import { formatMoney } from "../../platform/money.ts";
import { LinkButton, SubmitButton } from "../../ui/button.tsx";
import { FormMessage, Notice } from "../../ui/notice.tsx";
import { PageHeading, Section } from "../../ui/page/page-heading.tsx";
import { useFormats } from "../../ui/time/use-formats.ts";
import { formHandler, pageAction, pageLoader } from "../server/edge.server.ts";
import { metaOf } from "../shell/page-meta.ts";
import type { Route } from "./+types/held-checkout.page";
import { checkoutIdOf } from "./checkout-id.server.ts";

export const meta = metaOf({ title: "Pay for your stay", description: "Your dates are held while you pay.", hidden: true });

export const loader = pageLoader(async (ctx, { params }) => {
  const checkout = await readCheckout(ctx, checkoutIdOf(params));
  if (checkout.bookingId) throw redirect(href("/booking/confirmation/:bookingId", { bookingId: checkout.bookingId }));
  const site = paymentSite(ctx.config);
  if (site) ctx.request?.reply.set(FORM_SITE, site);
  return { checkout, now: ctx.clock.now().toISOString() };
}, bookingError("booking_load_failed"));

const Nothing = z.object({});

export const action = pageAction({
  pay: formHandler({ input: Nothing, run: async (ctx, _, { params }) => redirect(await payCheckout(ctx, checkoutIdOf(params))) }),
  extend: formHandler({
    input: Nothing,
    run: async (ctx, _, { params }) => {
      await extendCheckout(ctx, checkoutIdOf(params));
      return { message: "Your dates are held 10 minutes longer." };
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
  const { checkout, now } = loaderData;
  return (
    <div className="page grid gap-6 py-10">
      <PageHeading title={HEADINGS[checkout.phase]} />
      {actionData && <FormMessage result={actionData} />}
      <div className="grid items-start gap-6 lg:grid-cols-[minmax(0,1fr)_23rem]">
        <div className="card grid gap-6 p-5 sm:p-7">
          {checkout.phase === "live" ? <Payment checkout={checkout} now={now} /> : <Ended checkout={checkout} />}
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
    </div>
  );
}

const HEADINGS: Record<CheckoutView["phase"], string> = {
  live: "Pay for your stay",
  asked: "Waiting for your host",
  over: "Your dates aren't held any more",
  booked: "Booking Confirmed",
  lost: "Your dates were just booked by someone else",
};

function Payment({ checkout, now }: { checkout: CheckoutView; now: string }) {
  const { payment, quote } = checkout;
  return (
    <div className="grid gap-5">
      {payment?.failure && <Notice tone="bad">{failureInWords(payment.failure)}</Notice>}
      <HeldDates checkout={checkout} now={now} />
      <div className="flex flex-wrap items-center gap-3">
        <Form method="post">
          <SubmitButton intent="pay">Pay {formatMoney(quote.total)}</SubmitButton>
        </Form>
        <Form method="post">
          <SubmitButton intent="leave" look="bare">
            Give up these dates
          </SubmitButton>
        </Form>
      </div>
      <p className="text-sm text-muted">Your booking is confirmed as soon as you've paid.</p>
    </div>
  );
}

function Ended({ checkout }: { checkout: CheckoutView }) {
  const { phase, listing, payment } = checkout;
  const search = new URLSearchParams({ checkIn: checkout.checkIn, checkOut: checkout.checkOut, guests: String(checkout.guests) });
  const page = href("/properties/:listingId", { listingId: listing.id });
  if (phase === "lost")
    return (
      <>
        <Notice tone="bad">
          {payment?.wasCaptured
            ? "Your payment came after the dates were released. We're refunding it in full."
            : "Your payment came after the dates were released. You weren't charged."}
        </Notice>
        <LinkButton to={page} className="justify-self-start">
          Choose other dates
        </LinkButton>
      </>
    );
  return (
    <>
      <Notice>We held them for a while so that you could pay. You weren't charged. If they're still free, you can book them now.</Notice>
      <LinkButton to={`${page}/book?${search}`} className="justify-self-start">
        Check these dates again
      </LinkButton>
    </>
  );
}

function Policy({ checkout, now }: { checkout: CheckoutView; now: string }) {
  const formats = useFormats();
  const { cancellationPolicy, timeZone, quote, beginsAt } = checkout;
  const stay = { cancellationPolicy, timeZone, beginsAt: new Date(beginsAt), serviceFee: quote.serviceFee };
  return (
    <Section title="What happens next" id="next">
      <p>
        {POLICY_WORDS[cancellationPolicy].title} policy: {policyForStay(stay, new Date(now), formats)}{" "}
        <Link to={href("/cancellation")} className="link">
          How cancelling works
        </Link>
      </p>
    </Section>
  );
}
