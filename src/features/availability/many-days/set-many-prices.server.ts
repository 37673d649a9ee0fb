import type { Ctx } from "../../../platform/context.server.ts";
import { changeDayValues } from "./change-day-values.server.ts";
import type { DaysChanged, SetManyPricesInput } from "./many-days.schema.ts";

/** Sets one custom price for these nights at all of the listings. */
export const setManyPrices = (ctx: Ctx, { priceCents, ...many }: SetManyPricesInput): Promise<DaysChanged> =>
  changeDayValues(ctx, "price", many, () => () => priceCents);
