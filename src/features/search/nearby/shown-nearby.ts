import { type ShownCard, shownCard } from "../results/shown-card.ts";
import type { Beside } from "./beside.schema.ts";

export type ShownBeside = { items: { card: ShownCard; miles: number }[] };

type Nearby = { cards: Parameters<typeof shownCard>[0][]; areNear: boolean };

export const shownNearby = ({ cards, areNear }: Nearby) => ({ cards: cards.map(shownCard), areNear });

export const shownBeside = ({ items }: Beside): ShownBeside => ({
  items: items.map(({ card, miles }) => ({ card: shownCard(card), miles })),
});
