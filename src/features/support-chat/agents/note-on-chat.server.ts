import type { Ctx } from "../../../platform/context.server.ts";
import { transact } from "../../../platform/db/database.server.ts";
import { publishLive } from "../../../platform/realtime/publish-live.server.ts";
import { requireSupport } from "../../accounts/index.server.ts";
import { chatNoted } from "../chat.announcements.server.ts";
import { chatError } from "../chat.errors.ts";
import { findConversation } from "../chat.queries.server.ts";
import { chatNotes } from "../chat.tables.server.ts";

/** Writes something down for the other agents, in an open or a closed chat. Its person never sees it, even an agent who is that person. */
export async function noteOnChat(ctx: Ctx, { chatId, content }: { chatId: string; content: string }): Promise<void> {
  const { id: authorId } = requireSupport(ctx);
  const row = await findConversation(ctx, chatId);
  if (!row || row.userId === authorId) throw chatError("chat_not_found");
  await transact(ctx, async (tx) => {
    await tx.db.insert(chatNotes).values({ conversationId: chatId, authorId, content, createdAt: tx.clock.now() });
    await publishLive(tx, chatNoted(chatId));
  });
}
