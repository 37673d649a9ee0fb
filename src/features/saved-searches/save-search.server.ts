import { count, eq, sql } from "drizzle-orm";
import type { Ctx } from "../../platform/context.server.ts";
import { transact } from "../../platform/db/database.server.ts";
import { requireActor } from "../accounts/index.server.ts";
import { earliestToday, writeAddress } from "../search/index.ts";
import { correctQuery } from "../search/index.server.ts";
import { savedSearchError } from "./saved-search.errors.ts";
import { MOST_SAVED_SEARCHES } from "./saved-search.rules.ts";
import type { SavedSearch, SaveSearchInput } from "./saved-search.schema.ts";
import { savedSearches } from "./saved-search.tables.server.ts";
import { viewOf } from "./saved-search.view.server.ts";

/**
 * Saves a search under a name, and emails its person when something new fits. The same search saved again only gets the new name.
 * Refuses a search for everything, and more than a few.
 */
export const saveSearch = (ctx: Ctx, { name, address: given }: SaveSearchInput): Promise<SavedSearch> =>
  transact(ctx, async (tx) => {
    const { id: personId } = requireActor(tx);
    const now = tx.clock.now();
    const { query } = correctQuery(new URLSearchParams(given), earliestToday(now));
    const address = writeAddress({ ...query, sort: "recommended" }).toString();
    if (address === "") throw savedSearchError("nothing_to_save");
    // One after the other, or two at once would both be the last that is allowed.
    await tx.db.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`saved-searches ${personId}`}, 0))`);
    const [row] = await tx.db
      .insert(savedSearches)
      .values({ personId, name, address, createdAt: now, checkedUntil: now, dueAt: now })
      .onConflictDoUpdate({ target: [savedSearches.personId, savedSearches.address], set: { name } })
      .returning();
    const [all] = await tx.db.select({ count: count() }).from(savedSearches).where(eq(savedSearches.personId, personId));
    if (!row || (all?.count ?? 0) > MOST_SAVED_SEARCHES) throw savedSearchError("too_many_saved_searches");
    return viewOf(row, now);
  });
