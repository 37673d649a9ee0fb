import { and, desc, eq, inArray, isNotNull, isNull, sql, type SQL } from "drizzle-orm";
import { z } from "zod";
import type { Ctx } from "../../../platform/context.server.ts";
import { readCursor, writeCursor } from "../../../platform/cursor.ts";
import { isNamed, requireActor } from "../../accounts/index.server.ts";
import { isInPhase } from "../../bookings/index.server.ts";
import { isTitled } from "../../listings/index.server.ts";
import { countUnreadThreads } from "../message.queries.server.ts";
import { type ThreadFilter, THREADS_SHOWN } from "../message.rules.ts";
import type { ThreadPage, ThreadsQuery } from "../message.schema.ts";
import { threadMessages, threads, threadSides } from "../message.tables.server.ts";
import { type ThreadOfSide, threadSummaries } from "../message.view.server.ts";

const Cursor = z.tuple([z.iso.datetime(), z.uuid()]);

type Asked = Omit<ThreadsQuery, "show"> & { show?: number };

/** The person's threads, the newest first, of one filter, as many as shown; archived ones only where they are asked for. */
export async function listThreads(ctx: Ctx, { filter, q, after, show = THREADS_SHOWN }: Asked): Promise<ThreadPage> {
  const { id } = requireActor(ctx);
  const cursor = readCursor(after, Cursor);
  const which = and(filterOf(filter, ctx.clock.now()), q ? matches(q, id) : undefined, cursor ? olderThan(cursor) : undefined);
  const [rows, unread] = await Promise.all([selectThreads(ctx, id, which, show + 1), countUnreadThreads(ctx, id)]);
  const shown = rows.slice(0, show);
  const last = shown.at(-1)?.side;
  return {
    threads: await threadSummaries(ctx, id, shown),
    next: last && rows.length > show ? writeCursor([last.lastMessageAt.toISOString(), last.threadId]) : null,
    unread,
  };
}

async function selectThreads(ctx: Ctx, personId: string, which: SQL | undefined, limit: number): Promise<ThreadOfSide[]> {
  const last = ctx.db
    .select()
    .from(threadMessages)
    .where(eq(threadMessages.threadId, threads.id))
    .orderBy(desc(threadMessages.number))
    .limit(1)
    .as("last");
  const rows = await ctx.db
    .select({ thread: threads, side: threadSides, last: { id: last.id } })
    .from(threadSides)
    .innerJoin(threads, eq(threads.id, threadSides.threadId))
    .leftJoinLateral(last, sql`true`)
    .where(and(eq(threadSides.personId, personId), which))
    .orderBy(desc(threadSides.lastMessageAt), desc(threadSides.threadId))
    .limit(limit);
  const ids = rows.flatMap((row) => row.last?.id ?? []);
  const messages = ids.length === 0 ? [] : await ctx.db.select().from(threadMessages).where(inArray(threadMessages.id, ids));
  const byId = new Map(messages.map((message) => [message.id, message]));
  return rows.map(({ thread, side, last: newest }) => ({ thread, side, last: (newest && byId.get(newest.id)) ?? null }));
}

function filterOf(filter: ThreadFilter, now: Date): SQL | undefined {
  if (filter === "archived") return isNotNull(threadSides.archivedAt);
  const open = isNull(threadSides.archivedAt);
  switch (filter) {
    case "all":
      return open;
    case "unread":
      return and(open, sql`(${threadSides.unread} > 0 or ${threadSides.isMarkedUnread})`);
    case "starred":
      return and(open, threadSides.isStarred);
    default:
      return and(open, isInPhase(threads.bookingId, filter, now));
  }
}

/** By the other side's name, the listing's title, or what was written. */
function matches(q: string, personId: string): SQL {
  const other = sql`case when ${threads.guestId} = ${personId}::uuid then ${threads.hostId} else ${threads.guestId} end`;
  const written = sql`exists (select 1 from ${threadMessages} m where m.thread_id = ${threads.id} and position(lower(public.unaccent(${q})) in lower(public.unaccent(m.content))) > 0)`;
  return sql`(${isNamed(other, q)} or ${isTitled(threads.listingId, q)} or ${written})`;
}

const olderThan = ([at, id]: z.infer<typeof Cursor>): SQL =>
  sql`(${threadSides.lastMessageAt}, ${threadSides.threadId}) < (${at}::timestamptz, ${id}::uuid)`;
