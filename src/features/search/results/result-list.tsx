import { SearchX } from "lucide-react";
import { href } from "react-router";
import { LinkButton } from "../../../ui/button.tsx";
import { ListingCard } from "./listing-card.tsx";
import type { ShownCard } from "./shown-card.ts";

type Props = { cards: ShownCard[]; search: string; sizes: string; active: string | null; onActivate(id: string | null): void };

/** The cards that were found, or what to try when there are none. */
export function ResultList({ cards, search, sizes, active, onActivate }: Props) {
  if (cards.length === 0) return <NothingFound />;
  return (
    <ul className="grid gap-5 sm:grid-cols-2">
      {cards.map((card, index) => (
        <li key={card.id} className="grid">
          <ListingCard
            card={card}
            search={search}
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

const NothingFound = () => (
  <div className="card grid justify-items-start gap-2 p-8">
    <SearchX aria-hidden className="mb-1 size-9 text-muted" strokeWidth={1.5} />
    <h2 className="text-xl">No properties found matching your search criteria</h2>
    <p className="mb-3 text-muted">Try adjusting your search terms or filters</p>
    <LinkButton to={href("/search")} look="quiet">
      Clear all filters
    </LinkButton>
  </div>
);
