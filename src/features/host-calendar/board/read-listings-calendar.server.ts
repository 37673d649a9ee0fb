import type { Ctx } from "../../../platform/context.server.ts";
import { addDays, todayAt } from "../../availability/index.ts";
import { ownListings } from "../../listings/index.server.ts";
import { WEEK_DAYS } from "./board.rules.ts";
import type { ListingsCalendar, ListingsQuery } from "../host-calendar.schema.ts";
import { readListingDays } from "../month/read-listing-days.server.ts";

const PAGE = 25;

/** Some weeks of the host's listings that the query finds, one page at a time, from the given day or else from yesterday. */
export async function readListingsCalendar(ctx: Ctx, { from, page, weeks, ...wanted }: ListingsQuery): Promise<ListingsCalendar> {
  const first = from ?? addDays(todayAt("UTC", ctx.clock.now()), -1);
  const last = addDays(first, weeks * WEEK_DAYS - 1);
  const { listings, found, total } = await ownListings(ctx, (page - 1) * PAGE, PAGE, wanted);
  const covers = new Map(listings.map(({ id, cover }) => [id, cover]));
  const briefs = listings.map(({ cover: _cover, ...listing }) => listing);
  const days = await readListingDays(ctx, briefs, { first, last });
  return {
    first,
    last,
    page,
    pages: Math.max(1, Math.ceil(found / PAGE)),
    found,
    total,
    listings: days.map((each) => ({ ...each, cover: covers.get(each.listing.id) ?? null })),
  };
}
