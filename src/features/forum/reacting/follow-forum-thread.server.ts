import type { Ctx } from "../../../platform/context.server.ts";
import { requireActor } from "../../accounts/index.server.ts";
import { findThread, requireSeen } from "../forum.queries.server.ts";
import { forumFollows } from "../forum.tables.server.ts";

type Follow = { threadId: string; isOn: boolean };

/** Turns notifications of new posts in a thread on or off. Turned off, it stays off when they post there. */
export async function followForumThread(ctx: Ctx, { threadId, isOn }: Follow): Promise<void> {
  const actor = requireActor(ctx);
  requireSeen(await findThread(ctx, threadId), actor);
  await ctx.db
    .insert(forumFollows)
    .values({ threadId, personId: actor.id, isOn, createdAt: ctx.clock.now() })
    .onConflictDoUpdate({ target: [forumFollows.threadId, forumFollows.personId], set: { isOn } });
}
