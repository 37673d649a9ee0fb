import { eq } from "drizzle-orm";
import type { Ctx } from "../../platform/context.server.ts";
import { admit } from "../../platform/policy/admit.server.ts";
import { savedSearches } from "./saved-search.tables.server.ts";
import { savedSearchPolicy } from "./saved-search.policy.ts";
import { findSavedSearch } from "./saved-search.queries.server.ts";

/** Deletes one's own saved search. */
export async function deleteSavedSearch(ctx: Ctx, id: string): Promise<void> {
  await admit(ctx, savedSearchPolicy, "delete", () => findSavedSearch(ctx, id));
  await ctx.db.delete(savedSearches).where(eq(savedSearches.id, id));
}
