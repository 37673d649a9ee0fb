import { count, eq, sql } from "drizzle-orm";
import type { Ctx } from "../../../platform/context.server.ts";
import { transact } from "../../../platform/db/database.server.ts";
import { requireActor } from "../../accounts/index.server.ts";
import { savedListError } from "./saved-list.errors.ts";
import { MOST_LISTS } from "./saved-list.rules.ts";
import type { MakeListInput, SavedList } from "./saved-list.schema.ts";
import { savedLists } from "../saved-list.tables.server.ts";
import { viewOf } from "./saved-list.view.server.ts";

/** Makes an empty list. Refuses a second one of the same name, and more than a few dozen. */
export const makeList = (ctx: Ctx, { name }: MakeListInput): Promise<SavedList> =>
  transact(ctx, async (tx) => {
    const { id: personId } = requireActor(tx);
    // One after the other, or two at once would both be the last that is allowed.
    await tx.db.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`saved-lists ${personId}`}, 0))`);
    const [all] = await tx.db.select({ count: count() }).from(savedLists).where(eq(savedLists.personId, personId));
    if ((all?.count ?? 0) >= MOST_LISTS) throw savedListError("too_many_saved_lists");
    const [row] = await tx.db.insert(savedLists).values({ personId, name, createdAt: tx.clock.now() }).onConflictDoNothing().returning();
    if (!row) throw savedListError("saved_list_exists");
    return viewOf(row, []);
  });
