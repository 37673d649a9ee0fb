import { and, eq, isNull } from "drizzle-orm";
import type { Ctx } from "../../../platform/context.server.ts";
import { transact } from "../../../platform/db/database.server.ts";
import { admit } from "../../../platform/policy/admit.server.ts";
import { requireActor } from "../../accounts/index.server.ts";
import { savedListError } from "../lists/saved-list.errors.ts";
import { findList } from "../lists/read-lists.server.ts";
import { savedListPolicy } from "../saved.policy.ts";
import { savedListComments, savedListCompanions, savedListVotes } from "../saved-list.tables.server.ts";

/** Takes somebody off one's own list; their votes and comments go too. Refuses who isn't on it. */
export const removeCompanion = (ctx: Ctx, { savedListId, personId }: { savedListId: string; personId: string }): Promise<void> =>
  transact(ctx, async (tx) => {
    await admit(tx, savedListPolicy, "removeCompanion", () => findList(tx, savedListId));
    await takeOff(tx, savedListId, personId);
  });

/** Leaves a list that one has joined; one's votes and comments go too. */
export const leaveList = (ctx: Ctx, { savedListId }: { savedListId: string }): Promise<void> =>
  transact(ctx, async (tx) => {
    await admit(tx, savedListPolicy, "leave", () => findList(tx, savedListId));
    await takeOff(tx, savedListId, requireActor(tx).id);
  });

async function takeOff({ db, clock }: Ctx, listId: string, personId: string): Promise<void> {
  const gone = await db
    .update(savedListCompanions)
    .set({ leftAt: clock.now() })
    .where(and(eq(savedListCompanions.listId, listId), eq(savedListCompanions.personId, personId), isNull(savedListCompanions.leftAt)))
    .returning({ personId: savedListCompanions.personId });
  if (gone.length === 0) throw savedListError("companion_not_found");
  await db.delete(savedListVotes).where(and(eq(savedListVotes.listId, listId), eq(savedListVotes.personId, personId)));
  await db.delete(savedListComments).where(and(eq(savedListComments.listId, listId), eq(savedListComments.authorId, personId)));
}
