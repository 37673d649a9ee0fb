import { and, eq, isNotNull, ne, sql } from "drizzle-orm";
import type { Ctx } from "../../../platform/context.server.ts";
import { requireMay } from "../../../platform/policy/admit.server.ts";
import { chatPolicy } from "../chat.policy.ts";
import { isActive } from "../chat.queries.server.ts";
import { chatConversations as c } from "../chat.tables.server.ts";

/** How many chats wait for an answer, and how many of those are the agent's. An agent's own question is for the others. */
export async function countDesk(ctx: Ctx): Promise<{ waiting: number; mine: number }> {
  const { id: me } = requireMay(ctx, chatPolicy, "useConsole");
  const [row] = await ctx.db
    .select({ waiting: sql<number>`count(*)::int`, mine: sql<number>`count(*) filter (where ${eq(c.agentId, me)})::int` })
    .from(c)
    .where(and(isActive, isNotNull(c.waitingSince), ne(c.userId, me)));
  return row ?? { waiting: 0, mine: 0 };
}
