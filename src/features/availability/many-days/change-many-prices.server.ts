import type { Ctx } from "../../../platform/context.server.ts";
import { requestError } from "../../../platform/errors.ts";
import { formatMoney, money, MOST_PRICE_CENTS } from "../../../platform/money.ts";
import { ownListing } from "../../listings/index.server.ts";
import { customPricesOf } from "../availability.queries.server.ts";
import { upsertPrices } from "../host/host-days.queries.server.ts";
import { daysOf } from "../host/host-days.rules.ts";
import { priceOfNight } from "../pricing.rules.ts";
import { rulesOf } from "../rules/rules.queries.server.ts";
import { addDays } from "../stay.rules.ts";
import { changeManyDays } from "./change-many-days.server.ts";
import { changedBy } from "./many-days.rules.ts";
import type { ChangeManyPricesInput, DaysChanged } from "./many-days.schema.ts";

/** Raises or lowers what these nights cost now, each from its own price. Refuses all if one of them would cost too much. */
export async function changeManyPrices(ctx: Ctx, { percent, ...many }: ChangeManyPricesInput): Promise<DaysChanged> {
  const nights = daysOf(many);
  const stay = { checkIn: many.first, checkOut: addDays(many.last, 1) };
  return changeManyDays(ctx, many, async (tx, listingId) => {
    const { nightlyPriceCents } = await ownListing(tx, listingId);
    const customPrices = (await customPricesOf(tx, [listingId], stay)).get(listingId) ?? new Map<string, number>();
    const rules = (await rulesOf(tx, [listingId], null)).get(listingId);
    const prices = nights.map((date) => ({
      date,
      price: changedBy(priceOfNight({ nightlyPriceCents, customPrices, rules }, date).cents, percent),
    }));
    if (prices.some(({ price }) => price > MOST_PRICE_CENTS))
      throw requestError("invalid_input", { fields: { percent: `A night can cost up to ${formatMoney(money(MOST_PRICE_CENTS))}.` } });
    await upsertPrices(tx, listingId, prices);
    return nights.length;
  });
}
