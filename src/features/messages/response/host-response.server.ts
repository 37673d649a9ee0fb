import { sql } from "drizzle-orm";
import type { Ctx } from "../../../platform/context.server.ts";
import { DEFAULT_RESPONSE_RATE } from "../../listings/index.ts";
import { threads } from "../message.tables.server.ts";

export type HostResponse = {
  /** Of 100 guests who wrote first, how many were answered within 24 hours. */
  rate: number;
  /** The time in which half of them were; null until someone was. */
  medianMinutes: number | null;
};

/**
 * How a host answers guests who write first: over the last 30 days, or the last ten of 90 days where there are none. A question of the last
 * 24 hours counts once it is answered. 95 until there is something to measure.
 */
export async function hostResponse({ db, clock }: Ctx, hostId: string): Promise<HostResponse> {
  const now = sql`${clock.now()}::timestamptz`;
  const { rows } = await db.execute<{ asked: number; quick: number; minutes: number | null }>(sql`
    with counted as (
      select first_answered_at - first_asked_at as took, first_asked_at > ${now} - interval '30 days' as is_recent
      from ${threads}
      where host_id = ${hostId} and first_asked_at > ${now} - interval '90 days'
        and (first_answered_at is not null or first_asked_at <= ${now} - interval '24 hours')
      order by first_asked_at desc
      limit 1000
    ), chosen as (
      (select took from counted where is_recent)
      union all
      (select took from counted where not exists (select 1 from counted where is_recent) limit 10)
    )
    select count(*)::int as asked, count(*) filter (where took <= interval '24 hours')::int as quick,
      (extract(epoch from percentile_cont(0.5) within group (order by took)) / 60)::float8 as minutes
    from chosen`);
  const { asked, quick, minutes } = rows[0] ?? { asked: 0, quick: 0, minutes: null };
  return { rate: asked === 0 ? DEFAULT_RESPONSE_RATE : Math.round((100 * quick) / asked), medianMinutes: minutes };
}
