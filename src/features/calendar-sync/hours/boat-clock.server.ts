import { sql } from "drizzle-orm";
import type { Ctx } from "../../../platform/context.server.ts";
import { fingerprint } from "../../../platform/sealed.server.ts";
import { boatHoursView } from "../../availability/index.server.ts";
import { NIGHTS_ALONE, type ReadingMode } from "../reading/calendar-reading.ts";
import type { BoatClock } from "./times.rules.ts";

const MARK_LENGTH = 16;

/** The clocks of a boat that sells hours; null for a home, and for a boat that sells nights alone. */
export async function boatClock(ctx: Ctx, listingId: string): Promise<BoatClock | null> {
  const { rows } = await ctx.db.execute<BoatClock>(sql`
    select time_zone as "timeZone", to_char(check_in_time, 'HH24:MI') as "checkInTime", to_char(check_out_time, 'HH24:MI') as "checkOutTime",
      turnaround_minutes as "turnaroundMinutes" from ${boatHoursView} where property_id = ${listingId}`);
  return rows[0] ?? null;
}

/** Stands in the UIDs of what we export of a boat that sells hours: who says it back says what we wrote, whatever became of it here. */
export const ownMark = ({ config }: Pick<Ctx, "config">, listingId: string): string =>
  Buffer.from(fingerprint(config, "calendar marks", listingId), "base64url")
    .toString("hex")
    .slice(0, MARK_LENGTH);

/** What a listing's calendars are read for. */
export const readingMode = async (ctx: Ctx, listingId: string): Promise<ReadingMode> =>
  (await boatClock(ctx, listingId)) ? { keepsTimes: true, ownMark: ownMark(ctx, listingId) } : NIGHTS_ALONE;
