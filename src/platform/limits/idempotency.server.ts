import { createHmac } from "node:crypto";
import { and, eq, lt, sql } from "drizzle-orm";
import { z } from "zod";
import type { Ctx } from "../context.server.ts";
import { transact } from "../db/database.server.ts";
import { requestError } from "../errors.ts";
import { declareJob } from "../jobs/jobs.server.ts";
import { idempotencyKeys } from "./limit.tables.server.ts";

const KEEP_DAYS = 7;

export type Once = { owner: string; operation: string; key: string; body: unknown };

/** What the work answered that was done under this key, or null; for work that prepares something before its transaction. */
export async function earlierAnswer<T>(ctx: Ctx, request: Once): Promise<T | null> {
  return ((await findEarlier(ctx, request))?.answer as T | undefined) ?? null;
}

/**
 * Does the work once per key, in one transaction: the same key with the same body gets the first answer again,
 * with another body it is refused. A second call that comes while the first is working waits for it.
 */
export async function once<T>(ctx: Ctx, request: Once, work: (tx: Ctx) => Promise<T>): Promise<T> {
  const { owner, operation, key } = request;
  return transact(ctx, async (tx) => {
    const claimed = await tx.db
      .insert(idempotencyKeys)
      .values({ owner, operation, key, fingerprint: fingerprintOf(ctx, request), createdAt: ctx.clock.now() })
      .onConflictDoNothing()
      .returning({ key: idempotencyKeys.key });
    if (claimed.length === 0) {
      const earlier = await findEarlier(tx, request);
      if (!earlier) throw requestError("key_reused");
      return earlier.answer as T;
    }
    const answer = await work(tx);
    await tx.db.update(idempotencyKeys).set({ answer }).where(isSame(request));
    return answer;
  });
}

async function findEarlier(ctx: Ctx, request: Once): Promise<{ answer: unknown } | undefined> {
  const [earlier] = await ctx.db.select().from(idempotencyKeys).where(isSame(request));
  if (earlier && earlier.fingerprint !== fingerprintOf(ctx, request)) throw requestError("key_reused");
  return earlier;
}

const isSame = ({ owner, operation, key }: Once) =>
  and(eq(idempotencyKeys.owner, owner), eq(idempotencyKeys.operation, operation), eq(idempotencyKeys.key, key));

const fingerprintOf = ({ config }: Ctx, { body }: Once): string =>
  createHmac("sha256", config.secret).update(JSON.stringify(body)).digest("base64url");

/** Forgets what the owner has sent. */
export async function forgetKeys(ctx: Ctx, owner: string): Promise<void> {
  await ctx.db.delete(idempotencyKeys).where(eq(idempotencyKeys.owner, owner));
}

export const sweepIdempotencyKeys = declareJob({
  name: "limits.sweep-keys",
  input: z.object({}),
  schedule: "23 4 * * *",
  run: async (ctx) => {
    await ctx.db
      .delete(idempotencyKeys)
      .where(lt(idempotencyKeys.createdAt, sql`${ctx.clock.now()}::timestamptz - make_interval(days => ${KEEP_DAYS})`));
  },
});
