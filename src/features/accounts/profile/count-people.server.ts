import { count, isNull } from "drizzle-orm";
import type { Ctx } from "../../../platform/context.server.ts";
import { profiles } from "../account.tables.server.ts";

/** How many people have an account. */
export async function countPeople(ctx: Ctx): Promise<number> {
  const [row] = await ctx.db.select({ count: count() }).from(profiles).where(isNull(profiles.deletedAt));
  return row?.count ?? 0;
}
