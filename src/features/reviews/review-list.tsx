import { useRef } from "react";
import { Button } from "../../ui/button.tsx";
import { REVIEWS_PER_PAGE } from "./review.rules.ts";
import { Mentions, ReviewSearch } from "./review-search.tsx";
import { ReviewFigures } from "./review-figures.tsx";
import { ReviewItem } from "./review-item.tsx";
import type { ReviewPage, ReviewSummary } from "./review.schema.ts";
import { useReviewPages } from "./use-review-pages.ts";

type Props = { listingId: string; summary: ReviewSummary; first: ReviewPage };

/** Averages, the spread of stars, and the reviews a page at a time. */
export function ReviewList({ listingId, summary, first }: Props) {
  const search = useRef<HTMLFormElement>(null);
  const list = useRef<HTMLUListElement>(null);
  const { reviews, next, asked, isIdle, ask } = useReviewPages(listingId, first, { search, list });
  if (summary.count === 0) return <p className="text-muted">No reviews yet.</p>;
  return (
    <div className="grid gap-8">
      <ReviewFigures summary={summary} />
      {summary.count > REVIEWS_PER_PAGE && <ReviewSearch search={search} travelers={summary.travelers} onAsk={() => ask(false)} />}
      {summary.mentions.length > 0 && (
        <Mentions mentions={summary.mentions} chosen={asked.mention} onChoose={(mention) => ask(false, undefined, mention)} />
      )}
      <p role="status" className="empty:hidden">
        {isIdle && reviews.length === 0 && (asked.q ? `No reviews mention “${asked.q}”.` : "No reviews match. Try other filters.")}
      </p>
      <ul ref={list} className="grid gap-6 sm:grid-cols-2">
        {reviews.map((review) => (
          <ReviewItem key={review.id} review={review} listingId={listingId} />
        ))}
      </ul>
      {next && (
        <p className="noscript:hidden">
          <Button look="quiet" onClick={() => ask(true, next)}>
            {isIdle ? "Show more reviews" : "Loading..."}
          </Button>
        </p>
      )}
    </div>
  );
}
