import type { ChatMessage, ChatState } from "./chat.schema.ts";

/** What the live stream says of chats, by type. */
export const CHAT = "chat";
export const CHAT_NOTE = "chat-note";
export const CHAT_TYPING = "chat-typing";
export const CHAT_VIEWING = "chat-viewing";
/** Whether someone is there to answer, and how long answers take. */
export const CHAT_ANSWERS = "chat-answers";

/** One revision of a chat: how it is now, and the message that made it, if one did. */
export type ChatChange = { chat: ChatState; message: ChatMessage | null };
export type ChatTyping = { chatId: string; senderId: string; sender: "user" | "support"; name: string };
export type ChatViewing = { agentId: string; name: string; chatId: string | null };
