import type { ShownCard } from "../../features/search/index.ts";
import { ListingCard } from "../../features/search/parts.ts";
import { CARD_SIZES } from "./card-sizes.ts";

/** Listings in up to three columns. */
export const CardGrid = ({ cards, action }: { cards: ShownCard[]; action?: string }) => (
  <ul className="grid gap-6 sm:grid-cols-2 lg:grid-cols-3">
    {cards.map((card) => (
      <li key={card.id} className="grid">
        <ListingCard card={card} sizes={CARD_SIZES.three} action={action} />
      </li>
    ))}
  </ul>
);
