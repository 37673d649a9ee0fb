import {
  BlockDatesInput,
  type Days,
  type DaysChanged,
  ListingDaysInput,
  SetMinimumsInput,
  TypedPrices,
} from "../../features/availability/index.ts";
import {
  blockDates,
  clearMinimums,
  clearPrices,
  hostDayError,
  setMinimums,
  setPrices,
  unblockDates,
} from "../../features/availability/index.server.ts";
import { countOf } from "../../platform/words/counts.ts";
import { formatMoney, money } from "../../platform/money.ts";
import { formHandler } from "../server/edge.server.ts";

/** What a calendar says after a change of these days. */
type Words = Record<
  "blocked" | "blockedAround" | "unblocked" | "changed" | "cleared" | "begun" | "ruled",
  (days: Days, changed: DaysChanged) => string
>;

/** The forms of days that the calendars of one listing and of all listings have. */
export const dayForms = (words: Words) => ({
  block: formHandler({
    input: BlockDatesInput,
    failure: hostDayError("block_failed"),
    run: async (ctx, input) => ({ message: words.blocked(input, await blockDates(ctx, input)) }),
  }),
  "block-around": formHandler({
    input: BlockDatesInput,
    failure: hostDayError("block_failed"),
    run: async (ctx, input) => ({ message: words.blockedAround(input, await blockDates(ctx, { ...input, aroundBookings: true })) }),
  }),
  unblock: formHandler({
    input: ListingDaysInput,
    failure: hostDayError("unblock_failed"),
    run: async (ctx, input) => ({ message: words.unblocked(input, await unblockDates(ctx, input)) }),
  }),
  price: formHandler({
    input: TypedPrices,
    failure: hostDayError("price_failed"),
    run: async (ctx, { price, ...input }) => {
      const changed = await setPrices(ctx, { ...input, priceCents: price });
      return { message: `${formatMoney(money(price))} per night for ${words.changed(input, changed)}.` };
    },
  }),
  clear: formHandler({
    input: ListingDaysInput,
    failure: hostDayError("price_failed"),
    run: async (ctx, input) => ({ message: words.cleared(input, await clearPrices(ctx, input)) }),
  }),
  minimum: formHandler({
    input: SetMinimumsInput,
    failure: hostDayError("minimum_failed"),
    run: async (ctx, input) => {
      const changed = await setMinimums(ctx, input);
      return { message: `${countOf(input.nights, "night")} minimum for ${words.begun(input, changed)}.` };
    },
  }),
  "clear-minimum": formHandler({
    input: ListingDaysInput,
    failure: hostDayError("minimum_failed"),
    run: async (ctx, input) => ({ message: words.ruled(input, await clearMinimums(ctx, input)) }),
  }),
});
