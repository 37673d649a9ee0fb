import { count, eq } from "drizzle-orm";
import type { Ctx } from "../../platform/context.server.ts";
import { properties } from "./listing.tables.server.ts";

/** How many homes and boats can be found now. */
export async function countListings(ctx: Ctx): Promise<{ homes: number; boats: number }> {
  const rows = await ctx.db
    .select({ type: properties.type, count: count() })
    .from(properties)
    .where(eq(properties.status, "active"))
    .groupBy(properties.type);
  const of = (type: "property" | "boat") => rows.find((row) => row.type === type)?.count ?? 0;
  return { homes: of("property"), boats: of("boat") };
}
