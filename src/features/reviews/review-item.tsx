import type { ReactNode } from "react";
import { href, Link } from "react-router";
import { monthOfYear } from "../../platform/words/day-words.ts";
import { Avatar } from "../../ui/avatar.tsx";
import { ReviewPhotos } from "./photos/review-photos.tsx";
import { TRAVELER_WORDS } from "./traveler-words.ts";
import type { ReviewView } from "./review.schema.ts";

const monthName = (month: string) => monthOfYear(`${month}-01`);

type Props = { review: ReviewView; listingId: string; about?: ReactNode };

/** One review, with what it is about where that isn't the page's own listing. */
export function ReviewItem({ review, listingId, about }: Props) {
  return (
    <li className="grid content-start gap-2">
      <div className="flex items-center gap-3">
        <Avatar name={review.authorName} url={review.authorAvatarUrl} />
        <div>
          <p className="font-semibold">
            <bdi>{review.authorName}</bdi>
          </p>
          <p className="flex flex-wrap items-center gap-x-2 text-sm text-muted">
            <span className="sr-only">{review.rating} of 5 stars</span>
            <span aria-hidden className="stars" data-stars={review.rating} />
            {monthName(review.month)} · {TRAVELER_WORDS[review.traveler]}
          </p>
        </div>
      </div>
      {about}
      <p className="wrap-anywhere">{review.text}</p>
      {review.photos.length > 0 && <ReviewPhotos id={review.id} photos={review.photos} by={review.authorName} />}
      {review.hostReply && (
        <div className="wrap-anywhere border-l-2 border-sea pl-4 text-sm">
          <p className="font-semibold">Response from the host</p>
          <p>{review.hostReply}</p>
        </div>
      )}
      <p>
        <Link
          to={`${href("/properties/:listingId/report", { listingId })}?review=${review.id}`}
          rel="nofollow"
          className="link text-sm text-muted"
        >
          Report<span className="sr-only"> the review by {review.authorName}</span>
        </Link>
      </p>
    </li>
  );
}
