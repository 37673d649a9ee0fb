import { and, eq, ne, type SQL, sql } from "drizzle-orm";
import type { AnyPgColumn } from "drizzle-orm/pg-core";
import type { Ctx } from "../../platform/context.server.ts";
import { containing } from "../../platform/db/containing.server.ts";
import { properties } from "./listing.tables.server.ts";

export type ListingBasics = { id: string; hostId: string; title: string; city: string; timeZone: string };

const basicsOf = (ctx: Ctx, listingId: string) => {
  const { id, hostId, title, city, timeZone, status } = properties;
  return ctx.db
    .select({ id, hostId, title, city, timeZone })
    .from(properties)
    .where(and(eq(id, listingId), ne(status, "deleted")));
};

/** A listing's host, title, city and time zone, paused or not, whoever asks; null for one that is deleted or never was. */
export async function listingBasics(ctx: Ctx, listingId: string): Promise<ListingBasics | null> {
  const [row] = await basicsOf(ctx, listingId);
  return row ?? null;
}

/** The same, locked: other changes to the listing wait for the transaction; bookings don't. */
export async function lockListing(tx: Ctx, listingId: string): Promise<ListingBasics | null> {
  const [row] = await basicsOf(tx, listingId).for("no key update");
  return row ?? null;
}

/** For another feature's query: the host of the listing in this column. */
export const hostOf = (listingId: AnyPgColumn): SQL<string> =>
  sql<string>`(select p.host_id from ${properties} p where p.id = ${listingId})`;

/** For another feature's query: whether this column is a listing, of this host if there is one, whose title contains the text, regardless of case and accents. */
export const isTitled = (listingId: AnyPgColumn, part: string, hostId?: string): SQL =>
  sql`exists (select 1 from ${properties} where ${properties.id} = ${listingId} ${hostId ? sql`and ${properties.hostId} = ${hostId}` : sql``} and plain_text(${properties.title}) like plain_text(${containing(part)}))`;
