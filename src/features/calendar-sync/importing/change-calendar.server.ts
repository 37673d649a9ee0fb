import type { Ctx } from "../../../platform/context.server.ts";
import { transact } from "../../../platform/db/database.server.ts";
import { todayAt } from "../../availability/index.ts";
import { calendarError } from "../calendar.errors.ts";
import { updateCalendar } from "../calendar.queries.server.ts";
import type { ChangeCalendarInput } from "../calendar.schema.ts";
import { lockCalendar } from "../find-calendar.server.ts";
import { acceptVersion } from "../refreshing/accept-version.server.ts";
import { wakeRefreshing } from "../refreshing/turns/refresh-due.server.ts";
import { ownCalendar } from "./own-calendar.server.ts";

/**
 * Renames a calendar of the person's own listing, pauses or resumes it, or changes what of it holds nights, at once. A paused calendar keeps its
 * nights and is not read.
 */
export async function changeCalendar(ctx: Ctx, listingId: string, calendarId: string, input: ChangeCalendarInput): Promise<void> {
  const own = await ownCalendar(ctx, listingId, calendarId);
  const now = ctx.clock.now();
  await transact(ctx, async (tx) => {
    const before = await lockCalendar(tx, own);
    if (!before) throw calendarError("calendar_not_found");
    const { timeZone } = before.listing;
    const isDoubted = before.doubtedVersion !== null;
    const isDue = isDoubted || (before.isPaused && input.isPaused === false);
    await updateCalendar(tx, calendarId, { ...input, nextTryAt: isDue ? now : before.nextTryAt });
    // A doubted version holds nights that are not written down as stays: only reading it again can judge them.
    if (!isDoubted)
      await acceptVersion(
        tx,
        { ...before, ...input, allDayMeans: input.allDayMeans ?? before.allDayMeans },
        { outcome: "same" },
        now,
        todayAt(timeZone, now),
      );
    if (isDue) await wakeRefreshing(tx);
  });
}
