import { asc, eq } from "drizzle-orm";
import type { Ctx } from "../../../platform/context.server.ts";
import { requireActor } from "../../accounts/index.server.ts";
import { CHANGES_AT_ONCE, selectChanged } from "../message.queries.server.ts";
import type { MessageView, ThreadSummary } from "../message.schema.ts";
import { threads, threadSides } from "../message.tables.server.ts";
import { messageViewsWithoutDetails, threadSummaries } from "../message.view.server.ts";

/** Every thread of the person with all of its messages, for their own file. */
export async function* exportThreads(ctx: Ctx): AsyncGenerator<ThreadSummary & { messages: MessageView[] }> {
  const { id } = requireActor(ctx);
  const rows = await ctx.db
    .select({ thread: threads, side: threadSides })
    .from(threadSides)
    .innerJoin(threads, eq(threads.id, threadSides.threadId))
    .where(eq(threadSides.personId, id))
    .orderBy(asc(threads.createdAt));
  for (const row of rows) {
    const all = await allMessages(ctx, row.thread.id);
    const [summary] = await threadSummaries(ctx, id, [{ ...row, last: all.at(-1) ?? null }]);
    if (summary) yield { ...summary, messages: await messageViewsWithoutDetails(ctx, all) };
  }
}

async function allMessages(ctx: Ctx, threadId: string) {
  const all: Awaited<ReturnType<typeof selectChanged>> = [];
  for (let after = 0, isMore = true; isMore;) {
    const some = await selectChanged(ctx, threadId, after);
    all.push(...some);
    after = some.at(-1)?.revision ?? after;
    isMore = some.length === CHANGES_AT_ONCE;
  }
  return all.toSorted((a, b) => a.number - b.number);
}
