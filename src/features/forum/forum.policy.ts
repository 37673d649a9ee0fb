import { policy } from "../../platform/policy/policy.ts";
import { forumError } from "./forum.errors.ts";

const READERS = { visible: ["anyone"], waiting: ["author", "staff"], hidden: ["author", "staff"], deleted: [] } as const;

export const forumThreadPolicy = policy({
  subject: "forum-thread",
  sides: { author: "authorId" },
  state: "status",
  may: {
    read: { ...READERS, merged: [] },
    follow: { ...READERS, visible: ["signed in"], merged: [] },
    reply: { visible: ["signed in"] },
    replyWhenLocked: { visible: ["staff"] },
    change: { visible: ["staff"], waiting: ["staff"], hidden: ["staff"] },
    merge: { visible: ["staff"] },
  },
  refusal: () => forumError("forum_thread_not_found"),
});

export const forumPostPolicy = policy({
  subject: "forum-post",
  sides: { author: "authorId" },
  state: "status",
  may: {
    read: READERS,
    readHiddenReason: ["author", "staff"],
    readAllHidden: ["staff"],
    edit: ["author"],
    delete: ["author"],
    like: ["others"],
    unlike: ["signed in"],
    report: ["others"],
    postWithoutDayOne: ["staff"],
    moderate: ["staff"],
  },
  refusal: () => forumError("forum_post_not_found"),
  ownRefusal: () => forumError("own_post"),
});

/** A post with those who reported it, as staff decide on it. */
export const forumDeskPolicy = policy({
  subject: "forum-post",
  sides: { author: "authorId", reporter: "reporterIds" },
  may: {
    readDesk: ["staff"],
    approve: ["uninvolved staff"],
    hide: ["uninvolved staff"],
    restore: ["uninvolved staff"],
    keep: ["uninvolved staff"],
  },
  refusal: () => forumError("forum_post_not_found"),
});
