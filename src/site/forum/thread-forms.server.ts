import { href, redirect } from "react-router";
import { z } from "zod";
import {
  approvePost,
  changeForumThread,
  deletePost,
  editPost,
  followForumThread,
  forumError,
  hidePost,
  likePost,
  mergeForumThreads,
  replyToThread,
  reportPost,
  restorePost,
  unlikePost,
} from "../../features/forum/index.server.ts";
import {
  EditPostInput,
  ForumPostPath,
  ForumThreadPath,
  MergeThreadInput,
  MoveThreadInput,
  postPath,
  ReplyInput,
  ReportPostInput,
  StaffReasonInput,
} from "../../features/forum/index.ts";
import type { Ctx } from "../../platform/context.server.ts";
import { formHandler } from "../server/edge.server.ts";

/** In the address of the page that thanks for a report: the post, or its whole thread, may be gone by then. */
export const REPORTED = "reported";

type Params = Record<string, string | undefined>;

export function threadIdOf(params: Params): string {
  const path = ForumThreadPath.safeParse(params);
  if (!path.success) throw forumError("forum_thread_not_found");
  return path.data.threadId;
}

/** A form about one post, which leads back to it, or says something. */
const ofPost = <T extends z.ZodObject>(
  shape: T,
  work: (ctx: Ctx, postId: string, input: z.output<T>) => Promise<unknown>,
  message?: string,
) =>
  formHandler({
    input: shape.extend(ForumPostPath.shape),
    run: async (ctx, input) => {
      const { postId } = ForumPostPath.parse(input);
      await work(ctx, postId, input as z.output<T>);
      return message === undefined ? redirect(postPath(postId)) : { message };
    },
  });

const ofThread = <T extends z.ZodObject>(
  shape: T,
  work: (ctx: Ctx, threadId: string, input: z.output<T>) => Promise<unknown>,
  message: string,
) =>
  formHandler({
    input: shape,
    run: async (ctx, input, { params }) => {
      await work(ctx, threadIdOf(params), input as z.output<T>);
      return { message };
    },
  });

const Nothing = z.object({});
const Id = /[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}/i;
/** Staff paste the address of the other thread. */
const PastedMerge = MergeThreadInput.extend({
  intoId: z.preprocess((address) => Id.exec(String(address))?.[0] ?? "", MergeThreadInput.shape.intoId),
});

export const postForms = {
  approve: ofPost(Nothing, (ctx, postId) => approvePost(ctx, postId)),
  hide: ofPost(StaffReasonInput, hidePost),
  restore: ofPost(StaffReasonInput, restorePost),
};

export const threadForms = {
  reply: formHandler({
    input: ReplyInput,
    failure: forumError("reply_failed"),
    run: async (ctx, input, { params }) => redirect(postPath((await replyToThread(ctx, threadIdOf(params), input)).postId)),
  }),
  like: ofPost(Nothing, (ctx, postId) => likePost(ctx, { postId }), ""),
  unlike: ofPost(Nothing, (ctx, postId) => unlikePost(ctx, { postId }), ""),
  edit: ofPost(EditPostInput, editPost),
  delete: formHandler({
    input: ForumPostPath,
    run: async (ctx, { postId }, { url }) => redirect((await deletePost(ctx, postId)).isThreadGone ? href("/forum") : url.pathname),
  }),
  report: formHandler({
    input: ReportPostInput.extend(ForumPostPath.shape),
    run: async (ctx, { postId, ...input }, { url }) => {
      const { isThreadGone } = await reportPost(ctx, postId, input);
      return redirect(`${isThreadGone ? href("/forum") : url.pathname}?${REPORTED}`);
    },
  }),
  follow: ofThread(Nothing, (ctx, threadId) => followForumThread(ctx, { threadId, isOn: true }), "You'll hear about new replies."),
  unfollow: ofThread(
    Nothing,
    (ctx, threadId) => followForumThread(ctx, { threadId, isOn: false }),
    "You won't hear about new replies anymore.",
  ),
  ...postForms,
  lock: ofThread(StaffReasonInput, (ctx, id, { reason }) => changeForumThread(ctx, id, { isLocked: true }, reason), "Locked."),
  unlock: ofThread(StaffReasonInput, (ctx, id, { reason }) => changeForumThread(ctx, id, { isLocked: false }, reason), "Unlocked."),
  pin: ofThread(StaffReasonInput, (ctx, id, { reason }) => changeForumThread(ctx, id, { isPinned: true }, reason), "Pinned."),
  unpin: ofThread(StaffReasonInput, (ctx, id, { reason }) => changeForumThread(ctx, id, { isPinned: false }, reason), "Unpinned."),
  move: ofThread(MoveThreadInput, (ctx, id, { categoryId, reason }) => changeForumThread(ctx, id, { categoryId }, reason), "Moved."),
  merge: formHandler({
    input: PastedMerge,
    run: async (ctx, input, { params }) => {
      await mergeForumThreads(ctx, { threadId: threadIdOf(params), ...MergeThreadInput.parse(input) });
      return redirect(href("/forum/thread/:threadId/:slug?", { threadId: MergeThreadInput.parse(input).intoId }));
    },
  }),
};
