import { href, redirect } from "react-router";
import { z } from "zod";
import { readStayArrival, showArrival } from "../../features/arrival/index.server.ts";
import { CancelBookingInput, ChangeRequestPath, TypedPassengers } from "../../features/bookings/index.ts";
import {
  bookingError,
  cancelBooking,
  payAgreedChange,
  readBooking,
  readPassengers,
  savePassengers,
  withdrawChangeRequest,
} from "../../features/bookings/index.server.ts";
import { paymentSite } from "../../features/payments/index.server.ts";
import { ReviewStayInput } from "../../features/reviews/index.ts";
import { readStayReviews, reviewStay } from "../../features/reviews/index.server.ts";
import { TripPlanPath } from "../../features/trip-plans/index.ts";
import { addToPlan, plansAround, startPlan } from "../../features/trip-plans/index.server.ts";
import { FORM_SITE } from "../../platform/http/security-headers.server.ts";
import type { Route } from "./+types/booking.page";
import { answering } from "./answering.server.ts";
import { bookingIdOf } from "./booking-id.server.ts";
import { BookingNews } from "./booking-news.tsx";
import { GuestBooking } from "./guest-booking.tsx";
import { SupportBooking } from "./support-booking.tsx";
import { formHandler, optionalSection, pageAction, pageLoader } from "../server/edge.server.ts";
import { metaOf } from "../shell/page-meta.ts";

export const meta = metaOf({ title: "Booking", description: "Booking details.", hidden: true });

/** Hosts have a page of their own for it. */
export const loader = pageLoader(async (ctx, { params }) => {
  const bookingId = bookingIdOf(params);
  const booking = await readBooking(ctx, bookingId);
  if (booking.viewer.role === "host") throw redirect(href("/host/bookings/:bookingId", { bookingId }));
  const site = booking.changeRequest && paymentSite(ctx.config);
  if (site) ctx.request?.reply.set(FORM_SITE, site);
  const isGuest = booking.viewer.role === "guest";
  const [reviews, passengers, arrival] = await Promise.all([
    booking.phase === "past" && isGuest ? readStayReviews(ctx, bookingId) : null,
    booking.charter && booking.phase !== "cancelled" && isGuest ? readPassengers(ctx, bookingId) : null,
    booking.phase !== "cancelled" && isGuest ? readStayArrival(ctx, bookingId) : null,
  ]);
  const isAhead = booking.phase === "upcoming" || booking.phase === "current";
  const plans = isGuest && isAhead ? await optionalSection(ctx, () => plansAround(ctx, bookingId)) : null;
  return { booking, reviews, passengers, plans, arrival: arrival && showArrival(arrival), now: ctx.clock.now().toISOString() };
}, bookingError("booking_load_failed"));

export const action = pageAction({
  cancel: formHandler({
    input: CancelBookingInput,
    run: async (ctx, input, { params }) => {
      await cancelBooking(ctx, bookingIdOf(params), input);
      return { message: "The booking has been cancelled." };
    },
  }),
  passengers: formHandler({
    input: TypedPassengers,
    run: async (ctx, input, { params }) => {
      await savePassengers(ctx, bookingIdOf(params), input);
      return { message: "Your list is saved. Your host can see it." };
    },
  }),
  withdraw: formHandler({
    input: ChangeRequestPath,
    run: async (ctx, { requestId }) => {
      await withdrawChangeRequest(ctx, requestId);
      return { message: "You withdrew your request. The booking stays as it is." };
    },
  }),
  approve: answering("approved", "Your booking has been changed."),
  decline: answering("declined", "You declined the change. Your booking stays as it is."),
  "pay-change": formHandler({
    input: ChangeRequestPath,
    run: async (ctx, { requestId }) => redirect(await payAgreedChange(ctx, requestId)),
  }),
  "plan-trip": formHandler({
    input: z.object({}),
    run: async (ctx, _, { params }) => redirect(href("/trip-plans/:planId", await startPlan(ctx, { bookingId: bookingIdOf(params) }))),
  }),
  "add-to-plan": formHandler({
    input: TripPlanPath,
    run: async (ctx, { planId }, { params }) => {
      await addToPlan(ctx, planId, bookingIdOf(params));
      return redirect(href("/trip-plans/:planId", { planId }));
    },
  }),
  "review-stay": formHandler({
    input: ReviewStayInput,
    run: async (ctx, input, { params }) => {
      await reviewStay(ctx, bookingIdOf(params), input);
      return { message: "Thanks! Your review was submitted." };
    },
  }),
});

export default function BookingPage({ loaderData, actionData }: Route.ComponentProps) {
  const { booking, reviews, passengers, plans, arrival, now } = loaderData;
  const news = <BookingNews booking={booking} result={actionData} />;
  return booking.viewer.role === "guest" ? (
    <GuestBooking
      booking={booking}
      reviews={reviews}
      passengers={passengers}
      plans={plans}
      arrival={arrival}
      now={new Date(now)}
      result={actionData}
      news={news}
    />
  ) : (
    <SupportBooking booking={booking} news={news} />
  );
}
