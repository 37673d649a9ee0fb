import { DAY_MS } from "../../platform/clock.ts";
import { gt, sql } from "drizzle-orm";
import type { Ctx } from "../../platform/context.server.ts";
import type { AnswerTime } from "./chat.schema.ts";
import { chatConversations } from "./chat.tables.server.ts";
import { isSomeoneThere } from "./desk/presence.queries.server.ts";

const DAYS = 30;

/** Whether an agent is there now, and how long first answers took: the median over the last 30 days. */
export async function readAnswerTime(ctx: Ctx): Promise<AnswerTime> {
  const now = ctx.clock.now();
  const took = sql`extract(epoch from ${chatConversations.firstAnsweredAt} - ${chatConversations.createdAt})`;
  const [isThere, [measured]] = await Promise.all([
    isSomeoneThere(ctx),
    ctx.db
      .select({ median: sql<number | null>`percentile_cont(0.5) within group (order by ${took})` })
      .from(chatConversations)
      .where(gt(chatConversations.firstAnsweredAt, new Date(now.getTime() - DAYS * DAY_MS))),
  ]);
  const median = measured?.median ?? null;
  return { isSomeoneThere: isThere, typicalSeconds: median === null ? null : Math.round(median) };
}
