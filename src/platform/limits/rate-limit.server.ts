import { createHmac } from "node:crypto";
import { and, desc, eq, gt, lt, sql } from "drizzle-orm";
import { z } from "zod";
import type { Ctx } from "../context.server.ts";
import { type AppError, requestError } from "../errors.ts";
import { declareJob } from "../jobs/jobs.server.ts";
import { rateLimits } from "./limit.tables.server.ts";

/** A window moves in so many steps; a hit counts until the step in which it came has left the window. */
const STEPS = 10;
const LONGEST_WINDOW_MS = 60 * 60_000;

/** So many hits in a window of time; `words` where a refusal should say more than to wait. */
export type Limit = { name: string; hits: number; windowSeconds: number; words?: string };

/**
 * Counts one more hit by this subject, or as many as it costs, or refuses it with the seconds to wait. In no stretch of `windowSeconds` are there
 * more hits than the limit says, wherever it begins. A refused hit is not counted.
 */
export async function countHit(ctx: Ctx, limit: Limit, subject: string, cost = 1): Promise<void> {
  const now = ctx.clock.now().getTime();
  const windowMs = limit.windowSeconds * 1000;
  const bucket = bucketOf(ctx, limit, subject);
  const [stepEnd, windowStart] = [stepEndOf(ctx, limit), new Date(now - windowMs)];
  const isBefore = sql`p.bucket = ${bucket} and p.window_end > ${windowStart} and p.window_end < ${stepEnd}`;
  const room = sql`${limit.hits}::int - coalesce((select sum(p.hits) from ${rateLimits} p where ${isBefore}), 0)`;
  const counted = await ctx.db
    .insert(rateLimits)
    .select(sql`select ${bucket}, ${stepEnd}::timestamptz, ${cost}::int where ${room} >= ${cost}::int`)
    .onConflictDoUpdate({
      target: [rateLimits.bucket, rateLimits.windowEnd],
      set: { hits: sql`${rateLimits.hits} + ${cost}` },
      setWhere: sql`${rateLimits.hits} + ${cost} <= ${room}`,
    })
    .returning({ hits: rateLimits.hits });
  if (counted.length === 0) throw refusalOf(ctx, limit, await stepsOf(ctx, limit, subject), cost);
}

/** Refuses a subject that has used up its limit, and counts nothing: for work whose cost is known only afterwards. */
export async function requireRoom(ctx: Ctx, limit: Limit, subject: string): Promise<void> {
  const steps = await stepsOf(ctx, limit, subject);
  if (steps.reduce((sum, { hits }) => sum + hits, 0) >= limit.hits) throw refusalOf(ctx, limit, steps, 1);
}

type Step = { windowEnd: Date; hits: number };

/** The newest is first. */
const stepsOf = (ctx: Ctx, limit: Limit, subject: string): Promise<Step[]> =>
  ctx.db
    .select()
    .from(rateLimits)
    .where(
      and(
        eq(rateLimits.bucket, bucketOf(ctx, limit, subject)),
        gt(rateLimits.windowEnd, new Date(ctx.clock.now().getTime() - limit.windowSeconds * 1000)),
      ),
    )
    .orderBy(desc(rateLimits.windowEnd));

function refusalOf(ctx: Ctx, { hits, windowSeconds, words }: Limit, steps: Step[], cost: number): AppError {
  const waitMs = lastToLeave(steps, hits - cost + 1).getTime() + windowSeconds * 1000 - ctx.clock.now().getTime();
  const retryAfterSeconds = Math.max(1, Math.ceil(waitMs / 1000));
  return requestError("too_many_requests", { retryAfterSeconds, ...(words && { message: words }) });
}

/** Counts what is known only afterwards, and refuses nothing: that is for the next hit. */
export async function addHits(ctx: Ctx, limit: Limit, subject: string, cost: number): Promise<void> {
  await ctx.db
    .insert(rateLimits)
    .values({ bucket: bucketOf(ctx, limit, subject), windowEnd: stepEndOf(ctx, limit), hits: cost })
    .onConflictDoUpdate({ target: [rateLimits.bucket, rateLimits.windowEnd], set: { hits: sql`${rateLimits.hits} + ${cost}` } });
}

function stepEndOf(ctx: Ctx, { windowSeconds }: Limit): Date {
  const stepMs = (windowSeconds * 1000) / STEPS;
  return new Date((Math.floor(ctx.clock.now().getTime() / stepMs) + 1) * stepMs);
}

/** The end of the step that must have left the window before one more hit fits; the newest step is first. */
function lastToLeave(steps: Step[], most: number): Date {
  let sum = 0;
  return (steps.find(({ hits }) => (sum += hits) >= most) ?? steps.at(-1))?.windowEnd ?? new Date(0);
}

/** Forgets the subject's hits, as after a success. */
export async function forgetHits(ctx: Ctx, limit: Limit, subject: string): Promise<void> {
  await ctx.db.delete(rateLimits).where(eq(rateLimits.bucket, bucketOf(ctx, limit, subject)));
}

/** Subjects are emails and addresses, so only a keyed hash of them is kept. */
const bucketOf = (ctx: Ctx, limit: Limit, subject: string) =>
  `${limit.name}:${createHmac("sha256", ctx.config.secret).update(subject).digest("base64url").slice(0, 22)}`;

export const sweepRateLimits = declareJob({
  name: "limits.sweep",
  input: z.object({}),
  schedule: "7 * * * *",
  run: async (ctx) => {
    await ctx.db.delete(rateLimits).where(lt(rateLimits.windowEnd, new Date(ctx.clock.now().getTime() - LONGEST_WINDOW_MS)));
  },
});
