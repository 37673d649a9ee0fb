import { createHmac } from "node:crypto";
import { eq, lt, sql } from "drizzle-orm";
import { z } from "zod";
import type { Ctx } from "../context.server.ts";
import { requestError } from "../errors.ts";
import { declareJob } from "../jobs/jobs.server.ts";
import { rateLimits } from "./limit.tables.server.ts";

export type Limit = { name: string; hits: number; windowSeconds: number };

/** Counts one more hit by this subject; refuses with the seconds to wait once the limit is passed. */
export async function countHit(ctx: Ctx, limit: Limit, subject: string): Promise<void> {
  const now = ctx.clock.now().getTime();
  const windowMs = limit.windowSeconds * 1000;
  const windowEnd = new Date((Math.floor(now / windowMs) + 1) * windowMs);
  const [row] = await ctx.db
    .insert(rateLimits)
    .values({ bucket: bucketOf(ctx, limit, subject), windowEnd, hits: 1 })
    .onConflictDoUpdate({ target: [rateLimits.bucket, rateLimits.windowEnd], set: { hits: sql`${rateLimits.hits} + 1` } })
    .returning({ hits: rateLimits.hits });
  if ((row?.hits ?? 0) > limit.hits) {
    throw requestError("too_many_requests", { retryAfterSeconds: Math.max(1, Math.ceil((windowEnd.getTime() - now) / 1000)) });
  }
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
