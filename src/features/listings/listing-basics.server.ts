import { and, eq, ne } from "drizzle-orm";
import type { Ctx } from "../../platform/context.server.ts";
import { properties } from "./listing.tables.server.ts";

export type ListingBasics = { id: string; hostId: string; title: string; timeZone: string };

/** A listing's host, title and time zone, paused or not, whoever asks; null for one that is deleted or never was. */
export async function listingBasics(ctx: Ctx, listingId: string): Promise<ListingBasics | null> {
  const { id, hostId, title, timeZone, status } = properties;
  const [row] = await ctx.db
    .select({ id, hostId, title, timeZone })
    .from(properties)
    .where(and(eq(id, listingId), ne(status, "deleted")));
  return row ?? null;
}
