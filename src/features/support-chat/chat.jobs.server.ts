import { and, eq } from "drizzle-orm";
import type { Ctx } from "../../platform/context.server.ts";
import { subscribe, type Subscriber } from "../../platform/facts/facts.server.ts";
import { accountDeleted } from "../accounts/index.server.ts";
import { changeConversation, findActive, isActive } from "./chat.queries.server.ts";
import { chatBlocks, chatConversations, supportPresence } from "./chat.tables.server.ts";

export const chatSubscribers: Subscriber[] = [
  subscribe({
    name: "support-chat.forget",
    fact: accountDeleted,
    tell: async (ctx, { accountId }) => {
      const active = await findActive(ctx, accountId);
      if (active)
        await changeConversation(ctx, active.id, { status: "closed", closedAt: ctx.clock.now(), closedBy: accountId, waitingSince: null });
      await releaseChats(ctx, accountId);
      await ctx.db.delete(chatBlocks).where(eq(chatBlocks.personId, accountId));
      await ctx.db.delete(supportPresence).where(eq(supportPresence.agentId, accountId));
    },
  }),
];

async function releaseChats(ctx: Ctx, agentId: string): Promise<void> {
  const taken = await ctx.db
    .select({ id: chatConversations.id })
    .from(chatConversations)
    .where(and(eq(chatConversations.agentId, agentId), isActive));
  for (const { id } of taken) await changeConversation(ctx, id, { agentId: null, takenAt: null }, isActive);
}
