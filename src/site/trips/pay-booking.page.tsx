import { Form, href, redirect } from "react-router";
import { z } from "zod";
import { momentInWords, partyOf } from "../../features/availability/index.ts";
import { PriceBreakdown } from "../../features/availability/parts.ts";
import { bookingError, payBalance, readBalance, returnFromBalance } from "../../features/bookings/index.server.ts";
import { CheckoutTrip } from "../../features/bookings/parts.ts";
import { failureInWords } from "../../features/payments/index.ts";
import { paymentSite } from "../../features/payments/index.server.ts";
import { FORM_SITE } from "../../platform/http/security-headers.server.ts";
import { formatMoney, money } from "../../platform/money.ts";
import { SubmitButton } from "../../ui/button.tsx";
import { FormMessage, Notice } from "../../ui/notice.tsx";
import { BackLink } from "../../ui/page/back-link.tsx";
import { PageHeading, Section } from "../../ui/page/page-heading.tsx";
import { useFormats } from "../../ui/time/use-formats.ts";
import { useTimeZone } from "../../ui/time/use-time-zone.ts";
import { formHandler, pageAction, pageLoader } from "../server/edge.server.ts";
import { metaOf } from "../shell/page-meta.ts";
import { bookingIdOf } from "./booking-id.server.ts";
import type { Route } from "./+types/pay-booking.page";

export const meta = metaOf({ title: "Pay for your booking", description: "Pay for your booking another way.", hidden: true });

/** Guests also come back here from paying. */
export const loader = pageLoader(async (ctx, { params }) => {
  const bookingId = bookingIdOf(params);
  await returnFromBalance(ctx, bookingId);
  const balance = await readBalance(ctx, bookingId);
  if (!balance) throw redirect(href("/bookings/:bookingId", { bookingId }));
  const site = paymentSite(ctx.config);
  if (site) ctx.request?.reply.set(FORM_SITE, site);
  return balance;
}, bookingError("booking_load_failed"));

export const action = pageAction({
  pay: formHandler({ input: z.object({}), run: async (ctx, _, { params }) => redirect(await payBalance(ctx, bookingIdOf(params))) }),
});

export default function PayBooking({ loaderData: { booking, owedCents, failure }, actionData }: Route.ComponentProps) {
  const formats = useFormats();
  const timeZone = useTimeZone();
  const amount = formatMoney(money(owedCents));
  const isAllOfIt = owedCents === booking.totalCents;
  const until = booking.paymentDueBy && momentInWords(booking.paymentDueBy, timeZone, formats);
  return (
    <div className="page grid gap-6 py-10">
      <BackLink to={href("/bookings/:bookingId", { bookingId: booking.id })}>Booking</BackLink>
      <PageHeading title="Pay for your booking" />
      {actionData && <FormMessage result={actionData} />}
      <div className="grid items-start gap-6 lg:grid-cols-[minmax(0,1fr)_23rem]">
        <div className="card grid gap-6 p-5 sm:p-7">
          {failure && <Notice tone="bad">{failureInWords(failure)}</Notice>}
          <Notice tone="attention">
            We couldn't charge your card {amount}. Please pay by {until}. {isAllOfIt && "If you don't, we have to cancel your booking."}
          </Notice>
          <Form method="post">
            <SubmitButton intent="pay">Pay {amount}</SubmitButton>
          </Form>
          <CheckoutTrip
            listing={booking.listing}
            hostName={booking.host.fullName}
            times={booking}
            stay={booking}
            party={partyOf(booking)}
          />
        </div>
        <Section title="Price" id="price">
          <PriceBreakdown quote={booking.quote} />
        </Section>
      </div>
    </div>
  );
}
