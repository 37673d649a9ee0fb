import { and, desc, eq, gt, lte, sql, type SQL } from "drizzle-orm";
import type { PgUpdateSetSource } from "drizzle-orm/pg-core";
import type { Ctx } from "../../platform/context.server.ts";
import { publishLive } from "../../platform/realtime/publish-live.server.ts";
import { isOnSupport } from "../accounts/index.server.ts";
import { chatBlocks, chatConversations, chatMessages } from "./chat.tables.server.ts";
import { chatChanged } from "./chat.announcements.server.ts";

export type Conversation = typeof chatConversations.$inferSelect;
export type MessageRow = typeof chatMessages.$inferSelect;

export async function findConversation(ctx: Ctx, id: string): Promise<Conversation | null> {
  const [row] = await ctx.db.select().from(chatConversations).where(eq(chatConversations.id, id));
  return row ?? null;
}

export async function findActive(ctx: Ctx, userId: string): Promise<Conversation | null> {
  const [row] = await ctx.db
    .select()
    .from(chatConversations)
    .where(and(eq(chatConversations.userId, userId), eq(chatConversations.status, "active")));
  return row ?? null;
}

export const isActive = eq(chatConversations.status, "active");

/** Nobody has it, or this agent does, or who had it is no agent anymore. */
export const isFreeFor = (agentId: string): SQL =>
  sql`(${chatConversations.agentId} is null or ${chatConversations.agentId} = ${agentId} or not ${isOnSupport(chatConversations.agentId)})`;

/**
 * Changes a conversation under its row's lock, where the condition holds: the change takes the next revision, and open pages hear of it
 * when it is committed. Null: the condition did not hold.
 */
export async function changeConversation(
  tx: Ctx,
  id: string,
  change: PgUpdateSetSource<typeof chatConversations>,
  condition?: SQL,
): Promise<Conversation | null> {
  const [row] = await tx.db
    .update(chatConversations)
    .set({ ...change, revision: sql`${chatConversations.revision} + 1` })
    .where(and(eq(chatConversations.id, id), condition))
    .returning();
  if (row) await publishLive(tx, chatChanged(row));
  return row ?? null;
}

export async function isBlocked(ctx: Ctx, personId: string): Promise<boolean> {
  const rows = await ctx.db.select({ id: chatBlocks.personId }).from(chatBlocks).where(eq(chatBlocks.personId, personId));
  return rows.length > 0;
}

export async function findMessage(ctx: Ctx, id: string): Promise<MessageRow | null> {
  const [row] = await ctx.db.select().from(chatMessages).where(eq(chatMessages.id, id));
  return row ?? null;
}

/** Messages up to a revision, the newest first. What has a smaller number than a revision that can be seen is there, too. */
export const selectLast = (ctx: Ctx, conversationId: string, upTo: number, limit: number): Promise<MessageRow[]> =>
  ctx.db
    .select()
    .from(chatMessages)
    .where(and(eq(chatMessages.conversationId, conversationId), lte(chatMessages.number, upTo)))
    .orderBy(desc(chatMessages.number))
    .limit(limit);

export const selectBetween = (
  ctx: Ctx,
  conversationId: string,
  { after, upTo, limit }: { after: number; upTo: number; limit: number },
): Promise<MessageRow[]> =>
  ctx.db
    .select()
    .from(chatMessages)
    .where(and(eq(chatMessages.conversationId, conversationId), gt(chatMessages.number, after), lte(chatMessages.number, upTo)))
    .orderBy(chatMessages.number)
    .limit(limit);

/** How many of the other side's messages the person has not seen in their active chat. */
export async function countUnread(ctx: Ctx, userId: string): Promise<number> {
  const [row] = await ctx.db
    .select({ unread: sql<number>`count(*)::int` })
    .from(chatConversations)
    .innerJoin(
      chatMessages,
      and(eq(chatMessages.conversationId, chatConversations.id), gt(chatMessages.number, chatConversations.userReadNumber)),
    )
    .where(and(eq(chatConversations.userId, userId), isActive, eq(chatMessages.senderType, "support")));
  return row?.unread ?? 0;
}
