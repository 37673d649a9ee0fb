import { createHash } from "node:crypto";
import type { Ctx } from "../../../platform/context.server.ts";
import { addDays, DAYS_AHEAD, todayAt } from "../../availability/index.ts";
import { ownNights, ownTimes } from "../../availability/index.server.ts";
import { listingBasics } from "../../listings/index.server.ts";
import { calendarError } from "../calendar.errors.ts";
import { boatClock, ownMark } from "../hours/boat-clock.server.ts";
import { type BoatClock, wholeDays } from "../hours/times.rules.ts";
import { listingOfToken } from "./export-address.server.ts";
import { type Exported, writeCalendar } from "./write-calendar.server.ts";

/** Stays that are over for longer are of no use to another calendar. */
const DAYS_BACK = 31;
const DAY_MS = 24 * 3600_000;

type How = { asWholeDays: boolean };

/**
 * The listing's own bookings and blocks as an iCalendar file, for whoever knows its address. Without anything about guests. Of a boat that sells hours, a use of
 * some hours is a time with preparation and turnaround, or whole days for sites that only take those.
 */
export async function exportCalendar(ctx: Ctx, token: string, how: How = { asWholeDays: false }): Promise<{ text: string; etag: string }> {
  const listingId = await listingOfToken(ctx, token);
  const listing = listingId && (await listingBasics(ctx, listingId));
  if (!listing) throw calendarError("calendar_not_found");
  const now = ctx.clock.now();
  const today = todayAt(listing.timeZone, now);
  // Read from further back, so that what began earlier keeps its beginning, and its text, from day to day.
  const own = await ownNights(ctx, listing.id, addDays(today, -DAYS_AHEAD));
  const nights = own.filter(({ endNight }) => endNight > addDays(today, -DAYS_BACK));
  const boat = await boatClock(ctx, listing.id);
  const hours = boat ? await hoursOf(ctx, listing.id, boat, how) : { nights: [], times: [] };
  const exported = {
    title: listing.title,
    mark: boat && ownMark(ctx, listing.id),
    nights: [...nights, ...hours.nights],
    times: hours.times,
  };
  const text = writeCalendar(exported, { brand: ctx.config.brandName, origin: ctx.config.appOrigin });
  return { text, etag: `"${createHash("sha256").update(text).digest("base64url").slice(0, 27)}"` };
}

/** One entry for each charter, departure and use by the host. */
async function hoursOf(ctx: Ctx, listingId: string, boat: BoatClock, { asWholeDays }: How): Promise<Pick<Exported, "nights" | "times">> {
  const own = await ownTimes(ctx, listingId, new Date(ctx.clock.now().getTime() - DAYS_BACK * DAY_MS));
  const entries = own
    .filter(({ isByNight }) => !isByNight)
    .map(({ id, kind, held, changedAt }) => ({
      id,
      kind: kind === "manual" ? ("manual" as const) : ("booking" as const),
      held,
      changedAt,
    }));
  if (asWholeDays) return { nights: entries.map(({ held, ...entry }) => ({ ...entry, ...wholeDays(held, boat) })), times: [] };
  return { nights: [], times: entries.map(({ held, ...entry }) => ({ ...entry, beginsAt: held.from, endsAt: held.until })) };
}
