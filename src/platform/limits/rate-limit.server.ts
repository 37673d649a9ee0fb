import { createHmac } from "node:crypto";
import { and, desc, eq, gt, lt, sql } from "drizzle-orm";
import { z } from "zod";
import type { Ctx } from "../context.server.ts";
import { requestError } from "../errors.ts";
import { declareJob } from "../jobs/jobs.server.ts";
import { rateLimits } from "./limit.tables.server.ts";

/** A window moves in so many steps; a hit counts until the step in which it came has left the window. */
const STEPS = 10;
const LONGEST_WINDOW_MS = 60 * 60_000;

export type Limit = { name: string; hits: number; windowSeconds: number };

/**
 * Counts one more hit by this subject, or refuses it with the seconds to wait. In no stretch of `windowSeconds` are there more
 * hits than the limit says, wherever it begins. A refused hit is not counted.
 */
export async function countHit(ctx: Ctx, limit: Limit, subject: string): Promise<void> {
  const now = ctx.clock.now().getTime();
  const windowMs = limit.windowSeconds * 1000;
  const stepMs = windowMs / STEPS;
  const bucket = bucketOf(ctx, limit, subject);
  const [stepEnd, windowStart] = [new Date((Math.floor(now / stepMs) + 1) * stepMs), new Date(now - windowMs)];
  const isBefore = sql`p.bucket = ${bucket} and p.window_end > ${windowStart} and p.window_end < ${stepEnd}`;
  const room = sql`${limit.hits}::int - coalesce((select sum(p.hits) from ${rateLimits} p where ${isBefore}), 0)`;
  const counted = await ctx.db
    .insert(rateLimits)
    .select(sql`select ${bucket}, ${stepEnd}::timestamptz, 1 where ${room} > 0`)
    .onConflictDoUpdate({
      target: [rateLimits.bucket, rateLimits.windowEnd],
      set: { hits: sql`${rateLimits.hits} + 1` },
      setWhere: sql`${rateLimits.hits} < ${room}`,
    })
    .returning({ hits: rateLimits.hits });
  if (counted.length > 0) return;
  const steps = await ctx.db
    .select()
    .from(rateLimits)
    .where(and(eq(rateLimits.bucket, bucket), gt(rateLimits.windowEnd, windowStart)))
    .orderBy(desc(rateLimits.windowEnd));
  const waitMs = lastToLeave(steps, limit.hits).getTime() + windowMs - now;
  throw requestError("too_many_requests", { retryAfterSeconds: Math.max(1, Math.ceil(waitMs / 1000)) });
}

/** The end of the step that must have left the window before one more hit fits; the newest step is first. */
function lastToLeave(steps: { windowEnd: Date; hits: number }[], most: number): Date {
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
