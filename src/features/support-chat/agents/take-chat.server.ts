import { sql } from "drizzle-orm";
import type { Ctx } from "../../../platform/context.server.ts";
import { transact } from "../../../platform/db/database.server.ts";
import { requireMay } from "../../../platform/policy/admit.server.ts";
import { refusalFor, admitToChat } from "../chat-access.server.ts";
import { changeConversation, isActive, isFreeFor } from "../chat.queries.server.ts";
import { chatConversations } from "../chat.tables.server.ts";
import { chatPolicy } from "../chat.policy.ts";

/** Makes the agent the one who answers the chat. Of two who take it at once one gets it, and the other sees who. */
export async function takeChat(ctx: Ctx, { chatId }: { chatId: string }): Promise<void> {
  const { id } = requireMay(ctx, chatPolicy, "useConsole");
  await transact(ctx, async (tx) => {
    const isFree = sql`${isActive} and ${chatConversations.userId} <> ${id} and ${chatConversations.agentId} is distinct from ${id} and ${isFreeFor(id)}`;
    if (await changeConversation(tx, chatId, { agentId: id, takenAt: tx.clock.now() }, isFree)) return;
    const { row } = await admitToChat(tx, "read", chatId);
    if (row.agentId !== id || row.status === "closed") throw await refusalFor(tx, chatId);
  });
}
