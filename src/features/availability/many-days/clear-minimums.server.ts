import type { Ctx } from "../../../platform/context.server.ts";
import { changeDayValues } from "./change-day-values.server.ts";
import type { ManyDays } from "./many-days.rules.ts";
import type { DaysChanged } from "./many-days.schema.ts";

/** Lets the rules of the listings say again how long stays from these days must be. */
export const clearMinimums = (ctx: Ctx, many: ManyDays): Promise<DaysChanged> => changeDayValues(ctx, "minimum", many, () => () => null);
