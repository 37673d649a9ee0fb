import { and, eq, sql } from "drizzle-orm";
import type { Ctx } from "../../../platform/context.server.ts";
import { transact } from "../../../platform/db/database.server.ts";
import { admit } from "../../../platform/policy/admit.server.ts";
import { requireActor } from "../../accounts/index.server.ts";
import { maskContacts } from "../../messages/index.server.ts";
import { savedListError } from "../lists/saved-list.errors.ts";
import { findList } from "../lists/read-lists.server.ts";
import { listCommentPolicy, savedListPolicy } from "../saved.policy.ts";
import { savedListComments, savedLists } from "../saved-list.tables.server.ts";
import { MOST_COMMENTS } from "./companion.rules.ts";
import type { WriteCommentInput } from "./companion.schema.ts";
import { requireOnList } from "./require-on-list.server.ts";

const LONGEST_STORED = 400;

/** Comments on a place of a list, without contact data. Refuses a place that isn't on the list anymore, and more than fit a list. */
export const writeComment = (ctx: Ctx, savedListId: string, { listingId, text }: WriteCommentInput): Promise<{ id: string }> =>
  transact(ctx, async (tx) => {
    await admit(tx, savedListPolicy, "comment", () => findList(tx, savedListId));
    await requireOnList(tx, savedListId, listingId);
    await tx.db.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`list-comments ${savedListId}`}, 0))`);
    const written = await tx.db.$count(savedListComments, eq(savedListComments.listId, savedListId));
    if (written >= MOST_COMMENTS) throw savedListError("too_many_list_comments");
    const { content } = maskContacts(text, new URL(tx.config.appOrigin).host);
    const [row] = await tx.db
      .insert(savedListComments)
      .values({
        listId: savedListId,
        propertyId: listingId,
        authorId: requireActor(tx).id,
        body: [...content].slice(0, LONGEST_STORED).join(""),
        createdAt: tx.clock.now(),
      })
      .returning({ id: savedListComments.id });
    if (!row) throw savedListError("saved_list_not_found");
    return row;
  });

/** Deletes a comment; its author and the list's owner may. */
export async function deleteComment(ctx: Ctx, { savedListId, commentId }: { savedListId: string; commentId: string }): Promise<void> {
  await admit(ctx, listCommentPolicy, "delete", async () => {
    const [row] = await ctx.db
      .select({ id: savedListComments.id, authorId: savedListComments.authorId, ownerId: savedLists.personId })
      .from(savedListComments)
      .innerJoin(savedLists, eq(savedLists.id, savedListComments.listId))
      .where(and(eq(savedListComments.id, commentId), eq(savedListComments.listId, savedListId)));
    return row;
  });
  await ctx.db.delete(savedListComments).where(eq(savedListComments.id, commentId));
}
