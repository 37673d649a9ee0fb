import { and, eq } from "drizzle-orm";
import type { Ctx } from "../../platform/context.server.ts";
import { requireActor } from "../accounts/index.server.ts";
import { savedSearchError } from "./saved-search.errors.ts";
import { savedSearches } from "./saved-search.tables.server.ts";

/** Deletes one's own saved search. */
export async function deleteSavedSearch(ctx: Ctx, id: string): Promise<void> {
  const gone = await ctx.db
    .delete(savedSearches)
    .where(and(eq(savedSearches.id, id), eq(savedSearches.personId, requireActor(ctx).id)))
    .returning({ id: savedSearches.id });
  if (gone.length === 0) throw savedSearchError("saved_search_not_found");
}
