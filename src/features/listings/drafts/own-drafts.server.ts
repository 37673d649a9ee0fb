import { desc, eq } from "drizzle-orm";
import type { Ctx } from "../../../platform/context.server.ts";
import { requireActor } from "../../accounts/index.server.ts";
import type { ListingDraft } from "./draft.schema.ts";
import { listingDrafts } from "./draft.tables.server.ts";

/** The person's unfinished listings, the last saved first. */
export async function ownDrafts(ctx: Ctx): Promise<ListingDraft[]> {
  const rows = await ctx.db
    .select()
    .from(listingDrafts)
    .where(eq(listingDrafts.hostId, requireActor(ctx).id))
    .orderBy(desc(listingDrafts.savedAt));
  return rows.map(({ type, fields, photoIds, savedAt }) => ({ type, fields, photoIds, savedAt: savedAt.toISOString() }));
}
