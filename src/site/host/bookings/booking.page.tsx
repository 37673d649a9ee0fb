import { BackLink } from "../../../ui/page/back-link.tsx";
import { MessageCircle } from "../../../ui/icons/index.ts";
import { href, Link } from "react-router";
import { z } from "zod";
import { momentInWords } from "../../../features/availability/index.ts";
import { CancelAsHostInput, ChangeRequestPath, SaveNoteInput } from "../../../features/bookings/index.ts";
import {
  bookingError,
  cancelAsHost,
  markNoShow,
  readHostBooking,
  readPassengers,
  saveNote,
  undoNoShow,
  withdrawChangeRequest,
} from "../../../features/bookings/index.server.ts";
import {
  BookingTimeline,
  GuestHeading,
  HostCancelPanel,
  ListingLink,
  NoShowPanel,
  NoteForm,
  OtherStays,
  PassengerRows,
  PayoutCard,
  StayAddress,
  StayFacts,
} from "../../../features/bookings/parts.ts";
import { countBookingMessages } from "../../../features/messages/index.server.ts";
import { ReplyInput, ReviewGuestInput } from "../../../features/reviews/index.ts";
import { guestRating, readStayReviews, replyToReview, reviewGuest } from "../../../features/reviews/index.server.ts";
import { StayReviewPanel } from "../../../features/reviews/parts.ts";
import { countOf } from "../../../platform/words/counts.ts";
import { resultFor } from "../../../ui/forms/form-result.ts";
import { Section } from "../../../ui/page/page-heading.tsx";
import { useFormats } from "../../../ui/time/use-formats.ts";
import { formHandler, pageAction, pageLoader } from "../../server/edge.server.ts";
import { metaOf } from "../../shell/page-meta.ts";
import { answering } from "../../trips/answering.server.ts";
import { bookingIdOf } from "../../trips/booking-id.server.ts";
import { BookingNews } from "../../trips/booking-news.tsx";
import type { Route } from "./+types/booking.page";

export const meta = metaOf({ title: "Booking", description: "A booking at your listing.", hidden: true });

export const loader = pageLoader(async (ctx, { params }) => {
  const id = bookingIdOf(params);
  const details = await readHostBooking(ctx, id);
  const { charter } = details.booking;
  const [rating, messages, reviews, passengers] = await Promise.all([
    guestRating(ctx, details.booking.guest.id),
    countBookingMessages(ctx, id),
    details.booking.phase === "past" ? readStayReviews(ctx, id) : null,
    charter && details.booking.phase !== "cancelled" ? readPassengers(ctx, id) : null,
  ]);
  return { details, rating, messages, reviews, passengers };
}, bookingError("booking_load_failed"));

const Nothing = z.object({});

export const action = pageAction({
  note: formHandler({
    input: SaveNoteInput,
    run: async (ctx, input, { params }) => {
      await saveNote(ctx, bookingIdOf(params), input);
      return { message: "Note saved." };
    },
  }),
  cancel: formHandler({
    input: CancelAsHostInput,
    run: async (ctx, input, { params }) => {
      await cancelAsHost(ctx, bookingIdOf(params), input);
      const { booking } = await readHostBooking(ctx, bookingIdOf(params));
      const [they, are] = booking.charter ? ["The time", "can be booked again"] : ["The nights", "are available again"];
      const stay = booking.charter ? "stays blocked" : "stay blocked";
      return {
        message: `The booking has been cancelled, and your guest gets a full refund. ${they} ${input.nights === "blocked" ? stay : are}.`,
      };
    },
  }),
  withdraw: formHandler({
    input: ChangeRequestPath,
    run: async (ctx, { requestId }) => {
      await withdrawChangeRequest(ctx, requestId);
      return { message: "Suggestion withdrawn. The booking stays as it is." };
    },
  }),
  approve: answering("approved", "The booking has been changed."),
  decline: answering("declined", "You declined the change. The booking stays as it is."),
  "no-show": formHandler({
    input: Nothing,
    run: async (ctx, _input, { params }) => {
      await markNoShow(ctx, bookingIdOf(params));
      return { message: "No-show reported. We told your guest." };
    },
  }),
  "undo-no-show": formHandler({
    input: Nothing,
    run: async (ctx, _input, { params }) => {
      await undoNoShow(ctx, bookingIdOf(params));
      return { message: "This is no longer a no-show. We told your guest." };
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

export default function HostBookingPage({ loaderData, actionData: result }: Route.ComponentProps) {
  const { details, rating, messages, reviews, passengers } = loaderData;
  const { booking } = details;
  const { listing, phase } = booking;
  const formats = useFormats();
  return (
    <div className="grid gap-5 wrap-anywhere">
      <BackLink to={`${href("/host/bookings")}?phase=${phase}`}>Bookings</BackLink>
      <BookingNews booking={booking} result={result} />
      <GuestHeading details={details} rating={rating} />
      <div className="grid items-start gap-5 lg:grid-cols-[minmax(0,1fr)_23rem] lg:grid-rows-[auto_1fr]">
        <div className="lg:col-start-2 lg:row-start-1">
          <PayoutCard details={details} />
        </div>
        <div className="grid gap-5 lg:col-start-1 lg:row-span-2 lg:row-start-1">
          <Section title={booking.charter ? "The trip" : "The stay"} id="stay">
            <StayFacts booking={booking} />
            <StayAddress location={listing.location} />
            <ListingLink listing={listing} />
            {booking.charter?.departureId && (
              <p>
                <Link to={href("/host/departures/:departureId", { departureId: booking.charter.departureId })} className="link">
                  The whole departure, with everybody on board
                </Link>
              </p>
            )}
          </Section>
          {passengers && (
            <Section title="Who's aboard" id="aboard">
              <PassengerRows list={passengers} />
              <p>
                <Link to={href("/host/bookings/:bookingId/manifest", { bookingId: booking.id })} className="link">
                  Passenger list to print
                </Link>
              </p>
            </Section>
          )}
          <NoShowPanel details={details} result={resultFor(result, "no-show") ?? resultFor(result, "undo-no-show")} />
          {reviews && (reviews.isRevealed || reviews.writableUntil) && (
            <Section title="Reviews" id="reviews">
              <StayReviewPanel
                bookingId={booking.id}
                reviews={reviews}
                isBoat={listing.type === "boat"}
                until={reviews.writableUntil && momentInWords(reviews.writableUntil, booking.timeZone, formats)}
                result={result}
              />
            </Section>
          )}
          <NoteForm note={details.note} result={resultFor(result, "note")} />
          <OtherStays details={details} />
          <HostCancelPanel booking={booking} result={resultFor(result, "cancel")} />
        </div>
        <div className="lg:col-start-2 lg:row-start-2">
          <BookingTimeline details={details} messages={<Messages count={messages} />} />
        </div>
      </div>
    </div>
  );
}

const Messages = ({ count }: { count: number }) => (
  <p className="flex items-center gap-3 text-muted">
    <MessageCircle aria-hidden className="size-5 shrink-0" /> {count === 0 ? "No messages yet" : countOf(count, "message")}
  </p>
);
