import type { Ctx } from "../../../platform/context.server.ts";
import { monthDayInWords } from "../../../platform/words/day-words.ts";
import { firstStayOn } from "../manual/manual-booking.queries.server.ts";
import { manualInWords, type ManualKind } from "../manual/manual-booking.rules.ts";
import { addDays } from "../stay.rules.ts";
import { changeDays } from "./change-days.server.ts";
import { hostDayError } from "./host-days.errors.ts";
import { deleteBlocks } from "./host-days.queries.server.ts";
import type { Days } from "./host-days.rules.ts";

/** Unblocks these nights. Refuses when none of them is blocked, and names the stay that the host entered there, if there is one. */
export async function unblockDates(ctx: Ctx, listingId: string, range: Days): Promise<void> {
  await changeDays(ctx, listingId, range, async (tx) => {
    if ((await deleteBlocks(tx, listingId, range)) > 0) return;
    const held = await firstStayOn(tx, listingId, { checkIn: range.first, checkOut: addDays(range.last, 1) });
    if (held?.kind === "manual") throw hostDayError("not_blocked", { message: heldByManual(held.night, held.row) });
    throw hostDayError("not_blocked", range.first === range.last ? {} : { message: "These dates are not blocked" });
  });
}

const heldByManual = (night: string, manual: { kind: ManualKind; name: string }): string =>
  `${monthDayInWords(night)} is held by ${manualInWords(manual)}. Remove ${manual.kind === "own" ? "that stay" : "the booking"} instead.`;
