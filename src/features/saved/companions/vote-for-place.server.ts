import { and, eq } from "drizzle-orm";
import type { Ctx } from "../../../platform/context.server.ts";
import { transact } from "../../../platform/db/database.server.ts";
import { admit } from "../../../platform/policy/admit.server.ts";
import { requireActor } from "../../accounts/index.server.ts";
import { findList } from "../lists/read-lists.server.ts";
import { savedListPolicy } from "../saved.policy.ts";
import { savedListVotes } from "../saved-list.tables.server.ts";
import { requireOnList } from "./require-on-list.server.ts";

type Place = { savedListId: string; listingId: string };

/** Votes for a place of a list; voting again changes nothing. Refuses a place that isn't on the list anymore. */
export const voteForPlace = (ctx: Ctx, { savedListId, listingId }: Place): Promise<void> =>
  transact(ctx, async (tx) => {
    await admit(tx, savedListPolicy, "vote", () => findList(tx, savedListId));
    await requireOnList(tx, savedListId, listingId);
    await tx.db
      .insert(savedListVotes)
      .values({ listId: savedListId, propertyId: listingId, personId: requireActor(tx).id, createdAt: tx.clock.now() })
      .onConflictDoNothing();
  });

/** Takes one's vote back; does nothing where there is none. */
export async function takeVoteBack(ctx: Ctx, { savedListId, listingId }: Place): Promise<void> {
  await admit(ctx, savedListPolicy, "vote", () => findList(ctx, savedListId));
  await ctx.db
    .delete(savedListVotes)
    .where(
      and(
        eq(savedListVotes.listId, savedListId),
        eq(savedListVotes.propertyId, listingId),
        eq(savedListVotes.personId, requireActor(ctx).id),
      ),
    );
}
