import { type Endpoint, endpoint } from "../../platform/http/api.server.ts";
import {
  CategoryPath,
  EditPostInput,
  ForumCategories,
  ForumPageQuery,
  ForumPostPath,
  ForumSearchQuery,
  ForumSearchResults,
  ForumThreadList,
  ForumThreadPath,
  ForumThreadsQuery,
  ForumThreadView,
  ReplyInput,
  ReportPostInput,
  StartThreadInput,
  WrittenPost,
} from "./forum.schema.ts";
import { followForumThread } from "./reacting/follow-forum-thread.server.ts";
import { likePost, unlikePost } from "./reacting/like-post.server.ts";
import { reportPost } from "./reacting/report-post.server.ts";
import { listCategories } from "./reading/list-categories.server.ts";
import { listForumThreads } from "./reading/list-forum-threads.server.ts";
import { readForumThread } from "./reading/read-forum-thread.server.ts";
import { searchForum } from "./reading/search-forum.server.ts";
import { deletePost } from "./writing/delete-post.server.ts";
import { editPost } from "./writing/edit-post.server.ts";
import { replyToThread } from "./writing/reply-to-thread.server.ts";
import { startThread } from "./writing/start-thread.server.ts";

const forum = { tag: "Forum" };
const signedIn = { ...forum, signedIn: true };
const ofPost = { ...signedIn, params: ForumPostPath };

export const forumApi: Endpoint[] = [
  endpoint({
    ...forum,
    method: "get",
    path: "/forum/categories",
    summary: "List the categories of the forum, each with its latest post",
    answer: ForumCategories,
    run: async (ctx) => ({ categories: await listCategories(ctx) }),
  }),
  endpoint({
    ...forum,
    method: "get",
    path: "/forum/categories/{categoryId}/threads",
    summary: "List the discussions of a category",
    params: CategoryPath,
    query: ForumThreadsQuery,
    answer: ForumThreadList,
    refusals: [404],
    run: (ctx, { params, query }) => listForumThreads(ctx, params.categoryId, query),
  }),
  endpoint({
    ...forum,
    method: "get",
    path: "/forum/search",
    summary: "Search the forum",
    query: ForumSearchQuery,
    answer: ForumSearchResults,
    run: (ctx, { query }) => searchForum(ctx, query),
  }),
  endpoint({
    ...forum,
    method: "get",
    path: "/forum/threads/{threadId}",
    summary: "Read a page of a discussion",
    params: ForumThreadPath,
    query: ForumPageQuery,
    answer: ForumThreadView,
    refusals: [404],
    run: (ctx, { params, query }) => readForumThread(ctx, params.threadId, query),
  }),
  endpoint({
    ...signedIn,
    method: "post",
    path: "/forum/threads",
    summary: "Start a discussion",
    body: StartThreadInput,
    answer: WrittenPost,
    refusals: [409],
    run: (ctx, { body }) => startThread(ctx, body),
  }),
  endpoint({
    ...signedIn,
    method: "post",
    path: "/forum/threads/{threadId}/posts",
    summary: "Reply in a discussion",
    params: ForumThreadPath,
    body: ReplyInput,
    answer: WrittenPost,
    refusals: [404, 409],
    run: (ctx, { params, body }) => replyToThread(ctx, params.threadId, body),
  }),
  endpoint({
    ...signedIn,
    method: "put",
    path: "/forum/threads/{threadId}/follow",
    summary: "Hear of new posts in a discussion",
    params: ForumThreadPath,
    refusals: [404],
    run: (ctx, { params }) => followForumThread(ctx, { ...params, isOn: true }),
  }),
  endpoint({
    ...signedIn,
    method: "delete",
    path: "/forum/threads/{threadId}/follow",
    summary: "Stop hearing of new posts in a discussion",
    params: ForumThreadPath,
    refusals: [404],
    run: (ctx, { params }) => followForumThread(ctx, { ...params, isOn: false }),
  }),
  endpoint({
    ...ofPost,
    method: "put",
    path: "/forum/posts/{postId}",
    summary: "Edit your post, for 15 minutes",
    body: EditPostInput,
    refusals: [404, 409],
    run: (ctx, { params, body }) => editPost(ctx, params.postId, body),
  }),
  endpoint({
    ...ofPost,
    method: "delete",
    path: "/forum/posts/{postId}",
    summary: "Delete your post",
    refusals: [404],
    run: async (ctx, { params }) => void (await deletePost(ctx, params.postId)),
  }),
  endpoint({
    ...ofPost,
    method: "put",
    path: "/forum/posts/{postId}/like",
    summary: "Like a post",
    refusals: [404, 409],
    run: (ctx, { params }) => likePost(ctx, params),
  }),
  endpoint({
    ...ofPost,
    method: "delete",
    path: "/forum/posts/{postId}/like",
    summary: "Take your like back",
    refusals: [404],
    run: (ctx, { params }) => unlikePost(ctx, params),
  }),
  endpoint({
    ...ofPost,
    method: "put",
    path: "/forum/posts/{postId}/report",
    summary: "Report a post to support",
    body: ReportPostInput,
    refusals: [404, 409],
    run: async (ctx, { params, body }) => void (await reportPost(ctx, params.postId, body)),
  }),
];
