import { BadgeCheck, Languages, MessageCircle } from "../../ui/icons/index.ts";
import { href, Link } from "react-router";
import { z } from "zod";
import { givenName } from "../../features/accounts/index.ts";
import { publicProfiles } from "../../features/accounts/index.server.ts";
import { listingError, publishedListings } from "../../features/listings/index.server.ts";
import { responseWords } from "../../features/messages/index.ts";
import { hostResponse } from "../../features/messages/index.server.ts";
import { REVIEWS_PER_PAGE } from "../../features/reviews/index.ts";
import { listHostReviews, ratingOverall } from "../../features/reviews/index.server.ts";
import { ReviewItem } from "../../features/reviews/parts.ts";
import { shownCard } from "../../features/search/index.ts";
import { listingCards } from "../../features/search/index.server.ts";
import { RatingMark } from "../../features/search/parts.ts";
import { countOf } from "../../platform/words/counts.ts";
import { listInWords } from "../../platform/words/list-words.ts";
import { Avatar } from "../../ui/avatar.tsx";
import { PageLinks } from "../../ui/page/page-links.tsx";
import { PageSection } from "../../ui/page/page-section.tsx";
import type { Route } from "./+types/host.page";
import { AskHost } from "./ask-host.tsx";
import { CardGrid } from "./card-grid.tsx";
import { pageLoader } from "../server/edge.server.ts";
import type { PageHandle } from "../server/shared-pages.server.ts";
import { pageMeta, siteOf } from "../shell/page-meta.ts";

export const handle: PageHandle = { shared: true };

const SHOWN_LISTINGS = 12;
const PageNumber = z.coerce.number().int().min(1).max(100_000).catch(1);

export const loader = pageLoader(async (ctx, { params, url }) => {
  const hostId = z.uuid().safeParse(params["hostId"]).data;
  if (!hostId) throw listingError("host_not_found");
  const listings = await publishedListings(ctx, hostId);
  const ids = listings.map(({ id }) => id);
  const [profiles, rating] = await Promise.all([publicProfiles(ctx, [hostId]), ratingOverall(ctx, ids)]);
  const host = profiles.get(hostId);
  if (!host) throw listingError("host_not_found");
  const pages = Math.max(1, Math.ceil(rating.count / REVIEWS_PER_PAGE));
  const page = Math.min(pages, PageNumber.parse(url.searchParams.get("page") ?? 1));
  const [response, reviews, cards] = await Promise.all([
    hostResponse(ctx, hostId),
    listHostReviews(ctx, ids, page),
    listingCards(ctx, { ids: ids.slice(0, SHOWN_LISTINGS), window: null }),
  ]);
  const titles = new Map(listings.map(({ id, title }) => [id, title]));
  return {
    host: { ...host, name: givenName(host.fullName) },
    response,
    rating,
    page,
    pages,
    reviews: reviews.map((review) => ({ review, listing: { id: review.listingId, title: titles.get(review.listingId) ?? "" } })),
    cards: cards.map(shownCard),
    listingCount: ids.length,
  };
});

export const meta: Route.MetaFunction = ({ matches, loaderData }) => {
  if (!loaderData) return [];
  const { host, page } = loaderData;
  const path = href("/hosts/:hostId", { hostId: host.id });
  return pageMeta(siteOf(matches), {
    title: `${host.name}, host since ${host.hostSinceYear}`,
    description: host.bio.slice(0, 155) || `Places and boats hosted by ${host.name}, and what guests say.`,
    path: page === 1 ? path : `${path}?page=${page}`,
  });
};

export default function HostPage({ loaderData }: Route.ComponentProps) {
  const { host, cards, listingCount } = loaderData;
  return (
    <div className="page grid grid-cols-1 gap-10 py-10">
      <HostHeading data={loaderData} />
      <PageSection title={`${host.name}'s listings`} id="listings">
        <CardGrid cards={cards} />
        {listingCount > cards.length && (
          <p>
            <Link
              to={`${href("/search")}?host=${host.id}&name=${encodeURIComponent(host.fullName)}`}
              className="link inline-flex min-h-11 items-center font-medium"
            >
              View all {listingCount}
            </Link>
          </p>
        )}
      </PageSection>
      <HostReviews data={loaderData} />
    </div>
  );
}

type Part = { data: Route.ComponentProps["loaderData"] };

function HostHeading({ data: { host, rating, response, cards } }: Part) {
  return (
    <header className="flex flex-wrap items-start gap-6">
      <Avatar name={host.fullName} url={host.avatarUrl} size="large" />
      <div className="grid min-w-0 max-w-2xl flex-1 basis-64 gap-3">
        <div>
          <h1 className="text-3xl wrap-anywhere">
            <bdi>{host.fullName}</bdi>
          </h1>
          <p className="numbers mt-1 flex flex-wrap items-center gap-x-4 gap-y-1 text-muted">
            <span>Host since {host.hostSinceYear}</span>
            <RatingMark rating={rating.average} count={rating.count} />
          </p>
        </div>
        <ul className="grid gap-2">
          {host.isCertified && (
            <li className="flex gap-2 font-medium text-sea">
              <BadgeCheck aria-hidden className="size-5 shrink-0" /> Certified Host
            </li>
          )}
          <li className="numbers flex gap-2">
            <MessageCircle aria-hidden className="size-5 shrink-0 text-muted" />
            {[`${response.rate}% response rate`, responseWords(response.medianMinutes)].filter(Boolean).join(" · ")}
          </li>
          {host.languages.length > 0 && (
            <li className="flex gap-2">
              <Languages aria-hidden className="size-5 shrink-0 text-muted" /> Speaks {listInWords(host.languages)}
            </li>
          )}
        </ul>
        {host.bio && <p className="wrap-anywhere whitespace-pre-line">{host.bio}</p>}
        <AskHost hostId={host.id} cards={cards} />
      </div>
    </header>
  );
}

function HostReviews({ data: { host, rating, reviews, page, pages } }: Part) {
  return (
    <PageSection title="Reviews" id="reviews" note={rating.count > 0 && countOf(rating.count, "review")}>
      {rating.count === 0 && <p className="text-muted">No reviews yet.</p>}
      <ul className="grid gap-6 sm:grid-cols-2">
        {reviews.map(({ review, listing }) => (
          <ReviewItem
            key={review.id}
            review={review}
            listingId={listing.id}
            about={
              <p className="text-sm wrap-anywhere">
                <Link to={href("/properties/:listingId", { listingId: listing.id })} className="link">
                  {listing.title}
                </Link>
              </p>
            }
          />
        ))}
      </ul>
      <PageLinks
        label="Pages of reviews"
        page={page}
        pages={pages}
        to={(each) => `${href("/hosts/:hostId", { hostId: host.id })}?page=${each}#reviews`}
      />
    </PageSection>
  );
}
