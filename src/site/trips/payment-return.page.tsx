import { useEffect } from "react";
import { href, redirect, useRevalidator } from "react-router";
import { bookingError, readCheckout, returnFromPayment } from "../../features/bookings/index.server.ts";
import { planBookedWith } from "../../features/trip-plans/index.server.ts";
import { LinkButton } from "../../ui/button.tsx";
import { PageHeading } from "../../ui/page/page-heading.tsx";
import { Spinner } from "../../ui/spinner.tsx";
import { optionalSection, pageLoader } from "../server/edge.server.ts";
import { metaOf } from "../shell/page-meta.ts";
import { checkoutIdOf } from "./checkout-id.server.ts";
import type { Route } from "./+types/payment-return.page";

export const meta = metaOf({ title: "Checking your payment", description: "We're checking your payment.", hidden: true });

const ASK_EVERY_SECONDS = 3;
const PATIENCE_SECONDS = 60;
const LATE = "This is taking longer than usual. You can leave this page: we'll email you as soon as your bank answers.";

export const loader = pageLoader(async (ctx, { params, url }) => {
  const checkoutId = checkoutIdOf(params);
  await returnFromPayment(ctx, checkoutId);
  const { bookingId, phase, payment } = await readCheckout(ctx, checkoutId);
  if (bookingId) {
    await optionalSection(ctx, () => planBookedWith(ctx, bookingId));
    throw redirect(href("/booking/confirmation/:bookingId", { bookingId }));
  }
  // Who went back without paying has read there why; nobody waits for a bank.
  const isWaiting = phase === "live" && !payment?.failure && !url.searchParams.has("left");
  if (!isWaiting) throw redirect(href("/checkout/:checkoutId", { checkoutId }));
  const since = Number(url.searchParams.get("since")) || ctx.clock.now().getTime();
  const isLate = ctx.clock.now().getTime() - since > PATIENCE_SECONDS * 1000;
  // Without scripts the browser asks again by itself.
  if (!isLate) ctx.request?.reply.set("refresh", `${ASK_EVERY_SECONDS}; url=${url.pathname}?since=${since}`);
  return { checkoutId, isLate };
}, bookingError("booking_load_failed"));

export default function PaymentReturn({ loaderData: { checkoutId, isLate } }: Route.ComponentProps) {
  const { revalidate } = useRevalidator();
  useEffect(() => {
    const timer = setInterval(() => void revalidate(), ASK_EVERY_SECONDS * 1000);
    return () => clearInterval(timer);
  }, [revalidate]);
  return (
    <div className="page grid justify-items-start gap-5 py-12">
      <PageHeading title="We're checking your payment" />
      <Spinner label={isLate ? LATE : "This usually takes a few seconds."} />
      <LinkButton to={href("/checkout/:checkoutId", { checkoutId })} look="quiet">
        Back to your stay
      </LinkButton>
    </div>
  );
}
