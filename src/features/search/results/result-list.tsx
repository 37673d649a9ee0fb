import type { SearchQuery } from "../query/search.schema.ts";
import { ListingCard } from "./listing-card.tsx";
import type { ShownCard } from "./shown-card.ts";

type Props = { cards: ShownCard[]; query: SearchQuery; sizes: string; active: string | null; onActivate(id: string | null): void };

/** The cards that were found. */
export function ResultList({ cards, query, sizes, active, onActivate }: Props) {
  return (
    <ul className="grid gap-5 sm:grid-cols-2 min-[90rem]:grid-cols-3">
      {cards.map((card, index) => (
        <li key={card.id} className="grid">
          <ListingCard
            card={card}
            party={query}
            prices={query.prices}
            namesDates={Boolean(query.flex ?? query.month)}
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
