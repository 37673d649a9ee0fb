import { and, desc, ne, sql } from "drizzle-orm";
import type { Ctx } from "../../platform/context.server.ts";
import { containing } from "../../platform/db/containing.server.ts";
import { requireMay } from "../../platform/policy/admit.server.ts";
import type { ListingStatus } from "./listing.rules.ts";
import { properties } from "./listing.tables.server.ts";
import { listingPolicy } from "./listing.policy.ts";

export type FoundListing = { id: string; title: string; city: string; country: string; status: ListingStatus; hostId: string };

/** Listings whose title contains the text, paused and taken down ones too, the newest first, for support staff. */
export async function searchTitles(ctx: Ctx, part: string, limit: number): Promise<FoundListing[]> {
  requireMay(ctx, listingPolicy, "find");
  const { id, title, city, country, status, hostId } = properties;
  return ctx.db
    .select({ id, title, city, country, status, hostId })
    .from(properties)
    .where(and(sql`plain_text(${title}) like plain_text(${containing(part)})`, ne(status, "deleted")))
    .orderBy(desc(properties.createdAt))
    .limit(limit);
}
