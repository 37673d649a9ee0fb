import type { Ctx } from "../../../platform/context.server.ts";
import {
  addDays,
  isFreeFor,
  isGapStay,
  type ListingRules,
  nightsBetween,
  type Quote,
  quoteStay,
  refuseDates,
  type Stay,
  type StayRequest,
  todayAt,
} from "../../availability/index.ts";
import { quoteListings, rulesOf } from "../../availability/index.server.ts";
import type { AskedCharter, CardCharter } from "../../charters/index.ts";
import { cardCharters } from "../../charters/index.server.ts";
import { bookedListings, listingSummaries } from "../../listings/index.server.ts";
import type { CancellationPolicy, ListingSummary } from "../../listings/index.ts";
import { earliestToday } from "../query/search.rules.ts";
import type { ListingCard } from "../query/search.schema.ts";
import { type ShownCard, shownCard } from "./shown-card.ts";
import { checkInsOf, countBeside, firstStay, staysIn, type StayWindow } from "../query/stay-window.rules.ts";
import type { Wanted } from "../index/search.statements.server.ts";
import { type CardFigures, selectFigures } from "../index/search.queries.server.ts";

/** How many days before check-in a booking is canceled for free, as the search index has it. */
const FREE_UNTIL: Record<CancellationPolicy, number> = { flexible: 1, moderate: 5, strict: Number.POSITIVE_INFINITY };

/** With a window, the price is that of a stay; with a charter, that of the cheapest package that fits, and when it can be had next. */
export type CardList = { ids: string[]; window: StayWindow | null; charter?: AskedCharter | null };

const ANY_CHARTER: AskedCharter = { day: null, from: null, until: null, hours: null, crew: null, guests: 1 };

/** What cards say of charters where boats alone are looked for, too. */
export const chartersShown = ({ charter, type }: Pick<Wanted, "charter" | "type">): AskedCharter | null =>
  charter ?? (type === "boat" ? ANY_CHARTER : null);

/** Cards of these listings, in the order of the ids: rated, and priced for as many guests and the first stay of the window that can be booked. */
export async function listingCards(ctx: Ctx, list: CardList, guests = 1): Promise<ListingCard[]> {
  const [cards = []] = await listsOfCards(ctx, [list], guests);
  return cards;
}

/** The cards of several lists, asked for together; those that have a window have the same. */
export async function listsOfCards(ctx: Ctx, lists: readonly CardList[], guests = 1): Promise<ListingCard[][]> {
  const ids = [...new Set(lists.flatMap((list) => list.ids))];
  if (ids.length === 0) return lists.map(() => []);
  const window = lists.find((list) => list.window)?.window ?? null;
  const dated = lists.flatMap((list) => (list.window ? list.ids : []));
  const [summaries, figures, rulesById] = await Promise.all([
    listingSummaries(ctx, ids),
    selectFigures(ctx, ids, window),
    window ? rulesOf(ctx, dated, checkInsOf(window)) : new Map<string, ListingRules>(),
  ]);
  const now = ctx.clock.now();
  const boats = new Set(summaries.flatMap(({ id, boat }) => (boat ? [id] : [])));
  const byNight = new Set(lists.flatMap((list) => (list.window ? list.ids : [])));
  const asked = lists.find((list) => list.charter)?.charter ?? null;
  const charters = await cardCharters(
    ctx,
    [...boats].filter((id) => !byNight.has(id)),
    asked,
    earliestToday(now),
  );
  const summaryOf = new Map(summaries.map((summary) => [summary.id, summary]));
  const figuresOf = new Map(figures.map((row) => [row.id, row]));
  const cardOf = (id: string, among: StayWindow | null) => {
    const summary = summaryOf.get(id);
    return summary
      ? [
          cardAt({
            summary,
            figures: figuresOf.get(id),
            rules: rulesById.get(id),
            charter: shownCharter(charters.get(id), asked),
            window: among,
            guests,
            now,
          }),
        ]
      : [];
  };
  return lists.map((list) => list.ids.flatMap((id) => cardOf(id, list.window)));
}

/** Who looks for charters sees their price. */
const shownCharter = (charter: CardCharter | undefined, asked: AskedCharter | null): CardCharter | null =>
  charter ? { ...charter, replacesNights: charter.replacesNights || (asked !== null && asked !== ANY_CHARTER) } : null;

