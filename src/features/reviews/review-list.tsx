import { useRef } from "react";
import { Button } from "../../ui/button.tsx";
import { CONTROL } from "../../ui/forms/field.tsx";
import { REVIEW_ORDERS, type ReviewOrder, REVIEWS_PER_PAGE } from "./review.rules.ts";
import { TRAVELER_WORDS } from "./traveler-words.ts";
import { ReviewFigures } from "./review-figures.tsx";
import { ReviewItem } from "./review-item.tsx";
import type { ReviewPage, ReviewSummary } from "./review.schema.ts";
import { useReviewPages } from "./use-review-pages.ts";

type Props = { listingId: string; summary: ReviewSummary; first: ReviewPage };

const ORDER_LABELS: Record<ReviewOrder, string> = { newest: "Most recent", highest: "Highest rated", lowest: "Lowest rated" };

/** Averages, the spread of stars, and the reviews a page at a time. */
export function ReviewList({ listingId, summary, first }: Props) {
  const search = useRef<HTMLFormElement>(null);
  const list = useRef<HTMLUListElement>(null);
  const { reviews, next, asked, isIdle, ask } = useReviewPages(listingId, first, { search, list });
  if (summary.count === 0) return <p className="text-muted">No reviews yet.</p>;
  return (
    <div className="grid gap-8">
      <ReviewFigures summary={summary} />
      {summary.count > REVIEWS_PER_PAGE && (
        <form
          ref={search}
          role="search"
          aria-label="Reviews"
          className="flex max-w-3xl flex-wrap gap-3 noscript:hidden"
          onSubmit={(event) => {
            event.preventDefault();
            ask(false);
          }}
        >
          <input
            type="search"
            name="q"
            aria-label="Search reviews"
            placeholder="Search reviews"
            maxLength={100}
            className={`${CONTROL} max-w-72 flex-1`}
          />
          <select name="order" aria-label="Sort reviews" className={`${CONTROL} max-w-48`} onChange={() => ask(false)}>
            {REVIEW_ORDERS.map((order) => (
              <option key={order} value={order}>
                {ORDER_LABELS[order]}
              </option>
            ))}
          </select>
          {summary.travelers.length > 1 && (
            <select name="traveler" aria-label="Who traveled" className={`${CONTROL} max-w-48`} onChange={() => ask(false)}>
              <option value="">All travelers</option>
              {summary.travelers.map(({ traveler, count }) => (
                <option key={traveler} value={traveler}>
                  {TRAVELER_WORDS[traveler]} ({count})
                </option>
              ))}
            </select>
          )}
        </form>
      )}
      {summary.mentions.length > 0 && (
        <div role="group" aria-labelledby="review-mentions" className="grid gap-2 noscript:hidden">
          <h3 id="review-mentions" className="font-sans text-base font-semibold">
            What people mention
          </h3>
          <div className="flex flex-wrap gap-2">
            {summary.mentions.map(({ mention, count }) => (
              <button
                key={mention}
                type="button"
                aria-pressed={asked.mention === mention}
                onClick={() => ask(false, undefined, asked.mention === mention ? "" : mention)}
                className="min-h-11 cursor-pointer rounded-full border border-line-mid bg-paper px-4 hover:border-ink aria-pressed:border-sea aria-pressed:bg-sea-wash aria-pressed:text-sea"
              >
                {mention} <span className="numbers text-sm text-muted">{count}</span>
              </button>
            ))}
          </div>
        </div>
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
