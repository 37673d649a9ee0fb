import type { Ctx } from "../../../platform/context.server.ts";
import { admit } from "../../../platform/policy/admit.server.ts";
import { requireActor } from "../../accounts/index.server.ts";
import { findThread } from "../forum.queries.server.ts";
import { forumFollows } from "../forum.tables.server.ts";
import { forumThreadPolicy } from "../forum.policy.ts";

type Follow = { threadId: string; isOn: boolean };

/** Turns notifications of new posts in a thread on or off. Turned off, it stays off when they post there. */
export async function followForumThread(ctx: Ctx, { threadId, isOn }: Follow): Promise<void> {
  const { id: personId } = requireActor(ctx);
  await admit(ctx, forumThreadPolicy, "follow", () => findThread(ctx, threadId));
  await ctx.db
    .insert(forumFollows)
    .values({ threadId, personId, isOn, createdAt: ctx.clock.now() })
    .onConflictDoUpdate({ target: [forumFollows.threadId, forumFollows.personId], set: { isOn } });
}