type Known = {
  summary: ListingSummary;
  figures: CardFigures | undefined;
  rules: ListingRules | undefined;
  charter: CardCharter | null;
  window: StayWindow | null;
  guests: number;
  now: Date;
};

function cardAt({ summary, figures, rules, charter, window, guests, now }: Known): ListingCard {
  const { rating = null, reviewCount = 0, customPrices, taken, timeZone = "UTC", minimumNights = 1 } = figures ?? {};
  const held = taken ? new Map(Object.entries(taken)) : undefined;
  const earliest = earliestToday(now);
  const today = rules ? todayAt(timeZone, now) : earliest;
  const isGap = (stay: Stay) => isGapStay(rules, today, stay, (night) => held?.has(night) ?? false);
  const fits = (stay: Stay) => isFreeFor(stay, rules, held) && (!rules || !refuseDates({ today, minimumNights, rules }, stay, isGap(stay)));
  const quoteOf = (stay: Stay) =>
    quoteStay(stay, {
      ...summary,
      customPrices: new Map(Object.entries(customPrices ?? {})),
      rules,
      guests,
      daysAhead: nightsBetween({ checkIn: today, checkOut: stay.checkIn }),
      isGap: isGap(stay),
    });
  const found = window && foundStay(window, fits, quoteOf);
  const stay = found?.stay ?? null;
  const daysLeft = stay ? nightsBetween({ checkIn: earliest, checkOut: stay.checkIn }) : FREE_UNTIL.moderate;
  const isRefundable = daysLeft >= FREE_UNTIL[summary.cancellationPolicy];
  const refundableUntil = stay && isRefundable ? addDays(stay.checkIn, -FREE_UNTIL[summary.cancellationPolicy]) : null;
  return { ...summary, rating, reviewCount, isRefundable, refundableUntil, stay: found && pricedStay(found), charter };
}

type FoundStay = { stay: Stay; quote: Quote; others: number; isCheapest: boolean };

/** The first stay that can be had, or the cheapest of a month with how many more there are. An exact one was found free already. */
function foundStay(window: StayWindow, fits: (stay: Stay) => boolean, quoteOf: (stay: Stay) => Quote): FoundStay | null {
  if (!window.isByPrice) {
    const stay = window.checkIns.length > 1 ? firstStay(window, fits) : firstStay(window, () => true);
    return stay && { stay, quote: quoteOf(stay), others: 0, isCheapest: false };
  }
  const free = staysIn(window).filter(fits);
  const priced = free.map((stay) => ({ stay, quote: quoteOf(stay) })).toSorted((a, b) => a.quote.total.cents - b.quote.total.cents);
  const [cheapest, dearest] = [priced[0], priced.at(-1)];
  if (!cheapest || !dearest) return null;
  return { ...cheapest, others: countBeside(free, cheapest.stay), isCheapest: cheapest.quote.total.cents < dearest.quote.total.cents };
}

const pricedStay = ({ stay, quote: { nights, subtotal, total }, others, isCheapest }: FoundStay) => ({
  ...stay,
  nights: nights.length,
  totalCents: total.cents,
  nightlyCents: Math.round(subtotal.cents / nights.length),
  others,
  isCheapest,
});

/**
 * Cards of listings that somebody remembers, in the order of the ids; of one that is paused or deleted by now the card says so. With a stay,
 * each has its total, or says why it cannot be booked for it.
 */
export async function rememberedCards(ctx: Ctx, ids: string[], request: StayRequest | null = null): Promise<ShownCard[]> {
  const window = request && { nights: nightsBetween(request), checkIns: [request.checkIn] };
  const [cards, known, answers] = await Promise.all([
    listingCards(ctx, { ids, window }, request?.guests),
    bookedListings(ctx, ids),
    request ? quoteListings(ctx, ids, request) : new Map<string, Quote | string>(),
  ]);
  return cards.map((card) => {
    const answer = answers.get(card.id);
    const shown = { ...shownCard(card), offer: known.get(card.id)?.offer };
    return typeof answer === "string" ? { ...shown, stay: null, refusal: answer } : shown;
  });
}
