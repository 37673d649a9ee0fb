import type { Ctx } from "../../../platform/context.server.ts";
import { changeDayValues } from "./change-day-values.server.ts";
import type { ManyDays } from "./many-days.rules.ts";
import type { DaysChanged } from "./many-days.schema.ts";

/** Removes the custom prices of these nights at all of the listings. */
export const clearManyPrices = (ctx: Ctx, many: ManyDays): Promise<DaysChanged> => changeDayValues(ctx, "price", many, () => () => null);
