import type { Announcement } from "../../platform/realtime/publish-live.server.ts";
import { CHAT, CHAT_ANSWERS, CHAT_NOTE, CHAT_TYPING, CHAT_VIEWING } from "./chat.live.ts";

export const chatChanged = ({ id, userId, revision }: { id: string; userId: string; revision: number }): Announcement => ({
  to: [`person:${userId}`, "support"],
  type: CHAT,
  id,
  number: revision,
});

export const chatNoted = (chatId: string): Announcement => ({ to: ["support"], type: CHAT_NOTE, id: chatId });

/** A person's typing is seen by agents; an agent's also by the person. */
export const chatTyping = (chatId: string, senderId: string, userId: string): Announcement => ({
  to: senderId === userId ? ["support"] : ["support", `person:${userId}`],
  type: CHAT_TYPING,
  id: `${chatId}:${senderId}`,
});

export const chatViewing = (agentId: string, chatId: string | null): Announcement => ({
  to: ["support"],
  type: CHAT_VIEWING,
  id: `${agentId}:${chatId ?? ""}`,
});

/** The first agent came or the last one left: everyone who has the panel open can expect something else. */
export const answersChanged = (): Announcement => ({ to: ["everyone"], type: CHAT_ANSWERS, id: "" });
