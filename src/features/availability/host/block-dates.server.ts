import { monthDayInWords } from "../../../platform/day-words.ts";
import type { Ctx } from "../../../platform/context.server.ts";
import { databaseErrorCode } from "../../../platform/db/database.server.ts";
import type { AppError } from "../../../platform/errors.ts";
import { changeDays } from "./change-days.server.ts";
import { hostDayError } from "./host-days.errors.ts";
import { firstBookedNight, upsertBlocks } from "./host-days.queries.server.ts";
import { type Days, daysOf } from "./host-days.rules.ts";
import type { BlockDatesInput } from "./host-days.schema.ts";

const EXCLUSION_VIOLATION = "23P01";

/**
 * Blocks these nights, also where an imported calendar holds them; a night that is already blocked gets the new reason. Blocks none of
 * them if one is booked, and names the first such night.
 */
export async function blockDates(ctx: Ctx, listingId: string, { reason, ...range }: BlockDatesInput): Promise<void> {
  try {
    await changeDays(ctx, listingId, range, (tx) => upsertBlocks(tx, listingId, daysOf(range), reason));
  } catch (error) {
    throw databaseErrorCode(error) === EXCLUSION_VIOLATION ? await nightHeld(ctx, listingId, range) : error;
  }
}

async function nightHeld(ctx: Ctx, listingId: string, range: Days): Promise<AppError> {
  const night = await firstBookedNight(ctx, listingId, range);
  return night
    ? hostDayError("night_held", { message: `${monthDayInWords(night)} is booked`, data: { day: night } })
    : hostDayError("night_held");
}
