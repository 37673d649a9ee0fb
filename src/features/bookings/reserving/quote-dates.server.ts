import type { Ctx } from "../../../platform/context.server.ts";
import type { Quote, StayRequest } from "../../availability/index.ts";
import { quoteListing } from "../../availability/index.server.ts";
import { touchCalendars } from "../../calendar-sync/index.server.ts";

/** The price of a stay that can be booked now. Someone is interested, so the listing's imported calendars are read again if that was a while ago. */
export async function quoteDates(ctx: Ctx, listingId: string, request: StayRequest): Promise<Quote> {
  const quote = await quoteListing(ctx, listingId, request);
  await touchCalendars(ctx, listingId);
  return quote;
}
