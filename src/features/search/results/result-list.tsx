import type { SearchQuery } from "../query/search.schema.ts";
import { ListingCard, type SearchedParty } from "./listing-card.tsx";
import type { ShownCard } from "./shown-card.ts";

type Props = {
  cards: ShownCard[];
  query: SearchQuery;
  /** Who travels, and whether the stay may be another for each. */
  asked: { party: SearchedParty; isFlexible: boolean };
  sizes: string;
  active: string | null;
  onActivate(id: string | null): void;
};

/** The cards that were found. */
export function ResultList({ cards, query, asked, sizes, active, onActivate }: Props) {
  return (
    <ul className="grid gap-5 sm:grid-cols-2 min-[110rem]:grid-cols-3">
      {cards.map((card, index) => (
        <li key={card.id} className="grid">
          <ListingCard
            card={card}
            party={asked.party}
            prices={query.prices}
            namesDates={asked.isFlexible}
            sizes={sizes}
            priority={index === 0}
            onActivate={onActivate}
            isActive={active === card.id}
          />
        </li>
      ))}
    </ul>
  );
}
