import { monthDayInWords } from "../../../platform/words/day-words.ts";
import type { Ctx } from "../../../platform/context.server.ts";
import { databaseErrorCode } from "../../../platform/db/database.server.ts";
import type { AppError } from "../../../platform/errors.ts";
import { changeDays } from "./change-days.server.ts";
import { hostDayError } from "./host-days.errors.ts";
import { bookedNights, upsertBlocks } from "./host-days.queries.server.ts";
import { type Days, daysOf } from "./host-days.rules.ts";
import type { BlockDatesInput } from "./host-days.schema.ts";

const EXCLUSION_VIOLATION = "23P01";

/**
 * Blocks these nights, also where an imported calendar holds them; a night that is already blocked gets the new reason, and those of manual
 * bookings are left to them. If one is booked it blocks none and names the first such night, or, if that is wanted, blocks the others.
 */
export async function blockDates(
  ctx: Ctx,
  listingId: string,
  { reason = "", aroundBookings = false, ...range }: BlockDatesInput,
): Promise<void> {
  try {
    await changeDays(ctx, listingId, range, async (tx) => {
      const all = await bookedNights(tx, listingId, range);
      const booked = new Set(all.filter(({ isManual }) => isManual || aroundBookings).map(({ night }) => night));
      const nights = daysOf(range).filter((night) => !booked.has(night));
      if (nights.length === 0) throw hostDayError("all_booked");
      await upsertBlocks(tx, listingId, nights, reason);
    });
  } catch (error) {
    throw databaseErrorCode(error) === EXCLUSION_VIOLATION ? await nightHeld(ctx, listingId, range) : error;
  }
}

async function nightHeld(ctx: Ctx, listingId: string, range: Days): Promise<AppError> {
  const { night } = (await bookedNights(ctx, listingId, range)).find(({ isManual }) => !isManual) ?? {};
  return night
    ? hostDayError("night_held", { message: `${monthDayInWords(night)} is booked`, data: { day: night } })
    : hostDayError("night_held");
}
