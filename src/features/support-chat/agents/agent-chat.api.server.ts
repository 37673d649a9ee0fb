import { PersonFacts } from "../../staff/index.ts";
import { type Endpoint, endpoint } from "../../../platform/http/api.server.ts";
import {
  Agents,
  BlockInput,
  CannedReplies,
  ChatForAgent,
  ChatPath,
  Chats,
  ChatsQuery,
  DeskReport,
  HandOverInput,
  NoteInput,
  OwnPresence,
  PresenceInput,
  ReplyInput,
  ReplyPath,
  TakeOverInput,
} from "../chat.schema.ts";
import { readDeskReport } from "../desk/read-desk-report.server.ts";
import { listAgents, sayPresence } from "../desk/say-presence.server.ts";
import { blockFromChat, unblockFromChat } from "./block-from-chat.server.ts";
import { deleteCannedReply, listCannedReplies, saveCannedReply } from "./canned-replies.server.ts";
import { handOverChat } from "./hand-over-chat.server.ts";
import { listChats } from "./list-chats.server.ts";
import { noteOnChat } from "./note-on-chat.server.ts";
import { putBackChat } from "./put-back-chat.server.ts";
import { readChatAsAgent } from "./read-chat-as-agent.server.ts";
import { readPersonBesideChat } from "./read-person-beside-chat.server.ts";
import { takeOverChat } from "./take-over-chat.server.ts";
import { takeChat } from "./take-chat.server.ts";

const agents = { tag: "Support agents", signedIn: true };
const oneChat = { ...agents, params: ChatPath };

export const agentChatApi: Endpoint[] = [
  endpoint({
    ...agents,
    method: "get",
    path: "/support/chats",
    summary: "List chats under a filter, found by name, email, subject or text",
    query: ChatsQuery,
    answer: Chats,
    refusals: [404],
    run: (ctx, { query }) => listChats(ctx, query),
  }),
  endpoint({
    ...oneChat,
    method: "get",
    path: "/support/chats/{chatId}",
    summary: "Get what agents alone see of a chat",
    answer: ChatForAgent,
    refusals: [404],
    run: (ctx, { params }) => readChatAsAgent(ctx, params),
  }),
  endpoint({
    ...oneChat,
    method: "post",
    path: "/support/chats/{chatId}/agent",
    summary: "Take a chat",
    refusals: [404, 409],
    run: (ctx, { params }) => takeChat(ctx, params),
  }),
  endpoint({
    ...oneChat,
    method: "put",
    path: "/support/chats/{chatId}/agent",
    summary: "Hand a chat over to another agent, who is told",
    body: HandOverInput,
    refusals: [404, 409, 422],
    run: (ctx, { params, body }) => handOverChat(ctx, { ...params, ...body }),
  }),
  endpoint({
    ...oneChat,
    method: "delete",
    path: "/support/chats/{chatId}/agent",
    summary: "Put my chat back to the queue",
    refusals: [404, 409],
    run: (ctx, { params }) => putBackChat(ctx, params),
  }),
  endpoint({
    ...oneChat,
    method: "post",
    path: "/support/chats/{chatId}/takeover",
    summary: "Take a chat over from the agent who has it, who is told; it is recorded",
    body: TakeOverInput,
    refusals: [404, 409],
    run: (ctx, { params, body }) => takeOverChat(ctx, { ...params, ...body }),
  }),
  endpoint({
    ...oneChat,
    method: "post",
    path: "/support/chats/{chatId}/notes",
    summary: "Write a private note",
    body: NoteInput,
    refusals: [404],
    run: (ctx, { params, body }) => noteOnChat(ctx, { ...params, ...body }),
  }),
  endpoint({
    ...oneChat,
    method: "get",
    path: "/support/chats/{chatId}/person",
    summary: "Look at the bookings and listings of the chat's person, which is recorded",
    answer: PersonFacts,
    refusals: [404],
    run: (ctx, { params }) => readPersonBesideChat(ctx, params),
  }),
  endpoint({
    ...oneChat,
    method: "put",
    path: "/support/chats/{chatId}/block",
    summary: "Block the chat's person from chat",
    body: BlockInput,
    refusals: [404],
    run: (ctx, { params, body }) => blockFromChat(ctx, { ...params, ...body }),
  }),
  endpoint({
    ...oneChat,
    method: "delete",
    path: "/support/chats/{chatId}/block",
    summary: "Let the chat's person write again",
    refusals: [404],
    run: (ctx, { params }) => unblockFromChat(ctx, params),
  }),
  endpoint({
    ...agents,
    method: "put",
    path: "/support/presence",
    summary: "Say that I have a staff page open, which chat it shows, and whether I'm away",
    body: PresenceInput,
    answer: OwnPresence,
    refusals: [404],
    run: (ctx, { body }) => sayPresence(ctx, body),
  }),
  endpoint({
    ...agents,
    method: "get",
    path: "/support/desk-report",
    summary: "See how the desk does, by week and by agent",
    answer: DeskReport,
    refusals: [404],
    run: (ctx) => readDeskReport(ctx),
  }),
  endpoint({
    ...agents,
    method: "get",
    path: "/support/agents",
    summary: "List the agents, and who is there",
    answer: Agents,
    refusals: [404],
    run: (ctx) => listAgents(ctx),
  }),
  endpoint({
    ...agents,
    method: "get",
    path: "/support/canned-replies",
    summary: "List the canned replies",
    answer: CannedReplies,
    refusals: [404],
    run: (ctx) => listCannedReplies(ctx),
  }),
  endpoint({
    ...agents,
    method: "put",
    path: "/support/canned-replies/{replyId}",
    summary: "Add or change a canned reply",
    params: ReplyPath,
    body: ReplyInput,
    refusals: [404],
    run: (ctx, { params, body }) => saveCannedReply(ctx, { ...params, ...body }),
  }),
  endpoint({
    ...agents,
    method: "delete",
    path: "/support/canned-replies/{replyId}",
    summary: "Delete a canned reply",
    params: ReplyPath,
    refusals: [404],
    run: (ctx, { params }) => deleteCannedReply(ctx, params),
  }),
];
