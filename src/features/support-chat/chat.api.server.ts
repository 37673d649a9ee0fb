import { type Endpoint, endpoint } from "../../platform/http/api.server.ts";
import { agentChatApi } from "./agents/agent-chat.api.server.ts";
import {
  ChatPart,
  ChatPath,
  ChatQuery,
  MyChat,
  PastChats,
  PastQuery,
  RateInput,
  ReadInput,
  SendInput,
  SentMessage,
  StartChatInput,
  UnreadChat,
} from "./chat.schema.ts";
import { announceTyping } from "./talking/announce-typing.server.ts";
import { closeChat } from "./talking/close-chat.server.ts";
import { emailTranscript } from "./talking/email-transcript.server.ts";
import { markChatRead } from "./talking/mark-chat-read.server.ts";
import { myChat, myPastChats, myUnreadChat } from "./talking/my-chat.server.ts";
import { rateChat } from "./talking/rate-chat.server.ts";
import { readChat } from "./talking/read-chat.server.ts";
import { sendChatMessage } from "./talking/send-chat-message.server.ts";
import { startChat } from "./talking/start-chat.server.ts";

const chat = { tag: "Support chat", signedIn: true };

export const chatApi: Endpoint[] = [
  endpoint({
    ...chat,
    method: "get",
    path: "/chat",
    summary: "Get my active chat with support",
    answer: MyChat,
    run: (ctx) => myChat(ctx),
  }),
  endpoint({
    ...chat,
    method: "get",
    path: "/chat/unread",
    summary: "Count the new messages in my chat",
    answer: UnreadChat,
    run: (ctx) => myUnreadChat(ctx),
  }),
  endpoint({
    ...chat,
    method: "get",
    path: "/chats",
    summary: "List my past chats, the latest first",
    query: PastQuery,
    answer: PastChats,
    run: (ctx, { query }) => myPastChats(ctx, query),
  }),
  endpoint({
    ...chat,
    method: "post",
    path: "/chats",
    summary: "Start a chat with a question",
    body: StartChatInput,
    status: 201,
    answer: SentMessage,
    refusals: [403, 409],
    run: (ctx, { body }) => startChat(ctx, body),
  }),
  endpoint({
    ...chat,
    method: "get",
    path: "/chats/{chatId}",
    summary: "Get a chat and its last messages, those before a number, or all after one, as one of its sides",
    params: ChatPath,
    query: ChatQuery,
    answer: ChatPart,
    refusals: [404],
    run: (ctx, { params, query }) => readChat(ctx, { ...params, ...query }),
  }),
  endpoint({
    ...chat,
    method: "post",
    path: "/chats/{chatId}/messages",
    summary: "Send a message, once for each id",
    params: ChatPath,
    body: SendInput,
    status: 201,
    answer: SentMessage,
    refusals: [403, 404, 409],
    run: (ctx, { params, body }) => sendChatMessage(ctx, { ...params, ...body }),
  }),
  endpoint({
    ...chat,
    method: "put",
    path: "/chats/{chatId}/read",
    summary: "Mark the other side's messages as read",
    params: ChatPath,
    body: ReadInput,
    refusals: [404],
    run: (ctx, { params, body }) => markChatRead(ctx, { ...params, ...body }),
  }),
  endpoint({
    ...chat,
    method: "post",
    path: "/chats/{chatId}/typing",
    summary: "Show the other side that I'm typing",
    params: ChatPath,
    refusals: [404],
    run: (ctx, { params }) => announceTyping(ctx, params),
  }),
  endpoint({
    ...chat,
    method: "post",
    path: "/chats/{chatId}/closure",
    summary: "Close a chat for good",
    params: ChatPath,
    refusals: [404, 409],
    run: (ctx, { params }) => closeChat(ctx, params),
  }),
  endpoint({
    ...chat,
    method: "put",
    path: "/chats/{chatId}/rating",
    summary: "Rate my chat with support, once it's closed",
    params: ChatPath,
    body: RateInput,
    refusals: [404, 409],
    run: (ctx, { params, body }) => rateChat(ctx, { ...params, ...body }),
  }),
  endpoint({
    ...chat,
    method: "post",
    path: "/chats/{chatId}/transcript",
    summary: "Email the chat's person what was said",
    params: ChatPath,
    refusals: [404, 409, 429],
    run: (ctx, { params }) => emailTranscript(ctx, params),
  }),
  ...agentChatApi,
];
