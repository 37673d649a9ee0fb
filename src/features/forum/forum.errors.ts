import { declareErrors } from "../../platform/errors.ts";

export const forumError = declareErrors({
  category_not_found: { status: 404, message: "Category Not Found" },
  forum_thread_not_found: { status: 404, message: "Discussion Not Found" },
  forum_post_not_found: { status: 404, message: "Post Not Found" },
  thread_failed: { status: 500, message: "Failed to create thread. Please try again." },
  reply_failed: { status: 500, message: "Failed to post your reply. Please try again." },
  thread_locked: { status: 409, message: "This discussion is locked, so no new replies can be added." },
  thread_waits: { status: 409, message: "This discussion is waiting for approval. You can reply once it's live." },
  too_late_to_edit_post: { status: 409, message: "Posts can be edited for 15 minutes." },
  links_in_edit: { status: 409, message: "New members can't add links to a post afterward. Put the link in a new reply instead." },
  own_post: { status: 409, message: "This is your own post." },
  post_not_waiting: { status: 409, message: "This post isn't waiting for approval." },
  post_not_hidden: { status: 409, message: "This post isn't hidden." },
  post_already_hidden: { status: 409, message: "This post is already hidden." },
  same_thread: { status: 409, message: "A discussion can't be merged into itself." },
  day_one_threads: { status: 409, message: "On your first day you can start up to 3 discussions. Please come back tomorrow." },
  day_one_replies: { status: 409, message: "On your first day you can post up to 10 replies. Please come back tomorrow." },
  day_one_links: { status: 409, message: "On your first day you can share up to 2 links. Please take some out, or come back tomorrow." },
});
