import { useEffect, useState } from "react";
import { Link } from "react-router";
import { api, ask } from "../../../platform/api-client.ts";
import { formatMoney, money } from "../../../platform/money.ts";
import type { MapBox } from "../../places/index.ts";
import type { ListingCard, SearchQuery } from "../query/search.schema.ts";
import { writeAddress } from "../query/search-address.ts";
import { listingAddress, shownPrice } from "../results/listing-card.tsx";

/** Addresses have four decimals. */
const SLACK = 0.0001;
const FAILED = "These listings couldn't be loaded. Please try again.";

/** The listings of a cluster that no zoom splits, such as boats in one harbor. */
export function ClusterList({ query, box }: { query: SearchQuery; box: MapBox }) {
  const [cards, setCards] = useState<readonly ListingCard[] | null>(null);
  const [problem, setProblem] = useState("");
  const { west, south, east, north } = box;
  const around = { west: west - SLACK, south: south - SLACK, east: east + SLACK, north: north + SLACK };
  const address = writeAddress({ ...query, box: around }).toString();
  useEffect(() => {
    const asking = new AbortController();
    const params = { query: Object.fromEntries(new URLSearchParams(address)) as object };
    void ask(api.GET("/listings", { params, signal: asking.signal }), FAILED).then((answer) => {
      if (asking.signal.aborted) return;
      setProblem(answer.ok ? "" : answer.refusal.message);
      if (answer.ok) setCards(answer.value.listings);
    });
    return () => asking.abort();
  }, [address]);
  return (
    <div
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it takes the focus before there is a link in it, and scrolls by keys
      tabIndex={0}
      role="region"
      aria-label="Listings here"
      className="max-h-64 overflow-y-auto rounded-md focus-visible:-outline-offset-2"
    >
      {problem ? (
        <p role="alert" className="p-4 text-sm">
          {problem}
        </p>
      ) : (
        <ul aria-busy={cards === null} className="grid min-h-12 p-1.5">
          {cards?.map((card) => (
            <li key={card.id}>
              <Link
                to={listingAddress(card, query)}
                className="flex items-start justify-between gap-3 rounded-md px-3 py-2.5 text-ink no-underline hover:bg-sea-wash"
              >
                <span className="min-w-0 text-sm leading-snug font-medium">{card.title}</span>
                <span className="numbers shrink-0 text-sm font-semibold">{formatMoney(money(shownPrice(card, query.prices)))}</span>
              </Link>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
