import { and, eq, ne, type SQL, sql } from "drizzle-orm";
import type { AnyPgColumn } from "drizzle-orm/pg-core";
import type { Ctx } from "../../platform/context.server.ts";
import { properties } from "./listing.tables.server.ts";

export type ListingBasics = { id: string; hostId: string; title: string; timeZone: string };

const basicsOf = (ctx: Ctx, listingId: string) => {
  const { id, hostId, title, timeZone, status } = properties;
  return ctx.db
    .select({ id, hostId, title, timeZone })
    .from(properties)
    .where(and(eq(id, listingId), ne(status, "deleted")));
};

/** A listing's host, title and time zone, paused or not, whoever asks; null for one that is deleted or never was. */
export async function listingBasics(ctx: Ctx, listingId: string): Promise<ListingBasics | null> {
  const [row] = await basicsOf(ctx, listingId);
  return row ?? null;
}

/** The same, locked: other changes to the listing wait for the transaction; bookings don't. */
export async function lockListing(tx: Ctx, listingId: string): Promise<ListingBasics | null> {
  const [row] = await basicsOf(tx, listingId).for("no key update");
  return row ?? null;
}

/** For another feature's query: whether this column is a listing whose title contains the text, regardless of case and accents. */
export const isTitled = (listingId: AnyPgColumn, part: string): SQL =>
  sql`exists (select 1 from ${properties} where ${properties.id} = ${listingId} and position(lower(public.unaccent(${part})) in lower(public.unaccent(${properties.title}))) > 0)`;
