import { createHmac, randomBytes } from "node:crypto";
import { sql } from "drizzle-orm";
import type { Ctx } from "../../../platform/context.server.ts";
import type { Db } from "../../../platform/db/database.server.ts";
import { markSeen } from "../../notifications/index.server.ts";
import { foldKeyOf } from "../forum-notices.ts";
import { forumThreads, forumViews } from "../forum.tables.server.ts";

const FLUSH_MS = 30_000;
const MOST_SEEN = 200_000;

/** What one process saw since it last wrote: `seen` are hashes that nobody can turn back once the day's salt is gone. */
type Tally = { day: string; salt: Buffer; seen: Set<string>; views: Map<string, number>; timer: NodeJS.Timeout | null };
const tallies = new WeakMap<Db, Tally>();

/**
 * Notes that somebody reads a thread: counted once a visitor and day, in memory, and written for all threads together every half minute.
 * The notifications about it are read, too.
 */
export async function visitForumThread(ctx: Ctx, threadId: string): Promise<void> {
  const tally = tallyOf(ctx);
  const who = ctx.actor?.id ?? `${ctx.request?.network ?? ""} ${ctx.request?.userAgent ?? ""}`;
  const mark = createHmac("sha256", tally.salt).update(`${threadId} ${who}`).digest("base64url").slice(0, 16);
  if (!tally.seen.has(mark) && tally.seen.size < MOST_SEEN) {
    tally.seen.add(mark);
    tally.views.set(threadId, (tally.views.get(threadId) ?? 0) + 1);
    tally.timer ??= setTimeout(() => void writeSoon(ctx), FLUSH_MS).unref();
  }
  if (ctx.actor) await markSeen(ctx, ctx.actor.id, foldKeyOf(threadId));
}

function tallyOf({ db, clock }: Ctx): Tally {
  const day = clock.now().toISOString().slice(0, 10);
  const known = tallies.get(db);
  if (known?.day === day) return known;
  const fresh: Tally = { day, salt: randomBytes(32), seen: new Set(), views: known?.views ?? new Map(), timer: known?.timer ?? null };
  tallies.set(db, fresh);
  return fresh;
}

async function writeSoon(ctx: Ctx): Promise<void> {
  await writeViews(ctx).catch((error: unknown) => ctx.log.warn({ err: error }, "views of forum threads could not be written"));
}

/** Writes what was seen since the last time, as one set. */
export async function writeViews(ctx: Ctx): Promise<void> {
  const tally = tallyOf(ctx);
  const views = tally.views;
  if (tally.timer) clearTimeout(tally.timer);
  Object.assign(tally, { views: new Map(), timer: null });
  if (views.size === 0) return;
  await ctx.db.execute(sql`insert into ${forumViews} as known (thread_id, views)
    select seen.thread_id, seen.views from unnest(${sql.param([...views.keys()])}::uuid[], ${sql.param([...views.values()])}::int[]) as seen(thread_id, views)
    where exists (select 1 from ${forumThreads} where id = seen.thread_id) order by seen.thread_id
    on conflict (thread_id) do update set views = known.views + excluded.views`);
}
