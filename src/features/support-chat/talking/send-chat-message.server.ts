import { sql } from "drizzle-orm";
import type { Ctx } from "../../../platform/context.server.ts";
import { transact } from "../../../platform/db/database.server.ts";
import { requestError } from "../../../platform/errors.ts";
import { countHit } from "../../../platform/limits/rate-limit.server.ts";
import { publishLive } from "../../../platform/realtime/publish-live.server.ts";
import { requireActor } from "../../accounts/index.server.ts";
import { notify } from "../../notifications/index.server.ts";
import { refusalFor } from "../chat-access.server.ts";
import { chatChanged } from "../chat.announcements.server.ts";
import { type Conversation, findMessage, isActive, isFreeFor, type MessageRow } from "../chat.queries.server.ts";
import type { SendInput, SentMessage } from "../chat.schema.ts";
import { chatBlocks, chatConversations, chatMessages } from "../chat.tables.server.ts";
import { messageViews } from "../chat.view.server.ts";

const FLOOD = {
  name: "chat.person",
  hits: 20,
  windowSeconds: 60,
  words: "You're writing faster than we can read. Please wait a moment.",
};
const MOST_NOTICE = 200;

/**
 * Adds a message to a chat, once for each id, however often and from wherever it is sent. An agent who answers a chat that nobody has takes
 * it. Refuses a chat that is closed or that another agent has, a person who is blocked, and more than 20 messages a minute from one.
 */
export async function sendChatMessage(ctx: Ctx, { chatId, ...input }: SendInput & { chatId: string }): Promise<SentMessage> {
  requireActor(ctx);
  return onceById(ctx, input, () => transact(ctx, (tx) => addMessage(tx, chatId, input)));
}

/** What was sent before under this id is answered again, whatever stands in its way by now. */
export async function onceById(ctx: Ctx, input: { id: string; content: string }, send: () => Promise<MessageRow>): Promise<SentMessage> {
  const actor = requireActor(ctx);
  const row = await send().catch(async (error: unknown) => {
    const earlier = await findMessage(ctx, input.id);
    if (!earlier) throw error;
    if (earlier.senderId !== actor.id || earlier.content !== input.content) throw requestError("key_reused");
    return earlier;
  });
  const [message] = await messageViews(ctx, [row]);
  if (!message) throw requestError("not_found");
  return { chatId: row.conversationId, message };
}

/** In the caller's transaction, which must not commit if this throws. */
export async function addMessage(tx: Ctx, chatId: string, { id, content }: SendInput): Promise<MessageRow> {
  const actor = requireActor(tx);
  const now = tx.clock.now();
  if (actor.supportRole === null) await countHit(tx, FLOOD, actor.id);
  const isUser = sql`${chatConversations.userId} = ${actor.id}`;
  const mayWrite = sql`${isUser} and not exists (select 1 from ${chatBlocks} where ${chatBlocks.personId} = ${actor.id})`;
  const mayAnswer = sql`not (${isUser}) and ${actor.supportRole !== null} and ${isFreeFor(actor.id)}`;
  const at = sql`${now}::timestamptz`;
  const [conversation] = await tx.db
    .update(chatConversations)
    .set({
      revision: sql`${chatConversations.revision} + 1`,
      lastMessageAt: now,
      waitingSince: sql`case when ${isUser} then coalesce(${chatConversations.waitingSince}, ${at}) end`,
      firstAnsweredAt: sql`case when ${isUser} then ${chatConversations.firstAnsweredAt} else coalesce(${chatConversations.firstAnsweredAt}, ${at}) end`,
      agentId: sql`case when ${isUser} then ${chatConversations.agentId} else ${actor.id}::uuid end`,
      takenAt: sql`case when ${isUser} then ${chatConversations.takenAt} when ${chatConversations.agentId} = ${actor.id} then ${chatConversations.takenAt} else ${at} end`,
    })
    .where(sql`${chatConversations.id} = ${chatId} and ${isActive} and ((${mayWrite}) or (${mayAnswer}))`)
    .returning();
  if (!conversation) throw await refusalFor(tx, chatId);
  return insertMessage(tx, conversation, { id, content });
}

async function insertMessage(tx: Ctx, conversation: Conversation, { id, content }: SendInput): Promise<MessageRow> {
  const actor = requireActor(tx);
  const senderType = conversation.userId === actor.id ? "user" : "support";
  const { id: conversationId, revision: number } = conversation;
  const [row] = await tx.db
    .insert(chatMessages)
    .values({ id, conversationId, senderId: actor.id, senderType, content, number, createdAt: tx.clock.now() })
    .onConflictDoNothing({ target: chatMessages.id })
    .returning();
  if (!row) throw requestError("key_reused");
  if (senderType === "support") await tellPerson(tx, conversation, row);
  await publishLive(tx, chatChanged(conversation));
  return row;
}

const tellPerson = (tx: Ctx, { id, userId }: Conversation, message: MessageRow) =>
  notify(tx, {
    personId: userId,
    kind: "support",
    foldKey: `chat:${id}`,
    title: "Support replied to you",
    text: [...message.content].slice(0, MOST_NOTICE).join(""),
    path: "/?chat=open",
    lines: [{ ref: message.id, text: message.content }],
  });
