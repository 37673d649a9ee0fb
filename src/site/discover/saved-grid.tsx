import type { ReactNode } from "react";
import type { ShownCard } from "../../features/search/index.ts";
import { ListingCard } from "../../features/search/parts.ts";
import { CARD_SIZES } from "./card-sizes.ts";

type Props = { cards: ShownCard[]; guests?: number | undefined; children?: (card: ShownCard) => ReactNode };

/** Cards that somebody keeps; with dates, those that are free come first. */
export function SavedGrid({ cards, guests, children }: Props) {
  const inOrder = [...cards.filter(({ refusal }) => !refusal), ...cards.filter(({ refusal }) => refusal)];
  return (
    <ul className="grid gap-x-6 sm:grid-cols-2 lg:grid-cols-3">
      {inOrder.map((card, index) => (
        <li key={card.id} className="row-span-2 grid grid-rows-subgrid pb-6">
          <ListingCard card={card} party={guests ? { guests } : {}} sizes={CARD_SIZES.three} priority={index === 0} />
          <div>
            {card.refusal && <p className="px-1 pt-2 text-sm font-medium text-ember-text">{card.refusal}</p>}
            {children?.(card)}
          </div>
        </li>
      ))}
    </ul>
  );
}
