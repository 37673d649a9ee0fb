import type { Ctx } from "../../../platform/context.server.ts";
import { changeDayValues } from "./change-day-values.server.ts";
import type { DaysChanged, SetMinimumsInput } from "./host-days.schema.ts";

/** Says how long stays that begin on these days must be at least, whatever the rules of the listings say. */
export const setMinimums = (ctx: Ctx, { nights, ...range }: SetMinimumsInput): Promise<DaysChanged> =>
  changeDayValues(ctx, "minimum", range, () => () => nights);
