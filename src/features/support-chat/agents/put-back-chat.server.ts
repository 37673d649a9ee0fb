import { sql } from "drizzle-orm";
import type { Ctx } from "../../../platform/context.server.ts";
import { transact } from "../../../platform/db/database.server.ts";
import { requireMay } from "../../../platform/policy/admit.server.ts";
import { admitToChat, refusalFor } from "../chat-access.server.ts";
import { chatPolicy } from "../chat.policy.ts";
import { changeConversation, isActive } from "../chat.queries.server.ts";
import { chatConversations as c } from "../chat.tables.server.ts";

/** Puts the agent's chat back to the queue, where it waits for whoever takes it. Refuses one that another agent has; twice is the same as once. */
export async function putBackChat(ctx: Ctx, { chatId }: { chatId: string }): Promise<void> {
  const { id } = requireMay(ctx, chatPolicy, "useConsole");
  await transact(ctx, async (tx) => {
    const isMine = sql`${isActive} and ${c.agentId} = ${id}`;
    const now = tx.clock.now();
    const waitingSince = sql<Date>`coalesce(${c.waitingSince}, ${now})`;
    if (await changeConversation(tx, chatId, { agentId: null, takenAt: null, waitingSince }, isMine)) return;
    const { row } = await admitToChat(tx, "read", chatId);
    if (row.agentId !== null || row.status === "closed") throw await refusalFor(tx, chatId);
  });
}
