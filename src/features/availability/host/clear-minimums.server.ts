import type { Ctx } from "../../../platform/context.server.ts";
import { changeDayValues } from "./change-day-values.server.ts";
import type { ListingDays } from "./host-days.rules.ts";
import type { DaysChanged } from "./host-days.schema.ts";

/** Lets the rules of the listings say again how long stays from these days must be. */
export const clearMinimums = (ctx: Ctx, range: ListingDays): Promise<DaysChanged> =>
  changeDayValues(ctx, "minimum", range, () => () => null);
