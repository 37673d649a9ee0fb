import { Star } from "../../ui/icons/index.ts";
import { useEffect, useRef, useState } from "react";
import { href, useFetcher } from "react-router";
import { Button } from "../../ui/button.tsx";
import { CONTROL } from "../../ui/forms/field.tsx";
import { focusRow } from "../../ui/page/show-more.tsx";
import { REVIEW_ORDERS, type ReviewOrder, REVIEWS_PER_PAGE } from "./review.rules.ts";
import { ReviewItem } from "./review-item.tsx";
import type { ReviewPage, ReviewSummary } from "./review.schema.ts";

type Props = { listingId: string; summary: ReviewSummary; first: ReviewPage };

/** Bars for fewer reviews are statistics for their own sake. */
const FEWEST_FOR_BARS = 10;

const ORDER_LABELS: Record<ReviewOrder, string> = { newest: "Most recent", highest: "Highest rated", lowest: "Lowest rated" };

/** Averages, the spread of stars, and the reviews a page at a time. */
export function ReviewList({ listingId, summary, first }: Props) {
  const fetcher = useFetcher<ReviewPage>();
  const [pages, setPages] = useState([first]);
  const [wanted, setWanted] = useState<{ order: string; q: string }>({ order: "newest", q: "" });
  const isMore = useRef(true);
  const isWaiting = useRef(false);
  const search = useRef<HTMLFormElement>(null);
  const list = useRef<HTMLUListElement>(null);
  const firstNew = useRef<number | null>(null);
  useEffect(() => setPages([first]), [first]);
  const { data } = fetcher;
  useEffect(() => {
    // It may be here before the waiting for it was ever drawn.
    isWaiting.current = false;
    if (data) setPages((before) => (before.includes(data) ? before : isMore.current ? [...before, data] : [data]));
  }, [data]);
  const shown = pages.flatMap((page) => page.reviews);
  const count = shown.length;
  useEffect(() => {
    if (firstNew.current === null || count <= firstNew.current) return;
    const row = list.current?.children[firstNew.current];
    if (row instanceof HTMLElement) focusRow(row);
    firstNew.current = null;
  }, [count]);
  useEffect(() => {
    if (fetcher.state === "idle") isWaiting.current = false;
  }, [fetcher.state]);
  const ask = (more: boolean, after?: string) => {
    // The next page of an order that is being left belongs to no list.
    if (more && isWaiting.current) return;
    isWaiting.current = true;
    const fields = new FormData(search.current ?? undefined);
    const asked = { order: String(fields.get("order") ?? "newest"), q: String(fields.get("q") ?? "") };
    isMore.current = more;
    firstNew.current = more ? count : null;
    setWanted(asked);
    void fetcher.load(
      `${href("/properties/:listingId/reviews", { listingId })}?${new URLSearchParams(after ? { ...asked, after } : asked)}`,
    );
  };
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
          {summary.count >= FEWEST_FOR_BARS && <Histogram stars={summary.stars} count={summary.count} />}
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
      {summary.count > REVIEWS_PER_PAGE && (
        <form
          ref={search}
          role="search"
          aria-label="Reviews"
          className="flex max-w-xl flex-wrap gap-3 noscript:hidden"
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
        </form>
      )}
      <p role="status" className="empty:hidden">
        {wanted.q !== "" && fetcher.state === "idle" && shown.length === 0 && `No reviews mention “${wanted.q}”.`}
      </p>
      <ul ref={list} className="grid gap-6 sm:grid-cols-2">
        {shown.map((review) => (
          <ReviewItem key={review.id} review={review} listingId={listingId} />
        ))}
      </ul>
      {next && (
        <p className="noscript:hidden">
          <Button look="quiet" onClick={() => ask(true, next)}>
            {fetcher.state === "idle" ? "Show more reviews" : "Loading..."}
          </Button>
        </p>
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
            <svg viewBox="0 0 100 6" preserveAspectRatio="none" className="h-2 grow rounded-full" aria-hidden>
              <rect width="100" height="6" fill="var(--line)" />
              <rect width={(100 * given) / count} height="6" fill="var(--ember)" />
            </svg>
            <span className="w-8 text-right text-muted">{given}</span>
          </li>
        );
      })}
    </ul>
  );
}
