import type { Ctx } from "../../platform/context.server.ts";
import { type ListingBasics, listingBasics } from "../listings/index.server.ts";
import { type CalendarRow, selectCalendar } from "./calendar.queries.server.ts";

export type CalendarOfListing = CalendarRow & { listing: ListingBasics };

/** A calendar with its listing; null if either is gone. */
export async function findCalendar(ctx: Ctx, id: string): Promise<CalendarOfListing | null> {
  const calendar = await selectCalendar(ctx, id);
  const listing = calendar && (await listingBasics(ctx, calendar.propertyId));
  return listing && { ...calendar, listing };
}
