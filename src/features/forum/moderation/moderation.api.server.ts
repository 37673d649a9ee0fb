import { z } from "zod";
import { type Endpoint, endpoint } from "../../../platform/http/api.server.ts";
import { ForumDesk, ForumPostPath, ForumThreadPath, MergeThreadInput, MoveThreadInput, StaffReasonInput } from "../forum.schema.ts";
import { approvePost } from "./approve-post.server.ts";
import { changeForumThread } from "./change-forum-thread.server.ts";
import { hidePost } from "./hide-post.server.ts";
import { keepPost } from "./keep-post.server.ts";
import { mergeForumThreads } from "./merge-forum-threads.server.ts";
import { readForumDesk } from "./read-forum-desk.server.ts";
import { restorePost } from "./restore-post.server.ts";

const staff = { tag: "Forum staff", signedIn: true, refusals: [404 as const, 409 as const] };
const ofPost = { ...staff, params: ForumPostPath };
const ofThread = { ...staff, params: ForumThreadPath };

export const forumModerationApi: Endpoint[] = [
  endpoint({
    ...staff,
    method: "get",
    path: "/support/forum",
    summary: "See what waits for approval in the forum and what was reported",
    answer: ForumDesk,
    run: (ctx) => readForumDesk(ctx),
  }),
  endpoint({
    ...ofPost,
    method: "put",
    path: "/support/forum/posts/{postId}/approval",
    summary: "Approve a post that waits",
    run: (ctx, { params }) => approvePost(ctx, params.postId),
  }),
  endpoint({
    ...ofPost,
    method: "put",
    path: "/support/forum/posts/{postId}/hiding",
    summary: "Hide a post",
    body: StaffReasonInput,
    run: (ctx, { params, body }) => hidePost(ctx, params.postId, body),
  }),
  endpoint({
    ...ofPost,
    method: "put",
    path: "/support/forum/posts/{postId}/restoration",
    summary: "Let everyone read a hidden post again",
    body: StaffReasonInput,
    run: (ctx, { params, body }) => restorePost(ctx, params.postId, body),
  }),
  endpoint({
    ...ofPost,
    method: "put",
    path: "/support/forum/posts/{postId}/keeping",
    summary: "Let a reported post stand",
    body: StaffReasonInput,
    run: (ctx, { params, body }) => keepPost(ctx, params.postId, body),
  }),
  endpoint({
    ...ofThread,
    method: "put",
    path: "/support/forum/threads/{threadId}/lock",
    summary: "Lock or unlock a discussion",
    body: StaffReasonInput.extend({ isLocked: z.boolean() }),
    run: (ctx, { params, body: { isLocked, reason } }) => changeForumThread(ctx, params.threadId, { isLocked }, reason),
  }),
  endpoint({
    ...ofThread,
    method: "put",
    path: "/support/forum/threads/{threadId}/pin",
    summary: "Pin or unpin a discussion",
    body: StaffReasonInput.extend({ isPinned: z.boolean() }),
    run: (ctx, { params, body: { isPinned, reason } }) => changeForumThread(ctx, params.threadId, { isPinned }, reason),
  }),
  endpoint({
    ...ofThread,
    method: "put",
    path: "/support/forum/threads/{threadId}/category",
    summary: "Move a discussion to another category",
    body: MoveThreadInput,
    run: (ctx, { params, body: { categoryId, reason } }) => changeForumThread(ctx, params.threadId, { categoryId }, reason),
  }),
  endpoint({
    ...ofThread,
    method: "put",
    path: "/support/forum/threads/{threadId}/merge",
    summary: "Merge a discussion into another one",
    body: MergeThreadInput,
    run: (ctx, { params, body }) => mergeForumThreads(ctx, { ...params, ...body }),
  }),
];
