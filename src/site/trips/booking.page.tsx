import { useSearchParams } from "react-router";
import { stayInWords } from "../../features/availability/index.ts";
import { type AnswerChangeInput, type BookingView, CancelBookingInput, ChangeRequestPath } from "../../features/bookings/index.ts";
import {
  answerChangeRequest,
  bookingError,
  cancelBooking,
  readBooking,
  withdrawChangeRequest,
} from "../../features/bookings/index.server.ts";
import { ChangeRequestCard } from "../../features/bookings/parts.ts";
import { ReplyInput, ReviewGuestInput, ReviewStayInput } from "../../features/reviews/index.ts";
import { readStayReviews, replyToReview, reviewGuest, reviewStay } from "../../features/reviews/index.server.ts";
import { formatMoney, money } from "../../platform/money.ts";
import type { FormResult } from "../../ui/form-result.ts";
import { FormMessage, Notice } from "../../ui/notice.tsx";
import type { Route } from "./+types/booking.page";
import { bookingIdOf } from "./booking-id.server.ts";
import { GuestBooking } from "./guest-booking.tsx";
import { HostBooking } from "./host-booking.tsx";
import { pageAction, formHandler, pageLoader } from "../server/edge.server.ts";
import { metaOf } from "../shell/page-meta.ts";

export const meta = metaOf({ title: "Booking", description: "Booking details.", hidden: true });

export const loader = pageLoader(async (ctx, { params }) => {
  const id = bookingIdOf(params);
  const booking = await readBooking(ctx, id);
  const reviews = booking.phase === "past" && booking.viewer.role !== "support" ? await readStayReviews(ctx, id) : null;
  return { booking, reviews, now: ctx.clock.now().toISOString() };
}, bookingError("booking_load_failed"));

const answering = (answer: AnswerChangeInput["answer"], message: string) =>
  formHandler({
    input: ChangeRequestPath,
    run: async (ctx, { requestId }) => {
      await answerChangeRequest(ctx, requestId, { answer });
      return { message };
    },
  });

export const action = pageAction({
  cancel: formHandler({
    input: CancelBookingInput,
    run: async (ctx, input, { params }) => {
      await cancelBooking(ctx, bookingIdOf(params), input);
      return { message: "The booking has been cancelled." };
    },
  }),
  approve: answering("approved", "The booking has been changed."),
  decline: answering("declined", "You declined the change. The booking stays as it is."),
  withdraw: formHandler({
    input: ChangeRequestPath,
    run: async (ctx, { requestId }) => {
      await withdrawChangeRequest(ctx, requestId);
      return { message: "You withdrew your request. The booking stays as it is." };
    },
  }),
  "review-stay": formHandler({
    input: ReviewStayInput,
    run: async (ctx, input, { params }) => {
      await reviewStay(ctx, bookingIdOf(params), input);
      return { message: "Thanks! Your review was submitted." };
    },
  }),
  "review-guest": formHandler({
    input: ReviewGuestInput,
    run: async (ctx, input, { params }) => {
      await reviewGuest(ctx, bookingIdOf(params), input);
      return { message: "Thanks! Your review was submitted." };
    },
  }),
  reply: formHandler({
    input: ReplyInput,
    run: async (ctx, input, { params }) => {
      await replyToReview(ctx, bookingIdOf(params), input);
      return { message: "Your reply has been posted." };
    },
  }),
});

export default function BookingPage({ loaderData: { booking, reviews, now }, actionData }: Route.ComponentProps) {
  const view = { booking, reviews, now: new Date(now), result: actionData, news: <News booking={booking} result={actionData} /> };
  return booking.viewer.role === "guest" ? <GuestBooking {...view} /> : <HostBooking {...view} />;
}

const News = ({ booking, result }: { booking: BookingView; result: FormResult | undefined }) => (
  <>
    {booking.phase === "cancelled" && <CancelledNotice booking={booking} />}
    <ChangeNews booking={booking} result={result} />
  </>
);

const CHANGE_INTENTS = new Set(["approve", "decline", "withdraw"]);

/** A change that waits for the host, and what has just become of one. */
function ChangeNews({ booking, result }: { booking: BookingView; result: FormResult | undefined }) {
  const [search] = useSearchParams();
  const told = result && CHANGE_INTENTS.has(result.intent) ? result : undefined;
  const made = { intent: "change", ok: true, message: `Your booking has been changed: ${stayInWords(booking)}.` };
  if (booking.changeRequest) return <ChangeRequestCard booking={booking} request={booking.changeRequest} result={told} />;
  return <FormMessage result={told ?? (search.get("change") === "made" && booking.phase !== "cancelled" ? made : undefined)} />;
}

function CancelledNotice({ booking: { viewer, cancelledBy, refundCents, totalCents } }: { booking: BookingView }) {
  const who = cancelledBy === viewer.role ? "You" : cancelledBy === "host" ? "The host" : "The guest";
  const guest = viewer.role === "guest" ? "You" : "The guest";
  const [refund, total] = [formatMoney(money(refundCents)), formatMoney(money(totalCents))];
  return (
    <Notice tone={who === "You" ? "plain" : "bad"}>
      {who} cancelled this booking.{" "}
      {refundCents === 0
        ? "No refund was issued."
        : refundCents === totalCents
          ? `${guest} got a full refund (${refund}).`
          : `${guest} got ${refund} of ${total} back.`}
    </Notice>
  );
}
