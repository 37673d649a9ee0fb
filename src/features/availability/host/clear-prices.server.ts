import type { Ctx } from "../../../platform/context.server.ts";
import { changeDayValues } from "./change-day-values.server.ts";
import type { ListingDays } from "./host-days.rules.ts";
import type { DaysChanged } from "./host-days.schema.ts";

/** Removes the custom prices of these nights at all of the listings. */
export const clearPrices = (ctx: Ctx, range: ListingDays): Promise<DaysChanged> => changeDayValues(ctx, "price", range, () => () => null);
