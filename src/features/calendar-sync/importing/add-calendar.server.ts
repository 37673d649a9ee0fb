import type { Ctx } from "../../../platform/context.server.ts";
import { databaseErrorCode, transact } from "../../../platform/db/database.server.ts";
import { lockOwnTimeZone } from "../../listings/index.server.ts";
import { calendarAddress } from "../calendar-address.ts";
import { calendarError } from "../calendar.errors.ts";
import { countCalendars } from "../calendar.queries.server.ts";
import { type AddCalendarInput, ALL_DAY_MEANS, type AllDayMeaning } from "../calendar.schema.ts";
import { importedCalendars } from "../calendar.tables.server.ts";
import { isOwnExport } from "../export/export-address.server.ts";
import { refreshCalendar } from "../refreshing/refresh-calendar.server.ts";
import { countFetch } from "./preview-calendar.server.ts";
import { sealedAddress } from "./sealed-address.server.ts";

const MOST_CALENDARS = 20;
const UNIQUE_VIOLATION = "23505";

/** Adds a calendar to the person's own listing and reads it at once; its nights are taken from then on. Refuses one that is there already. */
export async function addCalendar(
  ctx: Ctx,
  listingId: string,
  { address: typed, name, allDayMeans = ALL_DAY_MEANS }: AddCalendarInput,
): Promise<{ calendarId: string }> {
  await countFetch(ctx);
  const address = calendarAddress(typed);
  const calendarId = await insertCalendar(ctx, listingId, { name, allDayMeans }, address);
  await refreshCalendar(ctx, calendarId, { readFor: "person" });
  return { calendarId };
}

async function insertCalendar(
  ctx: Ctx,
  listingId: string,
  given: { name: string; allDayMeans: AllDayMeaning },
  address: string,
): Promise<string> {
  try {
    return await transact(ctx, async (tx) => {
      await lockOwnTimeZone(tx, listingId);
      if (await isOwnExport(tx, listingId, address)) throw calendarError("calendar_own");
      if ((await countCalendars(tx, listingId)) >= MOST_CALENDARS) throw calendarError("too_many_calendars");
      const now = ctx.clock.now();
      const id = crypto.randomUUID();
      await tx.db
        .insert(importedCalendars)
        .values({ id, propertyId: listingId, ...given, ...sealedAddress(ctx, address), nextTryAt: now, createdAt: now });
      return id;
    });
  } catch (error) {
    throw databaseErrorCode(error) === UNIQUE_VIOLATION ? calendarError("calendar_there") : error;
  }
}
