import type { Ctx } from "../../../platform/context.server.ts";
import { queryPrepared } from "../../../platform/db/prepared.server.ts";
import { LISTINGS } from "./views.server.ts";

const AT_ONCE = 5000;

export type ListedListing = { no: number; id: string; changed_at: Date };

/** The highest number that an active listing has. Numbers only grow, so those below an end never become more. */
export async function lastListingNumber(ctx: Ctx): Promise<number> {
  const [row] = await queryPrepared<{ last: number | null }>(ctx.db, "select max(no) as last from listing_index", []);
  return row?.last ?? 0;
}

/** The active listings with numbers above the first and up to the last, some thousands at a time. */
export async function* listedListings(ctx: Ctx, first: number, last: number): AsyncGenerator<ListedListing[]> {
  for (let above = first; ;) {
    const rows = await queryPrepared<ListedListing>(
      ctx.db,
      `select l.no, l.property_id as id, p.updated_at as changed_at from listing_index l join ${LISTINGS} p on p.id = l.property_id
       where l.no > $1::int and l.no <= $2::int order by l.no limit ${AT_ONCE}`,
      [above, last],
    );
    if (rows.length > 0) yield rows;
    if (rows.length < AT_ONCE) return;
    above = rows.at(-1)?.no ?? last;
  }
}
