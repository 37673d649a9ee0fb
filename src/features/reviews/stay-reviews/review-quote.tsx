import { Star } from "../../../ui/icons/index.ts";
import type { ReviewGuestInput, StayReview } from "./stay-review.schema.ts";

/** A guest's review of a stay, with the host's reply. */
export function ReviewQuote({ review: { rating, text, hostReply } }: { review: StayReview }) {
  return (
    <div className="grid gap-2">
      <p className="flex items-center gap-3 font-semibold">
        What the guest said <Stars count={rating} />
      </p>
      <p className="wrap-anywhere whitespace-pre-line">{text}</p>
      {hostReply && (
        <p className="border-l-2 border-line pl-4 wrap-anywhere whitespace-pre-line text-muted">Response from the host: {hostReply}</p>
      )}
    </div>
  );
}

export function SaidOfGuest({ review: { rating, text }, side }: { review: ReviewGuestInput; side: "guest" | "host" }) {
  return (
    <div className="grid gap-2">
      <p className="flex items-center gap-3 font-semibold">
        {side === "host" ? "What you said about the guest" : "What your host said about you"} <Stars count={rating} />
      </p>
      <p className="wrap-anywhere whitespace-pre-line">{text}</p>
    </div>
  );
}

const Stars = ({ count }: { count: number }) => (
  <span className="numbers inline-flex items-center gap-1 font-normal">
    <Star aria-hidden className="size-4 fill-ember text-ember" /> {count}
    <span className="sr-only"> of 5 stars</span>
  </span>
);
