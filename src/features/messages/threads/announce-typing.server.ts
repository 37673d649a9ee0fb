import type { Ctx } from "../../../platform/context.server.ts";
import { publishLive } from "../../../platform/realtime/publish-live.server.ts";
import { admit } from "../../../platform/policy/admit.server.ts";
import { requireActor } from "../../accounts/index.server.ts";
import { THREAD_TYPING } from "../message.live.ts";
import { otherSide, findThread } from "../message.queries.server.ts";
import { threadPolicy } from "../message.policy.ts";

/** The other side sees for a few seconds that this one is writing. Nothing is stored. */
export async function announceTyping(ctx: Ctx, { threadId }: { threadId: string }): Promise<void> {
  const { id } = requireActor(ctx);
  const thread = await admit(ctx, threadPolicy, "write", () => findThread(ctx, threadId));
  await publishLive(ctx, { to: [`person:${otherSide(thread, id)}`], type: THREAD_TYPING, id: threadId });
}
