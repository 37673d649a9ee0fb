import { useViewTransitionState } from "react-router";
import { formatMoney, money } from "../../platform/money.ts";
import { Link } from "../../ui/link.tsx";
import { Star } from "../../ui/marks.tsx";
import { ListingPhoto } from "../listings/parts.ts";
import { SaveButton } from "../saved/parts.ts";
import type { ListingCard as Card } from "./search.schema.ts";

type Props = {
  card: Card;
  /** The stay to carry along to the listing's page. */
  search?: string;
  sizes: string;
  priority?: boolean;
  /** Said at the card's foot, where a row of cards wants it. */
  action?: string;
  onActivate?: (id: string | null) => void;
  isActive?: boolean;
  /** Whether its photo grows into the listing's first one; not on a page that shows such a one already. */
  travels?: boolean;
};

/** A listing among others. The whole card is one link; the heart is on the photo. */
export function ListingCard({ card, search = "", sizes, priority = false, action, onActivate, isActive = false, travels = true }: Props) {
  const isTravelling = useViewTransitionState(`/properties/${card.id}`);
  return (
    <article
      className={`card group relative flex flex-col overflow-hidden transition-colors duration-150 hover:border-sea has-[a:focus-visible]:outline-3 has-[a:focus-visible]:outline-offset-2 has-[a:focus-visible]:outline-sea ${isActive ? "border-sea" : ""}`}
      onPointerEnter={() => onActivate?.(card.id)}
      onPointerLeave={() => onActivate?.(null)}
      onFocus={() => onActivate?.(card.id)}
      onBlur={() => onActivate?.(null)}
    >
      {card.cover ? (
        <ListingPhoto photo={card.cover} sizes={sizes} priority={priority} isTravelling={travels && isTravelling} className="aspect-4/3" />
      ) : (
        <div className="aspect-4/3 bg-sand-deep" />
      )}
      <div className="absolute top-3 right-3 z-10">
        <SaveButton listingId={card.id} title={card.title} look="heart" />
      </div>
      <div className="flex grow flex-col gap-1 p-4">
        <p className="truncate text-sm text-muted">
          {card.city}, {card.country}
        </p>
        <h3 className="font-sans text-lg leading-snug font-semibold tracking-normal">
          <Link
            to={`/properties/${card.id}${search}`}
            prefetch="intent"
            viewTransition={travels}
            className="inline-block py-0.5 text-ink no-underline outline-none after:absolute after:inset-0 group-hover:text-sea"
          >
            {card.title}
          </Link>
        </h3>
        <div className="mt-auto flex flex-wrap items-baseline justify-between gap-x-3 pt-1">
          <PriceLine card={card} />
          <RatingMark rating={card.rating} count={card.reviewCount} />
        </div>
        {action && (
          <span aria-hidden className="pt-1 font-semibold text-sea group-hover:underline">
            {action}
          </span>
        )}
      </div>
    </article>
  );
}

/** The all-in price for the dates, or the nightly price without any. */
function PriceLine({ card }: { card: Pick<Card, "nightlyPriceCents" | "stay"> }) {
  const nightly = formatMoney(money(card.nightlyPriceCents));
  return (
    <p className="numbers">
      {card.stay ? (
        <>
          <strong>{formatMoney(money(card.stay.totalCents))}</strong>{" "}
          <span className="text-sm text-muted">in all for {card.stay.nights === 1 ? "1 night" : `${card.stay.nights} nights`}</span>
        </>
      ) : (
        <>
          <strong>{nightly}</strong> <span className="text-sm text-muted">per night</span>
        </>
      )}
    </p>
  );
}

export function RatingMark({ rating, count }: { rating: number | null; count: number }) {
  if (rating === null) return <span className="shrink-0 rounded-full bg-sea-wash px-2.5 py-0.5 text-sm font-medium text-sea">New</span>;
  return (
    <span className="numbers inline-flex shrink-0 items-center gap-1 text-sm text-ink">
      <Star className="size-4 fill-ember text-ember" />
      <span className="sr-only">Rated </span>
      {rating.toFixed(1)}
      <span className="text-muted">
        ({count}
        <span className="sr-only"> reviews</span>)
      </span>
    </span>
  );
}
