import { type Endpoint, endpoint } from "../../../platform/http/api.server.ts";
import { ThreadPath } from "../message.schema.ts";
import { deleteQuickReply } from "./delete-quick-reply.server.ts";
import { fillQuickReplies } from "./fill-quick-replies.server.ts";
import { listQuickReplies } from "./list-quick-replies.server.ts";
import { QuickReplyInput, QuickReplyList, QuickReplyPath } from "./reply.schema.ts";
import { saveQuickReply } from "./save-quick-reply.server.ts";

const replies = { tag: "Messages", signedIn: true };
const ofOne = { ...replies, path: "/host/quick-replies/{quickReplyId}", params: QuickReplyPath };

export const replyApi: Endpoint[] = [
  endpoint({
    ...replies,
    method: "get",
    path: "/host/quick-replies",
    summary: "List your quick replies",
    answer: QuickReplyList,
    run: (ctx) => listQuickReplies(ctx),
  }),
  endpoint({
    ...ofOne,
    method: "put",
    summary: "Add or change a quick reply",
    body: QuickReplyInput,
    refusals: [404, 409],
    run: (ctx, { params, body }) => saveQuickReply(ctx, params.quickReplyId, body),
  }),
  endpoint({
    ...ofOne,
    method: "delete",
    summary: "Delete a quick reply",
    refusals: [404],
    run: (ctx, { params }) => deleteQuickReply(ctx, params.quickReplyId),
  }),
  endpoint({
    ...replies,
    method: "get",
    path: "/threads/{threadId}/quick-replies",
    summary: "List your quick replies, filled in for a conversation with a guest",
    params: ThreadPath,
    answer: QuickReplyList,
    refusals: [404],
    run: (ctx, { params }) => fillQuickReplies(ctx, params),
  }),
];
