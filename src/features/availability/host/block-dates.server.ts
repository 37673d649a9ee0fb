import type { Ctx } from "../../../platform/context.server.ts";
import { databaseErrorCode } from "../../../platform/db/database.server.ts";
import { monthDayInWords } from "../../../platform/words/day-words.ts";
import { ownListing } from "../../listings/index.server.ts";
import { changeDays } from "./change-days.server.ts";
import { hostDayError } from "./host-days.errors.ts";
import { type BookedNight, bookedNights, upsertBlocks } from "./host-days.queries.server.ts";
import { daysOf, type ListingDays } from "./host-days.rules.ts";
import type { DaysChanged } from "./host-days.schema.ts";

const EXCLUSION_VIOLATION = "23P01";

const heldInWords = ({ night, by }: BookedNight, where: string): string => {
  const day = monthDayInWords(night);
  return by === "checkout" ? `${day} is held for a guest${where} right now` : `${day} is booked${where}`;
};

type Input = ListingDays & { reason?: string; aroundBookings?: boolean };

/**
 * Blocks these nights at all of the listings, also where an imported calendar holds them; a night that is already blocked gets the new reason, and
 * those of manual bookings are left to them. If one is booked or somebody is paying for it, it blocks none and names the first such night, or blocks the
 * others if it is asked to; refuses when all are booked.
 */
export async function blockDates(ctx: Ctx, { reason = "", aroundBookings = false, ...range }: Input): Promise<DaysChanged> {
  try {
    const changed = await changeDays(ctx, range, async (tx, listingId) => {
      const held = await bookedNights(tx, listingId, range);
      const first = held.find(({ by }) => by !== "manual");
      if (first && !aroundBookings) {
        const where = range.listingIds.length > 1 ? ` at ${(await ownListing(tx, listingId)).title}` : "";
        throw hostDayError("night_held", { message: heldInWords(first, where), data: { day: first.night } });
      }
      const booked = new Set(held.map(({ night }) => night));
      const nights = daysOf(range).filter((night) => !booked.has(night));
      if (nights.length > 0) await upsertBlocks(tx, listingId, nights, reason);
      return nights.length;
    });
    if (changed.nights === 0) throw hostDayError("all_booked");
    return changed;
  } catch (error) {
    throw databaseErrorCode(error) === EXCLUSION_VIOLATION ? hostDayError("night_held") : error;
  }
}
