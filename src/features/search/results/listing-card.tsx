import { href, Link, useViewTransitionState } from "react-router";
import { formatMoney, money } from "../../../platform/money.ts";
import { countOf } from "../../availability/index.ts";
import { ListingPhoto } from "../../listings/parts.ts";
import { SaveButton } from "../../saved/parts.ts";
import { ClosedCard } from "./closed-card.tsx";
import type { ShownCard } from "./shown-card.ts";

type Props = {
  card: ShownCard;
  /** The query string with the stay, for the link to the listing's page. */
  search?: string;
  sizes: string;
  priority?: boolean;
  /** A text at the bottom of the card, such as "View Details". */
  action?: string;
  onActivate?: (id: string | null) => void;
  isActive?: boolean;
  /** Whether the photo morphs into the listing page's first photo. Not on a listing page, which already has one. */
  travels?: boolean;
};

/** A listing in a list. The whole card is one link; the heart is on the photo. */
export function ListingCard({ card, search = "", sizes, priority = false, action, onActivate, isActive = false, travels = true }: Props) {
  const path = href("/properties/:listingId", { listingId: card.id });
  const isTraveling = useViewTransitionState(path);
  if (card.offer && card.offer !== "open") return <ClosedCard card={card} reason={card.offer} sizes={sizes} />;
  return (
    <article
      className="listing-card"
      data-active={isActive || undefined}
      onPointerEnter={() => onActivate?.(card.id)}
      onPointerLeave={() => onActivate?.(null)}
      onFocus={() => onActivate?.(card.id)}
      onBlur={() => onActivate?.(null)}
    >
      {card.cover ? (
        <ListingPhoto photo={card.cover} sizes={sizes} widest={960} priority={priority} isTraveling={travels && isTraveling} />
      ) : (
        <div className="photo" />
      )}
      <SaveButton listingId={card.id} title={card.title} look="heart" />
      <div className="listing-card-words">
        <p className="listing-card-place">{`${card.city}, ${card.country}`}</p>
        <h3>
          <Link to={path + search} prefetch="intent" viewTransition={travels}>
            {card.title}
          </Link>
        </h3>
        <div className="listing-card-foot">
          <PriceLine card={card} />
          <RatingMark rating={card.rating} count={card.reviewCount} />
        </div>
        {action && (
          <span aria-hidden className="pt-1 font-semibold text-sea">
            {action}
          </span>
        )}
      </div>
    </article>
  );
}

/** The all-in price for the dates, or the nightly price without any. */
function PriceLine({ card: { stay, nightlyPriceCents } }: { card: Pick<ShownCard, "nightlyPriceCents" | "stay"> }) {
  const said = stay ? ` total · ${countOf(stay.nights, "night")}` : " per night";
  return (
    <p>
      <strong>{formatMoney(money(stay?.totalCents ?? nightlyPriceCents))}</strong>
      <small>{said}</small>
    </p>
  );
}

export function RatingMark({ rating, count }: { rating: number | null; count: number }) {
  if (rating === null) return <span className="shrink-0 rounded-full bg-sea-wash px-2.5 py-0.5 text-sm font-medium text-sea">New</span>;
  return (
    <span role="img" aria-label={`Rated ${rating.toFixed(1)} out of 5 in ${countOf(count, "review")}`} className="rating mark mark-star">
      {rating.toFixed(1)}
      <span className="text-muted">{`(${count})`}</span>
    </span>
  );
}
