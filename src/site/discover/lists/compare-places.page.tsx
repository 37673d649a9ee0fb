import { href, Link } from "react-router";
import { stayInWords } from "../../../features/availability/index.ts";
import { requireActor } from "../../../features/accounts/index.server.ts";
import { readListing } from "../../../features/listings/index.server.ts";
import { chooseCompared, SavedListPath, TOO_MANY_COMPARED } from "../../../features/saved/index.ts";
import { myList } from "../../../features/saved/index.server.ts";
import { type Compared, CompareTable } from "../../../features/saved/parts.ts";
import type { ShownCard } from "../../../features/search/index.ts";
import { rememberedCards } from "../../../features/search/index.server.ts";
import { listingAddress, PriceLine, RatingMark } from "../../../features/search/parts.ts";
import { AppError, requestError } from "../../../platform/errors.ts";
import { ArrowLeft, Plus } from "../../../ui/icons/index.ts";
import { LinkButton } from "../../../ui/button.tsx";
import { Notice } from "../../../ui/notice.tsx";
import { PageHeading } from "../../../ui/page/page-heading.tsx";
import type { Route } from "./+types/compare-places.page";
import { pageLoader } from "../../server/edge.server.ts";
import { metaOf } from "../../shell/page-meta.ts";

export const meta = metaOf({ title: "Compare places", description: "Places of one of your lists side by side.", hidden: true });

export const loader = pageLoader(async (ctx, { params, url }) => {
  requireActor(ctx);
  const path = SavedListPath.safeParse(params);
  if (!path.success) throw requestError("not_found");
  const list = await myList(ctx, path.data);
  const cards = await rememberedCards(ctx, list.listingIds, list.stay);
  const open = cards.filter(({ offer }) => offer === "open");
  const { ids, isTooMany } = chooseCompared(
    open.map(({ id }) => id),
    url.searchParams.getAll("with"),
  );
  const listings = await Promise.all(
    ids.map((id) =>
      readListing(ctx, id).catch((error: unknown) => {
        // Paused since the cards were read.
        if (error instanceof AppError && error.status === 404) return null;
        throw error;
      }),
    ),
  );
  return { list, cards: open, listings: listings.filter((listing) => listing !== null), isTooMany };
});

export default function ComparePlaces({ loaderData: { list, cards, listings, isTooMany } }: Route.ComponentProps) {
  const ids = listings.map(({ id }) => id);
  const others = cards.filter(({ id }) => !ids.includes(id));
  const back = href("/saved-properties/:savedListId", { savedListId: list.id });
  const address = (compared: string[]) =>
    `${href("/saved-properties/:savedListId/compare", { savedListId: list.id })}?${new URLSearchParams(compared.map((id) => ["with", id])).toString()}`;
  const compared: Compared[] = [];
  for (const listing of listings) {
    const card = cards.find(({ id }) => id === listing.id);
    const rest = ids.filter((id) => id !== listing.id);
    if (!card) continue;
    compared.push({
      listing,
      to: listingAddress(card, list.stay ? { guests: list.stay.guests } : {}),
      without: rest.length > 0 ? address(rest) : null,
      price: <Price card={card} />,
      rating: <RatingMark rating={card.rating} count={card.reviewCount} />,
    });
  }
  return (
    <div className="page grow py-12">
      <Link to={back} className="link mb-3 inline-flex min-h-11 items-center gap-1.5 font-medium">
        <ArrowLeft aria-hidden className="size-4.5" /> <bdi>{list.name}</bdi>
      </Link>
      <PageHeading title="Compare places">
        {list.stay ? stayInWords(list.stay) : "Prices are per night. Choose dates on the list."}
      </PageHeading>
      {isTooMany && (
        <div role="alert" className="mb-6">
          <Notice tone="attention">{TOO_MANY_COMPARED}</Notice>
        </div>
      )}
      {others.length > 0 && (
        <nav aria-label="Add a place" className="mb-6 flex flex-wrap items-center gap-2">
          {others.map(({ id, title }) => (
            <Link
              key={id}
              to={address([...ids, id])}
              preventScrollReset
              className="inline-flex min-h-11 max-w-full items-center gap-1.5 rounded-full border border-line-mid bg-paper px-4 text-ink no-underline hover:border-ink"
            >
              <Plus aria-hidden className="size-4 shrink-0" />
              <span className="sr-only">Add </span>
              <bdi className="truncate">{title}</bdi>
            </Link>
          ))}
        </nav>
      )}
      {listings.length === 0 ? (
        <div className="card grid justify-items-start gap-4 p-8">
          <p className="text-muted">There is nothing to compare on this list yet.</p>
          <LinkButton to={back}>Back to the list</LinkButton>
        </div>
      ) : (
        <CompareTable places={compared} />
      )}
    </div>
  );
}

const Price = ({ card }: { card: ShownCard }) => (
  <>
    <PriceLine card={card} prices="total" namesDates={false} />
    {card.refusal && <p className="text-sm font-medium text-ember-text">{card.refusal}</p>}
  </>
);
