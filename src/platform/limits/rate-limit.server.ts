import { createHmac } from "node:crypto";
import { eq, lt, sql } from "drizzle-orm";
import { z } from "zod";
import type { Ctx } from "../context.server.ts";
import { requestError } from "../errors.ts";
import { declareJob } from "../jobs/jobs.server.ts";
import { rateLimits } from "./limit.tables.server.ts";

/** So many hits in fixed windows of time; `words` where a refusal should say more than to wait. */
export type Limit = { name: string; hits: number; windowSeconds: number; words?: string };

/** Counts one more hit by this subject, or as many as it costs; refuses with the seconds to wait once the limit is passed. */
export async function countHit(ctx: Ctx, limit: Limit, subject: string, cost = 1): Promise<void> {
  const { hits, secondsLeft } = await addHits(ctx, limit, subject, cost);
  if (hits > limit.hits)
    throw requestError("too_many_requests", { retryAfterSeconds: secondsLeft, ...(limit.words && { message: limit.words }) });
}

/** Counts what is known only afterwards, and refuses nothing: that is for the next hit. */
export async function addHits(ctx: Ctx, limit: Limit, subject: string, cost: number): Promise<{ hits: number; secondsLeft: number }> {
  const now = ctx.clock.now().getTime();
  const windowMs = limit.windowSeconds * 1000;
  const windowEnd = new Date((Math.floor(now / windowMs) + 1) * windowMs);
  const [row] = await ctx.db
    .insert(rateLimits)
    .values({ bucket: bucketOf(ctx, limit, subject), windowEnd, hits: cost })
    .onConflictDoUpdate({ target: [rateLimits.bucket, rateLimits.windowEnd], set: { hits: sql`${rateLimits.hits} + ${cost}` } })
    .returning({ hits: rateLimits.hits });
  return { hits: row?.hits ?? 0, secondsLeft: Math.max(1, Math.ceil((windowEnd.getTime() - now) / 1000)) };
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
    await ctx.db.delete(rateLimits).where(lt(rateLimits.windowEnd, ctx.clock.now()));
  },
});
