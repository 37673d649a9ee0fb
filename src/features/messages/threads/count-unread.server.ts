import type { Ctx } from "../../../platform/context.server.ts";
import { countUnreadThreads } from "../message.queries.server.ts";

/** How many threads have something unread for the person; none for visitors. */
export const countMyUnreadThreads = async (ctx: Ctx): Promise<number> => (ctx.actor ? countUnreadThreads(ctx, ctx.actor.id) : 0);
