import { and, eq, gt, lte, ne, sql } from "drizzle-orm";
import type { Ctx } from "../../../platform/context.server.ts";
import { transact } from "../../../platform/db/database.server.ts";
import { requireActor } from "../../../platform/policy/require-actor.ts";
import { markSeen } from "../../notifications/index.server.ts";
import { admitToChat } from "../chat-access.server.ts";
import { changeConversation } from "../chat.queries.server.ts";
import { chatConversations, chatMessages } from "../chat.tables.server.ts";

/** One side has seen the other's messages up to a number; the notifications about them are read, too. */
export async function markChatRead(ctx: Ctx, { chatId, upTo }: { chatId: string; upTo: number }): Promise<void> {
  const { row: before, side } = await admitToChat(ctx, "markRead", chatId);
  const [column, key] =
    side === "user"
      ? ([chatConversations.userReadNumber, "userReadNumber"] as const)
      : ([chatConversations.supportReadNumber, "supportReadNumber"] as const);
  await transact(ctx, async (tx) => {
    const seen = and(
      eq(chatMessages.conversationId, chatId),
      ne(chatMessages.senderType, side),
      eq(chatMessages.read, false),
      gt(chatMessages.number, before[key]),
      lte(chatMessages.number, upTo),
    );
    const hasNew = sql`${column} < ${upTo} and ${upTo} <= ${chatConversations.revision} and exists (select 1 from ${chatMessages} where ${seen})`;
    const changed = await changeConversation(tx, chatId, { [key]: upTo }, hasNew);
    if (changed) await tx.db.update(chatMessages).set({ read: true }).where(seen);
    if (side === "user") await markSeen(tx, before.userId, `chat:${chatId}`);
    else await markSeen(tx, requireActor(tx).id, `desk:${chatId}`);
  });
}
