import { sql } from "drizzle-orm";
import type { Ctx } from "../../../platform/context.server.ts";
import { transact } from "../../../platform/db/database.server.ts";
import { refusalFor, admitToChat } from "../chat-access.server.ts";
import { requireActor } from "../../accounts/index.server.ts";
import { changeConversation, isActive, isFreeFor } from "../chat.queries.server.ts";
import { chatConversations } from "../chat.tables.server.ts";

/** Ends a chat for good, for its person or the agent who has it; closing a closed one changes nothing. Refuses an agent while another has it. */
export async function closeChat(ctx: Ctx, { chatId }: { chatId: string }): Promise<void> {
  const { id } = requireActor(ctx);
  const { row } = await admitToChat(ctx, "close", chatId);
  if (row.status === "closed") return;
  await transact(ctx, async (tx) => {
    const change = { status: "closed" as const, closedAt: tx.clock.now(), closedBy: id, waitingSince: null };
    const mayClose = sql`${isActive} and (${chatConversations.userId} = ${id} or ${isFreeFor(id)})`;
    const closed = await changeConversation(tx, chatId, change, mayClose);
    if (closed) return;
    const now = await admitToChat(tx, "close", chatId);
    if (now.row.status === "active") throw await refusalFor(tx, chatId);
  });
}
