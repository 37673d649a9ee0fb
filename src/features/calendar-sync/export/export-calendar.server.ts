import { createHash } from "node:crypto";
import type { Ctx } from "../../../platform/context.server.ts";
import { addDays, DAYS_AHEAD, todayAt } from "../../availability/index.ts";
import { ownNights } from "../../availability/index.server.ts";
import { listingBasics } from "../../listings/index.server.ts";
import { calendarError } from "../calendar.errors.ts";
import { listingOfToken } from "./export-address.server.ts";
import { writeCalendar } from "./write-calendar.server.ts";

/** Stays that are over for longer are of no use to another calendar. */
const DAYS_BACK = 31;

/** The listing's own bookings and blocks as an iCalendar file, for whoever knows its address. Without anything about guests. */
export async function exportCalendar(ctx: Ctx, token: string): Promise<{ text: string; etag: string }> {
  const listingId = await listingOfToken(ctx, token);
  const listing = listingId && (await listingBasics(ctx, listingId));
  if (!listing) throw calendarError("calendar_not_found");
  const today = todayAt(listing.timeZone, ctx.clock.now());
  // Read from further back, so that what began earlier keeps its beginning, and its text, from day to day.
  const own = await ownNights(ctx, listing.id, addDays(today, -DAYS_AHEAD));
  const entries = own.filter(({ endNight }) => endNight > addDays(today, -DAYS_BACK));
  const text = writeCalendar({ title: listing.title, entries }, { brand: ctx.config.brandName, origin: ctx.config.appOrigin });
  return { text, etag: `"${createHash("sha256").update(text).digest("base64url").slice(0, 27)}"` };
}
