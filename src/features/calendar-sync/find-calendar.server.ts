import type { Ctx } from "../../platform/context.server.ts";
import { type ListingBasics, listingBasics, lockListing } from "../listings/index.server.ts";
import { type CalendarRow, lockCalendarRow, selectCalendar } from "./calendar.queries.server.ts";

export type CalendarOfListing = CalendarRow & { listing: ListingBasics };

/** A calendar with its listing; null if either is gone. */
export async function findCalendar(ctx: Ctx, id: string): Promise<CalendarOfListing | null> {
  const calendar = await selectCalendar(ctx, id);
  const listing = calendar && (await listingBasics(ctx, calendar.propertyId));
  return listing && { ...calendar, listing };
}

/**
 * The same as it is now; nobody else changes it, or another calendar of its listing, before the transaction ends. The listing is locked first, as
 * by those who delete it.
 */
export async function lockCalendar(tx: Ctx, { id, propertyId }: Pick<CalendarRow, "id" | "propertyId">): Promise<CalendarOfListing | null> {
  const listing = await lockListing(tx, propertyId);
  const calendar = listing && (await lockCalendarRow(tx, id));
  return calendar && { ...calendar, listing };
}
