import type { Ctx } from "../../../platform/context.server.ts";
import { requestError } from "../../../platform/errors.ts";
import { once } from "../../../platform/limits/idempotency.server.ts";
import { changedByPercent, formatMoney, money, MOST_PRICE_CENTS } from "../../../platform/money.ts";
import { requireActor } from "../../accounts/index.server.ts";
import { ownListing } from "../../listings/index.server.ts";
import { priceOfNight } from "../pricing/pricing.rules.ts";
import { rulesOf } from "../rules/rules.queries.server.ts";
import { changeDayValues } from "./change-day-values.server.ts";
import { daysOf } from "./host-days.rules.ts";
import type { ChangePricesInput, DaysChanged } from "./host-days.schema.ts";

/**
 * Raises or lowers what these nights cost now, each from its own price and to whole dollars, once per idempotency key. Refuses all if one of them would
 * cost too much, or nothing.
 */
export async function changePrices(ctx: Ctx, { key, percent, ...range }: ChangePricesInput): Promise<DaysChanged> {
  const { id: owner } = requireActor(ctx);
  return once(ctx, { owner, operation: "calendar.change-prices", key, body: { percent, ...range } }, (tx) =>
    changeDayValues(tx, "price", range, async (inner, listingId, before) => {
      const { nightlyPriceCents } = await ownListing(inner, listingId);
      const rules = (await rulesOf(inner, [listingId], null)).get(listingId);
      const customPrices = new Map([...before].flatMap(([date, cents]) => (cents === null ? [] : [[date, cents] as const])));
      const prices = { nightlyPriceCents, customPrices, rules };
      for (const date of daysOf(range)) refusePrice(priceOfNight(prices, date).cents, percent);
      return (date) => changedByPercent(priceOfNight(prices, date).cents, percent);
    }),
  );
}

function refusePrice(cents: number, percent: number): void {
  const price = changedByPercent(cents, percent);
  const problem =
    price > MOST_PRICE_CENTS
      ? `A night can cost up to ${formatMoney(money(MOST_PRICE_CENTS))}.`
      : price === 0 && cents > 0
        ? "A night would cost nothing. Lower prices by less."
        : null;
  if (problem) throw requestError("invalid_input", { fields: { percent: problem } });
}
