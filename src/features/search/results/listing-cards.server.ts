import type { Ctx } from "../../../platform/context.server.ts";
import { nightsBetween, type Quote, quoteStay, type Stay, type StayRequest } from "../../availability/index.ts";
import { quoteListings } from "../../availability/index.server.ts";
import { bookedListings, listingSummaries } from "../../listings/index.server.ts";
import type { CancellationPolicy } from "../../listings/index.ts";
import { earliestToday } from "../query/search.rules.ts";
import type { ListingCard } from "../query/search.schema.ts";
import { type ShownCard, shownCard } from "./shown-card.ts";
import { firstFreeStay, type StayWindow } from "../query/stay-window.rules.ts";
import { selectFigures, selectTaken } from "../index/search.queries.server.ts";

/** How many days before check-in a booking is canceled for free, as the search index has it. */
const FREE_UNTIL: Record<CancellationPolicy, number> = { flexible: 1, moderate: 5, strict: Number.POSITIVE_INFINITY };

/** Cards of these listings, in the order of the ids: rated, and priced for the first stay of the window that is free. */
export async function listingCards(ctx: Ctx, ids: string[], window: StayWindow | null): Promise<ListingCard[]> {
  if (ids.length === 0) return [];
  const isFlexible = window && window.checkIns.length > 1;
  const [summaries, figures, taken] = await Promise.all([
    listingSummaries(ctx, ids),
    selectFigures(ctx, ids, window),
    isFlexible ? selectTaken(ctx, ids, window) : new Map<string, Set<string>>(),
  ]);
  const today = earliestToday(ctx.clock.now());
  const figuresOf = new Map(figures.map((row) => [row.id, row]));
  return summaries.map((summary) => {
    const { rating = null, reviewCount = 0, customPrices } = figuresOf.get(summary.id) ?? {};
    const stay = window && firstFreeStay(window, taken.get(summary.id));
    const quote = stay && quoteStay(stay, { ...summary, customPrices: new Map(Object.entries(customPrices ?? {})) });
    const daysLeft = stay ? nightsBetween({ checkIn: today, checkOut: stay.checkIn }) : FREE_UNTIL.moderate;
    const hasFreeCancellation = daysLeft >= FREE_UNTIL[summary.cancellationPolicy];
    return { ...summary, rating, reviewCount, hasFreeCancellation, stay: quote && stay && pricedStay(stay, quote) };
  });
}

const pricedStay = (stay: Stay, { nights, subtotal, total }: Quote) => ({
  ...stay,
  nights: nights.length,
  totalCents: total.cents,
  nightlyCents: Math.round(subtotal.cents / nights.length),
});

/**
 * Cards of listings that somebody remembers, in the order of the ids; of one that is paused or deleted by now the card says so. With a stay,
 * each has its total, or says why it cannot be booked for it.
 */
export async function rememberedCards(ctx: Ctx, ids: string[], request: StayRequest | null = null): Promise<ShownCard[]> {
  const window = request && { nights: nightsBetween(request), checkIns: [request.checkIn] };
  const [cards, known, answers] = await Promise.all([
    listingCards(ctx, ids, window),
    bookedListings(ctx, ids),
    request ? quoteListings(ctx, ids, request) : new Map<string, Quote | string>(),
  ]);
  return cards.map((card) => {
    const answer = answers.get(card.id);
    const shown = { ...shownCard(card), offer: known.get(card.id)?.offer };
    return typeof answer === "string" ? { ...shown, stay: null, refusal: answer } : shown;
  });
}
