import type { ShownCard } from "../../features/search/index.ts";
import { ListingCard } from "../../features/search/parts.ts";
import { CARD_SIZES } from "./card-sizes.ts";

const COLUMNS = {
  3: { layout: "gap-6 lg:grid-cols-3", sizes: CARD_SIZES.three },
  /** A row of a page with many: on a phone, two of it. */
  4: { layout: "gap-5 max-sm:[&>:nth-child(n+3)]:hidden lg:grid-cols-4", sizes: CARD_SIZES.four },
} as const;

type Props = { cards: ShownCard[]; action?: string; columns?: keyof typeof COLUMNS };

/** Listings in up to three or four columns. */
export const CardGrid = ({ cards, action, columns = 3 }: Props) => (
  <ul className={`grid sm:grid-cols-2 ${COLUMNS[columns].layout}`}>
    {cards.map((card) => (
      <li key={card.id} className="grid">
        <ListingCard card={card} sizes={COLUMNS[columns].sizes} action={action} />
      </li>
    ))}
  </ul>
);
