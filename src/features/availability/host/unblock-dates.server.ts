import type { Ctx } from "../../../platform/context.server.ts";
import { monthDayInWords } from "../../../platform/words/day-words.ts";
import { firstStayOn } from "../manual/manual-booking.queries.server.ts";
import { manualInWords } from "../manual/manual-booking.rules.ts";
import { addDays } from "../stay.rules.ts";
import { changeDays } from "./change-days.server.ts";
import { hostDayError } from "./host-days.errors.ts";
import { deleteBlocks } from "./host-days.queries.server.ts";
import type { ListingDays } from "./host-days.rules.ts";
import type { DaysChanged } from "./host-days.schema.ts";

/** Unblocks these nights at all of the listings. Refuses when none of them is blocked, and names the stay that the host entered at the only listing, if there is one. */
export async function unblockDates(ctx: Ctx, range: ListingDays): Promise<DaysChanged> {
  const changed = await changeDays(ctx, range, (tx, listingId) => deleteBlocks(tx, listingId, range));
  if (changed.nights === 0) throw hostDayError("not_blocked", { message: await whyNotBlocked(ctx, range) });
  return changed;
}

async function whyNotBlocked(ctx: Ctx, { listingIds: [listingId = "", ...others], first, last }: ListingDays): Promise<string> {
  if (others.length > 0) return "These dates are not blocked";
  const held = await firstStayOn(ctx, listingId, { checkIn: first, checkOut: addDays(last, 1) });
  if (held?.kind !== "manual") return first === last ? "This date is not blocked" : "These dates are not blocked";
  const { night, row } = held;
  return `${monthDayInWords(night)} is held by ${manualInWords(row)}. Remove ${row.kind === "own" ? "that stay" : "the booking"} instead.`;
}
