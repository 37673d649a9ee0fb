import { sql } from "drizzle-orm";
import type { Ctx } from "../../../platform/context.server.ts";
import { transact } from "../../../platform/db/database.server.ts";
import { requestError } from "../../../platform/errors.ts";
import { requireActor } from "../../accounts/index.server.ts";
import { chatError } from "../chat.errors.ts";
import { findActive, isBlocked, type MessageRow } from "../chat.queries.server.ts";
import { subjectOf } from "../chat.rules.ts";
import type { SentMessage, StartChatInput } from "../chat.schema.ts";
import { chatConversations } from "../chat.tables.server.ts";
import { addMessage, onceById } from "./send-chat-message.server.ts";

/**
 * Starts the person's chat with their question as its first message. While they have an active one, the question is added to it. Refuses
 * a person who is blocked.
 */
export async function startChat(ctx: Ctx, { id, question: content }: StartChatInput): Promise<SentMessage> {
  const actor = requireActor(ctx);
  if (await isBlocked(ctx, actor.id)) throw chatError("chat_blocked");
  return onceById(ctx, { id, content }, () => transact(ctx, (tx) => ask(tx, actor.id, { id, content })));
}

async function ask(tx: Ctx, userId: string, { id, content }: { id: string; content: string }): Promise<MessageRow> {
  const now = tx.clock.now();
  const [made] = await tx.db
    .insert(chatConversations)
    .values({ userId, subject: subjectOf(content), lastMessageAt: now, createdAt: now })
    .onConflictDoNothing({ target: chatConversations.userId, where: sql`status = 'active'` })
    .returning({ id: chatConversations.id });
  const chatId = made?.id ?? (await findActive(tx, userId))?.id;
  if (!chatId) throw requestError("changed_meanwhile");
  return addMessage(tx, chatId, { id, content });
}
