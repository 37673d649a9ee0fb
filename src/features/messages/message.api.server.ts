import { z } from "zod";
import { type Endpoint, endpoint, uploadEndpoint } from "../../platform/http/api.server.ts";
import { imageError } from "../../platform/images/image.errors.ts";
import { MOST_PHOTO_BYTES } from "../../platform/images/photo-sizes.ts";
import { requireActor } from "../accounts/index.server.ts";
import { BookingPath, SpecialOfferInput } from "../bookings/index.ts";
import { countUnreadThreads } from "./message.queries.server.ts";
import {
  AskHostInput,
  ChangesQuery,
  EditMessageInput,
  MessagePath,
  MessageView,
  OrganizeThreadInput,
  ReportThreadInput,
  SendPhotoQuery,
  SendMessageInput,
  ThreadChanges,
  ThreadPage,
  ThreadPath,
  ThreadQuery,
  ThreadsQuery,
  ThreadView,
  UnreadThreads,
} from "./message.schema.ts";
import { sendPhoto } from "./photos/send-photo.server.ts";
import { announceTyping } from "./threads/announce-typing.server.ts";
import { askHost } from "./threads/ask-host.server.ts";
import { blockOther, reportThread, unblockOther } from "./threads/block-person.server.ts";
import { listThreads } from "./threads/list-threads.server.ts";
import { markThreadRead, organizeThread } from "./threads/mark-thread.server.ts";
import { openBookingThread } from "./threads/open-thread.server.ts";
import { readThread, readThreadChanges } from "./threads/read-thread.server.ts";
import { sendOffer } from "./threads/send-offer.server.ts";
import { takeOfferBack } from "./threads/take-offer-back.server.ts";
import { editMessage, unsendMessage } from "./writing/change-message.server.ts";
import { sendMessage } from "./writing/send-message.server.ts";

const messages = { tag: "Messages", signedIn: true };
const ofThread = { ...messages, params: ThreadPath, refusals: [404 as const] };
const ThreadId = z.object({ threadId: z.uuid() });

export const messageApi: Endpoint[] = [
  endpoint({
    ...messages,
    method: "get",
    path: "/threads",
    summary: "List your conversations with guests and hosts",
    query: ThreadsQuery,
    answer: ThreadPage,
    run: (ctx, { query }) => listThreads(ctx, query),
  }),
  endpoint({
    ...messages,
    method: "get",
    path: "/threads/unread",
    summary: "Count your conversations with unread messages",
    answer: UnreadThreads,
    run: async (ctx) => ({ unread: await countUnreadThreads(ctx, requireActor(ctx).id) }),
  }),
  endpoint({
    ...messages,
    method: "post",
    path: "/threads",
    summary: "Ask a host a question before booking",
    body: AskHostInput,
    answer: ThreadId,
    refusals: [404, 409],
    run: (ctx, { body }) => askHost(ctx, body),
  }),
  endpoint({
    ...messages,
    method: "put",
    path: "/bookings/{bookingId}/thread",
    summary: "Open the conversation of a booking",
    params: BookingPath,
    answer: ThreadId,
    refusals: [404],
    run: (ctx, { params }) => openBookingThread(ctx, params),
  }),
  endpoint({
    ...ofThread,
    method: "get",
    path: "/threads/{threadId}",
    summary: "Read a conversation: its newest messages, or those before one",
    query: ThreadQuery,
    answer: ThreadView,
    run: (ctx, { params, query }) => readThread(ctx, params.threadId, query),
  }),
  endpoint({
    ...ofThread,
    method: "get",
    path: "/threads/{threadId}/changes",
    summary: "Read what changed in a conversation after a revision",
    query: ChangesQuery,
    answer: ThreadChanges,
    run: (ctx, { params, query }) => readThreadChanges(ctx, params.threadId, query),
  }),
  endpoint({
    ...ofThread,
    method: "post",
    path: "/threads/{threadId}/messages",
    summary: "Send a message",
    body: SendMessageInput,
    answer: MessageView,
    refusals: [404, 409],
    run: (ctx, { params, body }) => sendMessage(ctx, params.threadId, body),
  }),
  uploadEndpoint({
    tag: "Messages",
    path: "/threads/{threadId}/photos",
    summary: "Send a photo in a conversation about a booking",
    params: ThreadPath,
    query: SendPhotoQuery,
    takes: "image/*",
    maxBytes: MOST_PHOTO_BYTES,
    tooBig: () => imageError("photo_file_too_big"),
    answer: MessageView,
    refusals: [404, 409, 415, 422],
    run: (ctx, { params, query, file, signal }) => sendPhoto(ctx, params.threadId, { id: query.id, picture: file, signal }),
  }),
  endpoint({
    ...messages,
    method: "put",
    path: "/threads/{threadId}/messages/{messageId}",
    summary: "Edit your message, for 15 minutes",
    params: MessagePath,
    body: EditMessageInput,
    refusals: [404, 409],
    run: (ctx, { params, body }) => editMessage(ctx, params, body),
  }),
  endpoint({
    ...messages,
    method: "delete",
    path: "/threads/{threadId}/messages/{messageId}",
    summary: "Unsend your message, for 24 hours",
    params: MessagePath,
    refusals: [404, 409],
    run: (ctx, { params }) => unsendMessage(ctx, params),
  }),
  endpoint({
    ...ofThread,
    method: "post",
    path: "/threads/{threadId}/offers",
    summary: "Offer the guest of a conversation a stay at my own total",
    body: SpecialOfferInput,
    status: 201,
    answer: z.object({ offerId: z.uuid() }),
    refusals: [404, 409],
    run: (ctx, { params, body }) => sendOffer(ctx, params.threadId, body),
  }),
  endpoint({
    ...ofThread,
    method: "delete",
    path: "/threads/{threadId}/offers",
    summary: "Take my special offer in a conversation back",
    refusals: [404],
    run: (ctx, { params }) => takeOfferBack(ctx, params.threadId),
  }),
  endpoint({
    ...ofThread,
    method: "put",
    path: "/threads/{threadId}/read",
    summary: "Mark a conversation as read",
    run: (ctx, { params }) => markThreadRead(ctx, params),
  }),
  endpoint({
    ...ofThread,
    method: "patch",
    path: "/threads/{threadId}",
    summary: "Star, archive or mark a conversation as unread",
    body: OrganizeThreadInput,
    run: (ctx, { params, body }) => organizeThread(ctx, params.threadId, body),
  }),
  endpoint({
    ...ofThread,
    method: "post",
    path: "/threads/{threadId}/typing",
    summary: "Show the other side that you're writing",
    run: (ctx, { params }) => announceTyping(ctx, params),
  }),
  endpoint({
    ...ofThread,
    method: "put",
    path: "/threads/{threadId}/block",
    summary: "Block the other side",
    run: (ctx, { params }) => blockOther(ctx, params),
  }),
  endpoint({
    ...ofThread,
    method: "delete",
    path: "/threads/{threadId}/block",
    summary: "Unblock the other side",
    run: (ctx, { params }) => unblockOther(ctx, params),
  }),
  endpoint({
    ...ofThread,
    method: "put",
    path: "/threads/{threadId}/report",
    summary: "Report a conversation to support",
    body: ReportThreadInput,
    run: (ctx, { params, body }) => reportThread(ctx, params.threadId, body),
  }),
];
