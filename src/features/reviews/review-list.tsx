import { Star } from "lucide-react";
import { useEffect, useState } from "react";
import { href, useFetcher } from "react-router";
import { monthOfYear } from "../../platform/day-words.ts";
import { Avatar } from "../../ui/avatar.tsx";
import { Button } from "../../ui/button.tsx";
import type { ReviewPage, ReviewSummary, ReviewView } from "./review.schema.ts";

type Props = { listingId: string; summary: ReviewSummary; first: ReviewPage };

const monthName = (month: string) => monthOfYear(`${month}-01`);

/** Averages, the spread of stars, and the reviews a page at a time. */
export function ReviewList({ listingId, summary, first }: Props) {
  const fetcher = useFetcher<ReviewPage>();
  const [pages, setPages] = useState([first]);
  useEffect(() => setPages([first]), [first]);
  useEffect(() => {
    if (fetcher.data)
      setPages((before) => (before.includes(fetcher.data as ReviewPage) ? before : [...before, fetcher.data as ReviewPage]));
  }, [fetcher.data]);
  const next = pages.at(-1)?.next;
  if (summary.count === 0) return <p className="text-muted">No reviews yet.</p>;
  return (
    <div className="grid gap-8">
      <div className="grid gap-8 sm:grid-cols-2">
        <div className="grid content-start gap-3">
          <p className="numbers flex items-center gap-2 font-serif text-3xl font-semibold">
            <Star aria-hidden className="size-7 fill-ember text-ember" />
            {summary.average?.toFixed(1)}
            <span className="font-sans text-base font-normal text-muted">
              {summary.count === 1 ? "1 review" : `${summary.count} reviews`}
            </span>
          </p>
          <Histogram stars={summary.stars} count={summary.count} />
        </div>
        <dl className="numbers grid content-start gap-1.5">
          {summary.parts.map(({ label, average }) => (
            <div key={label} className="flex justify-between gap-4 border-b border-line py-1">
              <dt>{label}</dt>
              <dd className="font-medium">{average.toFixed(1)}</dd>
            </div>
          ))}
        </dl>
      </div>
      <ul className="grid gap-6 sm:grid-cols-2">
        {pages
          .flatMap((page) => page.reviews)
          .map((review) => (
            <Review key={review.id} review={review} />
          ))}
      </ul>
      {next && (
        <fetcher.Form method="get" action={href("/properties/:listingId/reviews", { listingId })}>
          <input type="hidden" name="after" value={next} />
          <Button type="submit" look="quiet">
            {fetcher.state === "idle" ? "Show more reviews" : "Loading..."}
          </Button>
        </fetcher.Form>
      )}
    </div>
  );
}

function Histogram({ stars, count }: { stars: number[]; count: number }) {
  return (
    <ul className="numbers grid gap-1 text-sm">
      {[5, 4, 3, 2, 1].map((star) => {
        const given = stars[star - 1] ?? 0;
        return (
          <li key={star} className="flex items-center gap-3">
            <span className="w-14">{star === 1 ? "1 star" : `${star} stars`}</span>
            <svg viewBox="0 0 100 6" preserveAspectRatio="none" className="h-2 grow" aria-hidden>
              <rect width="100" height="6" rx="3" fill="var(--line)" />
              <rect width={(100 * given) / count} height="6" rx="3" fill="var(--ember)" />
            </svg>
            <span className="w-8 text-right text-muted">{given}</span>
          </li>
        );
      })}
    </ul>
  );
}

function Review({ review }: { review: ReviewView }) {
  return (
    <li className="grid content-start gap-2">
      <div className="flex items-center gap-3">
        <Avatar name={review.authorName} url={review.authorAvatarUrl} />
        <div>
          <p className="font-semibold">{review.authorName}</p>
          <p className="numbers text-sm text-muted">
            {review.rating} of 5 stars · {monthName(review.month)}
          </p>
        </div>
      </div>
      <p className="wrap-anywhere">{review.text}</p>
      {review.hostReply && (
        <div className="wrap-anywhere border-l-2 border-sea pl-4 text-sm">
          <p className="font-semibold">Response from the host</p>
          <p>{review.hostReply}</p>
        </div>
      )}
    </li>
  );
}
