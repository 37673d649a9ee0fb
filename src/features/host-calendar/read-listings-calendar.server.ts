import type { Ctx } from "../../platform/context.server.ts";
import { addDays, todayAt } from "../availability/index.ts";
import { ownListings } from "../listings/index.server.ts";
import type { ListingsCalendar, ListingsQuery } from "./host-calendar.schema.ts";
import { readListingDays } from "./read-listing-days.server.ts";

const DAYS_SHOWN = 28;
const PAGE = 25;

/** Four weeks of the host's listings, one page at a time, from the given day or else from yesterday. */
export async function readListingsCalendar(ctx: Ctx, { from, page }: ListingsQuery): Promise<ListingsCalendar> {
  const first = from ?? addDays(todayAt("UTC", ctx.clock.now()), -1);
  const last = addDays(first, DAYS_SHOWN - 1);
  const { listings, total } = await ownListings(ctx, (page - 1) * PAGE, PAGE);
  return {
    first,
    last,
    page,
    pages: Math.max(1, Math.ceil(total / PAGE)),
    total,
    listings: await readListingDays(ctx, listings, { first, last }),
  };
}
