import { monthDayInWords } from "../../../platform/words/day-words.ts";
import type { Ctx } from "../../../platform/context.server.ts";
import { databaseErrorCode } from "../../../platform/db/database.server.ts";
import { ownListing } from "../../listings/index.server.ts";
import { hostDayError } from "../host/host-days.errors.ts";
import { bookedNights, upsertBlocks } from "../host/host-days.queries.server.ts";
import { daysOf } from "../host/host-days.rules.ts";
import { changeManyDays } from "./change-many-days.server.ts";
import type { BlockManyInput, DaysChanged } from "./many-days.schema.ts";

const EXCLUSION_VIOLATION = "23P01";

/**
 * Blocks these nights at all of the listings; those of manual bookings are left to them. If one is booked it blocks none and names the first such night, or, if that is wanted, blocks the
 * others; refuses when all are booked.
 */
export async function blockManyDates(ctx: Ctx, { reason, aroundBookings, ...many }: BlockManyInput): Promise<DaysChanged> {
  try {
    return await changeManyDays(ctx, many, async (tx, listingId) => {
      const held = await bookedNights(tx, listingId, many);
      const first = held.find(({ isManual }) => !isManual);
      if (first && !aroundBookings) throw await nightHeld(tx, listingId, first.night);
      const booked = new Set(held.map(({ night }) => night));
      const nights = daysOf(many).filter((night) => !booked.has(night));
      if (nights.length > 0) await upsertBlocks(tx, listingId, nights, reason);
      return nights.length;
    }).then(someOf);
  } catch (error) {
    throw databaseErrorCode(error) === EXCLUSION_VIOLATION ? hostDayError("night_held") : error;
  }
}

async function nightHeld(ctx: Ctx, listingId: string, day: string) {
  const { title } = await ownListing(ctx, listingId);
  return hostDayError("night_held", { message: `${monthDayInWords(day)} is booked at ${title}`, data: { day } });
}

function someOf(changed: DaysChanged): DaysChanged {
  if (changed.nights === 0) throw hostDayError("all_booked");
  return changed;
}
