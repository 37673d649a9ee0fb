import { desc, eq } from "drizzle-orm";
import type { Ctx } from "../../platform/context.server.ts";
import { requireActor } from "../accounts/index.server.ts";
import type { SavedSearchList } from "./saved-search.schema.ts";
import { savedSearches } from "./saved-search.tables.server.ts";
import { viewOf } from "./saved-search.view.server.ts";

/** The person's saved searches, the newest first. */
export async function listSavedSearches(ctx: Ctx): Promise<SavedSearchList> {
  const { id: personId } = requireActor(ctx);
  const now = ctx.clock.now();
  const rows = await ctx.db
    .select()
    .from(savedSearches)
    .where(eq(savedSearches.personId, personId))
    .orderBy(desc(savedSearches.createdAt), desc(savedSearches.id));
  return { searches: rows.map((row) => viewOf(row, now)) };
}
