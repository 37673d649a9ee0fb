import { type RefObject, useEffect, useRef, useState } from "react";
import { href, useFetcher } from "react-router";
import { focusRow } from "../../ui/page/show-more.tsx";
import type { ReviewPage } from "./review.schema.ts";

type Lists = { search: RefObject<HTMLFormElement | null>; list: RefObject<HTMLUListElement | null> };

/** The pages of reviews that were asked for, in the order and with the words of the search form; the first new one gets the focus. */
export function useReviewPages(listingId: string, first: ReviewPage, { search, list }: Lists) {
  const { load, state, data } = useFetcher<ReviewPage>();
  const [pages, setPages] = useState([first]);
  const [asked, setAsked] = useState({ order: "newest", q: "", traveler: "", mention: "" });
  const isMore = useRef(true);
  const isWaiting = useRef(false);
  const firstNew = useRef<number | null>(null);
  const reviews = pages.flatMap((page) => page.reviews);
  const count = reviews.length;
  useEffect(() => setPages([first]), [first]);
  useEffect(() => {
    // It may be here before the waiting for it was ever drawn.
    isWaiting.current = false;
    if (data) setPages((before) => (before.includes(data) ? before : isMore.current ? [...before, data] : [data]));
  }, [data]);
  useEffect(() => {
    if (state === "idle") isWaiting.current = false;
  }, [state]);
  useEffect(() => {
    if (firstNew.current === null || count <= firstNew.current) return;
    const row = list.current?.children[firstNew.current];
    if (row instanceof HTMLElement) focusRow(row);
    firstNew.current = null;
  }, [count, list]);

  const ask = (more: boolean, after?: string, mention = asked.mention) => {
    // The next page of an order that is being left belongs to no list.
    if (more && isWaiting.current) return;
    isWaiting.current = true;
    const fields = new FormData(search.current ?? undefined);
    const now = {
      order: String(fields.get("order") ?? "newest"),
      q: String(fields.get("q") ?? ""),
      traveler: String(fields.get("traveler") ?? ""),
      mention,
    };
    isMore.current = more;
    firstNew.current = more ? count : null;
    setAsked(now);
    void load(`${href("/properties/:listingId/reviews", { listingId })}?${new URLSearchParams(after ? { ...now, after } : now)}`);
  };
  return { reviews, next: pages.at(-1)?.next, asked, isIdle: state === "idle", ask };
}
