import { href, Link, useViewTransitionState } from "react-router";
import { keepUnits } from "../../../platform/words/length-words.ts";
import { formatMoney, money } from "../../../platform/money.ts";
import { useFormats } from "../../../ui/time/use-formats.ts";
import { countOf } from "../../availability/index.ts";
import { SaveButton } from "../../saved/parts.ts";
import { writeAddress } from "../query/search-address.ts";
import type { SearchQuery } from "../query/search.schema.ts";
import { CardPhotos, useCarousel } from "./card-photos.tsx";
import { charterFacts, factsLine, nextStarts, orCharter, placeLine, refundInWords, stayAmong } from "./card-words.ts";
import { ClosedCard } from "./closed-card.tsx";
import type { ShownCard } from "./shown-card.ts";

type Props = {
  card: ShownCard;
  /** Who travels, for the link to the listing's page. */
  party?: SearchedParty;
  prices?: SearchQuery["prices"];
  /** Whether the stay that was found may be another than the one that was asked for. */
  namesDates?: boolean;
  sizes: string;
  priority?: boolean;
  /** A text at the bottom of the card, such as "View Details". */
  action?: string;
  onActivate?: (id: string | null) => void;
  isActive?: boolean;
  /** Whether the photo morphs into the listing page's first photo. Not on a listing page, which already has one. */
  travels?: boolean;
  /** Where it leads, if not to the listing's page. */
  to?: string;
};

/** A listing in a list. The whole card is one link; the heart is on the photo. The words come first, then what the photo offers. */
export function ListingCard({
  card,
  party = NOBODY_YET,
  prices = "total",
  namesDates = false,
  sizes,
  priority = false,
  action,
  onActivate,
  isActive = false,
  travels = true,
  to = listingAddress(card, party),
}: Props) {
  const path = href("/properties/:listingId", { listingId: card.id });
  const isTraveling = useViewTransitionState(path);
  const formats = useFormats();
  const { wake, push, shown } = useCarousel(card);
  if (card.offer && card.offer !== "open") return <ClosedCard card={card} reason={card.offer} sizes={sizes} />;
  const point = () => {
    wake();
    onActivate?.(card.id);
  };
  return (
    <article
      className="listing-card"
      data-active={isActive || undefined}
      onPointerEnter={point}
      {...push}
      onPointerLeave={() => onActivate?.(null)}
      onFocus={point}
      onBlur={() => onActivate?.(null)}
    >
      <div className="listing-card-words">
        <div className="listing-card-head">
          <p className="listing-card-place">{placeLine(card)}</p>
          <RatingMark rating={card.rating} count={card.reviewCount} />
        </div>
        <h3>
          <Link to={to} prefetch="intent" viewTransition={travels} discover="none">
            {keepUnits(card.title, formats)}
          </Link>
        </h3>
        <p className="listing-card-facts">{factsLine(card, formats)}</p>
        {card.isRefundable && <p className="listing-card-tag">{refundInWords(card)}</p>}
        <div className="listing-card-foot">
          <PriceLine card={card} prices={prices} namesDates={namesDates} />
          {action && <small aria-hidden>{action}</small>}
        </div>
      </div>
      <CardPhotos card={card} to={to} sizes={sizes} priority={priority} travels={travels} isTraveling={isTraveling} {...shown} />
      <SaveButton listingId={card.id} title={card.title} look="heart" />
    </article>
  );
}

const NOBODY_YET: SearchedParty = {};
export type SearchedParty = Partial<Pick<SearchQuery, "guests" | "children" | "infants" | "pets">>;

/** The listing's page, with the stay that was found and who travels. */
export function listingAddress(
  { id, stay, charter }: Pick<ShownCard, "id" | "stay" | "charter">,
  { guests, children, infants, pets }: SearchedParty,
): string {
  const party = { guests, children, infants, pets };
  const path = href("/properties/:listingId", { listingId: id });
  const [next] = charter?.replacesNights ? charter.starts : [];
  if (next) return `${path}?${new URLSearchParams([["day", next.day], ...writeAddress(party)]).toString()}#charters`;
  const search = writeAddress({ checkIn: stay?.checkIn, checkOut: stay?.checkOut, ...party }).toString();
  return path + (search && `?${search}`);
}

type Priced = Pick<ShownCard, "nightlyPriceCents" | "stay" | "charter">;

/** What a card and its pin show: the price of the stay or the charter that was found, or of a night. */
export const shownPrice = ({ stay, charter, nightlyPriceCents }: Priced, prices: SearchQuery["prices"]): number =>
  charter?.replacesNights && !stay
    ? charter.totalCents
    : stay
      ? prices === "nightly"
        ? stay.nightlyCents
        : stay.totalCents
      : nightlyPriceCents;

/** The price, and with dates the stay that it is for. */
export function PriceLine({ card, prices, namesDates }: { card: Priced; prices: SearchQuery["prices"]; namesDates: boolean }) {
  const { stay, charter } = card;
  const formats = useFormats();
  if (charter?.replacesNights && !stay)
    return (
      <p>
        <strong>{formatMoney(money(charter.totalCents))}</strong>
        <small>{charter.isPerSeat ? " per seat" : " total"}</small>
        <small className="block">{charterFacts(charter, formats)}</small>
        {charter.starts.length > 0 && <small className="numbers block">{nextStarts(charter.starts, formats)}</small>}
      </p>
    );
  const said = !stay || prices === "nightly" ? " per night" : ` total · ${countOf(stay.nights, "night")}`;
  return (
    <p>
      <strong>{formatMoney(money(shownPrice(card, prices)))}</strong>
      <small>{said}</small>
      {stay && namesDates && <small className="numbers block">{stayAmong(stay)}</small>}
      {charter && !stay && <small className="block">{orCharter(charter)}</small>}
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
