import type { Ctx } from "../../../platform/context.server.ts";
import { transact } from "../../../platform/db/database.server.ts";
import { publishLive } from "../../../platform/realtime/publish-live.server.ts";
import { admit, requireMay } from "../../../platform/policy/admit.server.ts";
import { chatNoted } from "../chat.announcements.server.ts";
import { findConversation } from "../chat.queries.server.ts";
import { chatNotes } from "../chat.tables.server.ts";
import { chatPolicy } from "../chat.policy.ts";

/** Writes something down for the other agents, in an open or a closed chat. Its person never sees it, even an agent who is that person. */
export async function noteOnChat(ctx: Ctx, { chatId, content }: { chatId: string; content: string }): Promise<void> {
  const { id: authorId } = requireMay(ctx, chatPolicy, "useConsole");
  await admit(ctx, chatPolicy, "note", () => findConversation(ctx, chatId));
  await transact(ctx, async (tx) => {
    await tx.db.insert(chatNotes).values({ conversationId: chatId, authorId, content, createdAt: tx.clock.now() });
    await publishLive(tx, chatNoted(chatId));
  });
}
