import { redirect } from "react-router";
import { forumError, locatePost } from "../../features/forum/index.server.ts";
import { ForumPostPath, postAnchor, threadPath } from "../../features/forum/index.ts";
import { pageLoader } from "../server/edge.server.ts";

/** The address of a post leads to the page of the thread that it is on. */
export const loader = pageLoader(async (ctx, { params }) => {
  const path = ForumPostPath.safeParse(params);
  if (!path.success) throw forumError("forum_post_not_found");
  const { threadId, title, page } = await locatePost(ctx, path.data.postId);
  return redirect(`${threadPath({ id: threadId, title }, page)}#${postAnchor(path.data.postId)}`);
});
