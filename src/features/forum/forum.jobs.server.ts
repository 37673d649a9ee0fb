import { and, eq } from "drizzle-orm";
import { subscribe, type Subscriber } from "../../platform/facts/facts.server.ts";
import { accountDeleted } from "../accounts/index.server.ts";
import { postPublished } from "./forum.facts.ts";
import { forumFollows, forumPosts, forumThreads } from "./forum.tables.server.ts";
import { notifyFollowers } from "./notify-followers.server.ts";

export const forumSubscribers: Subscriber[] = [
  subscribe({ name: "forum.followers", fact: postPublished, tell: notifyFollowers }),
  subscribe({
    name: "forum.forget",
    fact: accountDeleted,
    /** What everyone can read stays, under no name; what nobody has read yet goes. */
    tell: async (ctx, { accountId }) => {
      await ctx.db.delete(forumFollows).where(eq(forumFollows.personId, accountId));
      const waiting = and(eq(forumPosts.authorId, accountId), eq(forumPosts.status, "waiting"));
      await ctx.db.update(forumPosts).set({ status: "deleted", body: "", title: "" }).where(waiting);
      const threads = and(eq(forumThreads.authorId, accountId), eq(forumThreads.status, "waiting"));
      await ctx.db.update(forumThreads).set({ status: "deleted" }).where(threads);
    },
  }),
];
