import { eq, sql } from "drizzle-orm";
import type { Ctx } from "../../platform/context.server.ts";
import { admit } from "../../platform/policy/admit.server.ts";
import { savedSearchError } from "./saved-search.errors.ts";
import type { ChangeSavedSearchInput, SavedSearch } from "./saved-search.schema.ts";
import { savedSearches } from "./saved-search.tables.server.ts";
import { viewOf } from "./saved-search.view.server.ts";
import { savedSearchPolicy } from "./saved-search.policy.ts";
import { findSavedSearch } from "./saved-search.queries.server.ts";

/** Renames one's own saved search, or turns its emails on or off. What was listed while they were off is not sent afterwards. */
export async function changeSavedSearch(ctx: Ctx, id: string, { name, email }: ChangeSavedSearchInput): Promise<SavedSearch> {
  await admit(ctx, savedSearchPolicy, "change", () => findSavedSearch(ctx, id));
  const now = ctx.clock.now();
  const [row] = await ctx.db
    .update(savedSearches)
    .set({
      name: name ?? sql`${savedSearches.name}`,
      email: email ?? sql`${savedSearches.email}`,
      checkedUntil: email
        ? sql`case when ${savedSearches.email} then ${savedSearches.checkedUntil} else ${now.toISOString()}::timestamptz end`
        : sql`${savedSearches.checkedUntil}`,
    })
    .where(eq(savedSearches.id, id))
    .returning();
  if (!row) throw savedSearchError("saved_search_not_found");
  return viewOf(row, now);
}
