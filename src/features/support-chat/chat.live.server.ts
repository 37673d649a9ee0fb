import type { Ctx, Services } from "../../platform/context.server.ts";
import type { LiveReaders } from "../../platform/realtime/publish-live.server.ts";
import { publicProfiles } from "../accounts/index.server.ts";
import { givenName } from "../accounts/index.ts";
import { findConversation, selectBetween } from "./chat.queries.server.ts";
import { readAnswerTime } from "./answer-time.server.ts";
import { CHAT, CHAT_ANSWERS, CHAT_TYPING, CHAT_VIEWING, type ChatChange, type ChatTyping, type ChatViewing } from "./chat.live.ts";
import { messageViews, stateView } from "./chat.view.server.ts";

/** What the live stream tells of chats. Both sides hear the same, so there is nothing in it that only agents may see. */
export function chatLiveReaders(services: Services): LiveReaders {
  const ctx: Ctx = { ...services, actor: null, request: null };
  return {
    [CHAT]: async ({ id, number = 0 }): Promise<ChatChange | null> => {
      const [row, messages] = await Promise.all([
        findConversation(ctx, id),
        selectBetween(ctx, id, { after: number - 1, upTo: number, limit: 1 }),
      ]);
      if (!row) return null;
      const [[message], chat] = await Promise.all([messageViews(ctx, messages), stateView(ctx, row)]);
      return { chat, message: message ?? null };
    },
    [CHAT_ANSWERS]: () => readAnswerTime(ctx),
    [CHAT_TYPING]: async ({ id }): Promise<ChatTyping | null> => {
      const [chatId = "", senderId = ""] = id.split(":");
      const [row, people] = await Promise.all([findConversation(ctx, chatId), publicProfiles(ctx, [senderId])]);
      const sender = people.get(senderId);
      if (!row || !sender) return null;
      return { chatId, senderId, sender: row.userId === senderId ? "user" : "support", name: givenName(sender.fullName) };
    },
    [CHAT_VIEWING]: async ({ id }): Promise<ChatViewing | null> => {
      const [agentId = "", chatId = ""] = id.split(":");
      const agent = (await publicProfiles(ctx, [agentId])).get(agentId);
      return agent ? { agentId, name: agent.fullName, chatId: chatId || null } : null;
    },
  };
}
