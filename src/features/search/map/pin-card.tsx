import { Link } from "react-router";
import { keepUnits } from "../../../platform/words/length-words.ts";
import { useFormats } from "../../../ui/time/use-formats.ts";
import { ListingPhoto } from "../../listings/parts.ts";
import type { SearchQuery } from "../query/search.schema.ts";
import { placeLine } from "../results/card-words.ts";
import { listingAddress, PriceLine, RatingMark, type SearchedParty } from "../results/listing-card.tsx";
import type { ShownCard } from "../results/shown-card.ts";

type Props = { card: ShownCard; query: SearchedParty & Pick<SearchQuery, "prices"> & Partial<Pick<SearchQuery, "flex" | "month">> };

/** The listing of a pin, with its photo. One link. */
export function PinCard({ card, query }: Props) {
  return (
    <article className="relative grid group-[.map-foot-card]:grid-cols-[8rem_minmax(0,1fr)]">
      {card.cover ? <ListingPhoto photo={card.cover} sizes="256px" widest={480} priority /> : <div className="photo" />}
      <div className="grid min-w-0 content-center gap-0.5 px-3 py-2.5">
        <p className="truncate text-sm text-muted">{placeLine(card)}</p>
        <h3 className="font-sans text-base leading-snug font-semibold">
          <Link to={listingAddress(card, query)} className="text-ink no-underline after:absolute after:inset-0">
            {keepUnits(card.title, useFormats())}
          </Link>
        </h3>
        <div className="numbers flex flex-wrap items-baseline justify-between gap-x-3 text-sm">
          <PriceLine card={card} prices={query.prices} namesDates={Boolean(query.flex ?? query.month) || (card.stay?.others ?? 0) > 0} />
          <RatingMark rating={card.rating} count={card.reviewCount} />
        </div>
      </div>
    </article>
  );
}
