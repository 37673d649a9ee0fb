import { eq, inArray, sql } from "drizzle-orm";
import { recordAudit } from "../../../platform/audit/record-audit.server.ts";
import type { Ctx } from "../../../platform/context.server.ts";
import { transact } from "../../../platform/db/database.server.ts";
import { admit, requireMay } from "../../../platform/policy/admit.server.ts";
import { forumError } from "../forum.errors.ts";
import type { ThreadRow } from "../forum.queries.server.ts";
import { forumFollows, forumPosts, forumThreads, forumViews } from "../forum.tables.server.ts";
import { forumDeskPolicy, forumThreadPolicy } from "../forum.policy.ts";

type Merge = { threadId: string; intoId: string; reason: string };

/**
 * Puts a thread's posts behind those of another, in their order; its followers follow that one, and its address leads there. Refuses
 * threads that not everyone can read. For support staff.
 */
export const mergeForumThreads = (ctx: Ctx, { threadId, intoId, reason }: Merge): Promise<void> =>
  transact(ctx, async (tx) => {
    const { from, into } = await lockBoth(tx, threadId, intoId);
    if (from.id === into.id) throw forumError("same_thread");
    await movePosts(tx, from, into);
    await tx.db.execute(sql`insert into ${forumFollows} (thread_id, person_id, is_on, created_at)
      select ${into.id}::uuid, person_id, is_on, created_at from ${forumFollows} where thread_id = ${from.id}::uuid on conflict do nothing`);
    await tx.db.execute(sql`insert into ${forumViews} as v (thread_id, views)
      select ${into.id}::uuid, views from ${forumViews} where thread_id = ${from.id}::uuid
      on conflict (thread_id) do update set views = v.views + excluded.views`);
    await tx.db.update(forumThreads).set({ mergedInto: into.id }).where(eq(forumThreads.mergedInto, from.id));
    await tx.db.update(forumThreads).set({ status: "merged", mergedInto: into.id }).where(eq(forumThreads.id, from.id));
    await recordAudit(tx, { action: `forum.merge into ${into.id}`, subjectType: "forum-thread", subjectId: from.id, reason });
  });

/** In the order of their ids, so that two merges never wait for each other. */
async function lockBoth(tx: Ctx, threadId: string, intoId: string): Promise<{ from: ThreadRow; into: ThreadRow }> {
  requireMay(tx, forumDeskPolicy, "readDesk");
  const isEither = inArray(forumThreads.id, [threadId, intoId]);
  const rows = await tx.db.select().from(forumThreads).where(isEither).orderBy(forumThreads.id).for("update");
  const admitted = (id: string) => admit(tx, forumThreadPolicy, "merge", () => rows.find((row) => row.id === id));
  return { from: await admitted(threadId), into: await admitted(intoId) };
}

async function movePosts(tx: Ctx, from: ThreadRow, into: ThreadRow): Promise<void> {
  await tx.db
    .execute(sql`update ${forumPosts} p set thread_id = ${into.id}::uuid, title = '', number = ${into.lastNumber}::int + placed.place
    from (select id, case when number is not null then row_number() over (order by number) end as place from ${forumPosts} where thread_id = ${from.id}::uuid) placed
    where p.id = placed.id`);
  const moved = sql`(select coalesce(max(number), 0) from ${forumPosts} where thread_id = ${into.id}::uuid)`;
  await tx.db
    .update(forumThreads)
    .set({ lastNumber: sql`greatest(${forumThreads.lastNumber}, ${moved})` })
    .where(eq(forumThreads.id, into.id));
}
