import { sql } from "drizzle-orm";
import { DAY_MS } from "../../../platform/clock.ts";
import type { Ctx } from "../../../platform/context.server.ts";
import { requireMay } from "../../../platform/policy/admit.server.ts";
import { publicProfiles } from "../../accounts/index.server.ts";
import { chatPolicy } from "../chat.policy.ts";
import type { DeskFigures, DeskReport } from "../chat.schema.ts";
import { chatConversations as c } from "../chat.tables.server.ts";

const WEEKS = 12;
const AGENT_DAYS = 30;

const medianSeconds = (until: typeof c.firstAnsweredAt | typeof c.closedAt) =>
  sql<number | null>`percentile_cont(0.5) within group (order by extract(epoch from ${until} - ${c.createdAt}))`;

const FIGURES = {
  chats: sql<number>`count(*)::int`,
  answered: sql<number>`count(${c.firstAnsweredAt})::int`,
  firstAnswer: medianSeconds(c.firstAnsweredAt),
  resolution: medianSeconds(c.closedAt),
  rating: sql<number | null>`avg(${c.rating})::float`,
  ratings: sql<number>`count(${c.rating})::int`,
};

/** How the desk does: the chats that began in each of the last twelve weeks, each agent's of the last 30 days, and what people said of them. */
export async function readDeskReport(ctx: Ctx): Promise<DeskReport> {
  requireMay(ctx, chatPolicy, "useConsole");
  const now = ctx.clock.now();
  const week = sql<string>`to_char(date_trunc('week', ${c.createdAt} at time zone 'UTC'), 'YYYY-MM-DD')`;
  const [weeks, agents, said] = await Promise.all([
    ctx.db
      .select({ week, ...FIGURES })
      .from(c)
      .where(sql`${c.createdAt} >= date_trunc('week', ${now}::timestamptz, 'UTC') - make_interval(weeks => ${WEEKS - 1})`)
      .groupBy(sql`1`)
      .orderBy(sql`1 desc`),
    ctx.db
      .select({ agentId: sql<string>`${c.agentId}`, ...FIGURES })
      .from(c)
      .where(sql`${c.agentId} is not null and ${c.createdAt} > ${new Date(now.getTime() - AGENT_DAYS * DAY_MS)}`)
      .groupBy(c.agentId)
      .orderBy(sql`2 desc`),
    ctx.db
      .select({ id: c.id, subject: c.subject, stars: sql<number>`${c.rating}`, text: c.ratingText, ratedAt: sql<Date>`${c.ratedAt}` })
      .from(c)
      .where(sql`${c.ratedAt} > ${new Date(now.getTime() - AGENT_DAYS * DAY_MS)} and ${c.ratingText} <> ''`)
      .orderBy(sql`${c.ratedAt} desc`)
      .limit(10),
  ]);
  const people = await publicProfiles(
    ctx,
    agents.map(({ agentId }) => agentId),
  );
  return {
    weeks: weeks.map(({ week: from, ...figures }) => ({ from, ...rounded(figures) })),
    agents: agents.map(({ agentId, ...figures }) => ({ name: people.get(agentId)?.fullName ?? "", ...rounded(figures) })),
    said: said.map(({ ratedAt, ...rest }) => ({ ...rest, at: new Date(ratedAt).toISOString() })),
  };
}

const rounded = ({ firstAnswer, resolution, rating, ...counts }: DeskFigures): DeskFigures => ({
  ...counts,
  firstAnswer: firstAnswer === null ? null : Math.round(firstAnswer),
  resolution: resolution === null ? null : Math.round(resolution),
  rating: rating === null ? null : Math.round(rating * 10) / 10,
});
