import { asc, eq } from "drizzle-orm";
import type { Ctx } from "../../../platform/context.server.ts";
import { requireMay } from "../../../platform/policy/admit.server.ts";
import { chatError } from "../chat.errors.ts";
import type { CannedReplies } from "../chat.schema.ts";
import { cannedReplies } from "../chat.tables.server.ts";
import { chatPolicy } from "../chat.policy.ts";

/** The replies that agents share, by name. */
export async function listCannedReplies(ctx: Ctx): Promise<CannedReplies> {
  requireMay(ctx, chatPolicy, "useConsole");
  const columns = { id: cannedReplies.id, title: cannedReplies.title, content: cannedReplies.content };
  return { replies: await ctx.db.select(columns).from(cannedReplies).orderBy(asc(cannedReplies.title), asc(cannedReplies.id)) };
}

/** Adds a reply under this id, or changes the one that is there. */
export async function saveCannedReply(
  ctx: Ctx,
  { replyId: id, ...reply }: { replyId: string; title: string; content: string },
): Promise<void> {
  requireMay(ctx, chatPolicy, "useConsole");
  const set = { ...reply, updatedAt: ctx.clock.now() };
  await ctx.db
    .insert(cannedReplies)
    .values({ id, ...set })
    .onConflictDoUpdate({ target: cannedReplies.id, set });
}

export async function deleteCannedReply(ctx: Ctx, { replyId }: { replyId: string }): Promise<void> {
  requireMay(ctx, chatPolicy, "useConsole");
  const gone = await ctx.db.delete(cannedReplies).where(eq(cannedReplies.id, replyId)).returning();
  if (gone.length === 0) throw chatError("reply_not_found");
}
