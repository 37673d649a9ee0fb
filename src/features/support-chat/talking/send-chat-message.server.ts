import { and, isNotNull, ne } from "drizzle-orm";
import type { Ctx } from "../../../platform/context.server.ts";
import { transact } from "../../../platform/db/database.server.ts";
import { requestError } from "../../../platform/errors.ts";
import { countHit } from "../../../platform/limits/rate-limit.server.ts";
import { publishLive } from "../../../platform/realtime/publish-live.server.ts";
import { requireActor } from "../../accounts/index.server.ts";
import { notify } from "../../notifications/index.server.ts";
import { refusalFor } from "../chat-access.server.ts";
import { chatChanged } from "../chat.announcements.server.ts";
import { changeConversation, findMessage, isActive, isFreeFor, type MessageRow } from "../chat.queries.server.ts";
import type { SendInput, SentMessage } from "../chat.schema.ts";
import { chatConversations } from "../chat.tables.server.ts";
import { messageViews } from "../chat.view.server.ts";
import { chatMessagePolicy, chatPolicy } from "../chat.policy.ts";
import { insertMessage } from "./message.queries.server.ts";

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
    if (!chatMessagePolicy.may(actor, "sendAgain", earlier) || earlier.content !== input.content) throw requestError("key_reused");
    return earlier;
  });
  const [message] = await messageViews(ctx, [row]);
  if (!message) throw requestError("not_found");
  return { chatId: row.conversationId, message };
}

/** In the caller's transaction, which must not commit if this throws. */
export async function addMessage(tx: Ctx, chatId: string, { id, content }: SendInput): Promise<MessageRow> {
  const actor = requireActor(tx);
  const { id: senderId } = actor;
  const isAgent = chatPolicy.may(actor, "useConsole");
  if (!isAgent) await countHit(tx, FLOOD, senderId);
  const message = { id, chatId, senderId, isAgent, content, at: tx.clock.now() };
  const added =
    (await insertMessage(tx, message)) ?? ((await isFreed(tx, chatId, senderId, isAgent)) ? await insertMessage(tx, message) : null);
  if (!added) throw await refusalFor(tx, chatId);
  const { userId, revision: number, senderType } = added;
  if (!senderType) throw requestError("key_reused");
  if (senderType === "support") await tellPerson(tx, { chatId, userId, id, content });
  await publishLive(tx, chatChanged({ id: chatId, userId, revision: number }));
  return { id, conversationId: chatId, senderId, senderType, content, read: false, number, createdAt: message.at };
}

/** A chat whose agent is none anymore is there for the others. */
async function isFreed(tx: Ctx, chatId: string, agentId: string, isAgent: boolean): Promise<boolean> {
  const wasLeft = and(isActive, isNotNull(chatConversations.agentId), isFreeFor(agentId), ne(chatConversations.agentId, agentId));
  return isAgent && (await changeConversation(tx, chatId, { agentId: null, takenAt: null }, wasLeft)) !== null;
}

const tellPerson = (tx: Ctx, { chatId, userId, id, content }: { chatId: string; userId: string; id: string; content: string }) =>
  notify(tx, {
    personId: userId,
    kind: "support",
    foldKey: `chat:${chatId}`,
    title: "Support replied to you",
    text: [...content].slice(0, MOST_NOTICE).join(""),
    path: "/?chat=open",
    lines: [{ ref: id, text: content }],
  });
