import { and, asc, count, desc, eq, gt, inArray, lt, or, sql } from "drizzle-orm";
import type { Ctx, Services } from "../../platform/context.server.ts";
import { only } from "../../platform/db/only.ts";
import { builtOnce } from "../../platform/db/prepared.server.ts";
import { messageError } from "./message.errors.ts";
import { messagePhotos, personBlocks, threadMessages, threads, threadSides } from "./message.tables.server.ts";

export type ThreadRow = typeof threads.$inferSelect;
export type SideRow = typeof threadSides.$inferSelect;
export type MessageRow = typeof threadMessages.$inferSelect;
export type PhotoRow = typeof messagePhotos.$inferSelect;

type WithDb = Pick<Services, "db">;

/** With a lock, the thread's changes wait for each other. */
export async function findThread({ db }: WithDb, threadId: string, { lock = false } = {}): Promise<ThreadRow | undefined> {
  const found = db.select().from(threads).where(eq(threads.id, threadId));
  const [row] = await (lock ? found.for("update") : found);
  return row;
}

export const otherSide = ({ guestId, hostId }: ThreadRow, personId: string): string => (personId === guestId ? hostId : guestId);

export async function findMessage({ db }: WithDb, id: string, threadId?: string): Promise<MessageRow | undefined> {
  const isThere = threadId === undefined ? undefined : eq(threadMessages.threadId, threadId);
  const [row] = await db
    .select()
    .from(threadMessages)
    .where(and(eq(threadMessages.id, id), isThere));
  return row;
}

/** The newest messages, or those before a number; oldest first. */
export async function selectMessages({ db }: WithDb, threadId: string, before: number | undefined, limit: number): Promise<MessageRow[]> {
  const rows = await db
    .select()
    .from(threadMessages)
    .where(and(eq(threadMessages.threadId, threadId), before === undefined ? undefined : lt(threadMessages.number, before)))
    .orderBy(desc(threadMessages.number))
    .limit(limit);
  return rows.toReversed();
}

/** How many changes are read at once. */
export const CHANGES_AT_ONCE = 1000;

/** Messages that are new or were changed after a revision, in the order of their last change. */
export const selectChanged = ({ db }: WithDb, threadId: string, after: number, until?: number): Promise<MessageRow[]> =>
  db
    .select()
    .from(threadMessages)
    .where(
      and(
        eq(threadMessages.threadId, threadId),
        gt(threadMessages.revision, after),
        until === undefined ? undefined : sql`${threadMessages.revision} <= ${until}`,
      ),
    )
    .orderBy(asc(threadMessages.revision))
    .limit(CHANGES_AT_ONCE);

export async function photosOf({ db }: WithDb, messageIds: string[]): Promise<Map<string, PhotoRow[]>> {
  if (messageIds.length === 0) return new Map();
  const rows = await db.select().from(messagePhotos).where(inArray(messagePhotos.messageId, messageIds)).orderBy(messagePhotos.createdAt);
  return Map.groupBy(rows, ({ messageId }) => messageId ?? "");
}

export async function sidesOf({ db }: WithDb, threadId: string): Promise<SideRow[]> {
  return db.select().from(threadSides).where(eq(threadSides.threadId, threadId));
}

/** Who of the two blocked the other. */
export async function blocksBetween({ db }: WithDb, a: string, b: string): Promise<string[]> {
  const rows = await db
    .select({ by: personBlocks.blockerId })
    .from(personBlocks)
    .where(
      or(
        and(eq(personBlocks.blockerId, a), eq(personBlocks.blockedId, b)),
        and(eq(personBlocks.blockerId, b), eq(personBlocks.blockedId, a)),
      ),
    );
  return rows.map(({ by }) => by);
}

/** The thread's next revision; the caller holds its lock. */
export async function nextRevision(ctx: Ctx, threadId: string, set: Partial<ThreadRow> = {}): Promise<number> {
  const [row] = await ctx.db
    .update(threads)
    .set({ ...set, revision: sql`${threads.revision} + 1` })
    .where(eq(threads.id, threadId))
    .returning({ revision: threads.revision });
  if (!row) throw messageError("thread_not_found");
  return row.revision;
}

const hasUnread = sql`(${threadSides.unread} > 0 or ${threadSides.isMarkedUnread})`;

const unreadOf = builtOnce((db) =>
  db
    .select({ unread: count() })
    .from(threadSides)
    .where(and(eq(threadSides.personId, sql.placeholder("personId")), hasUnread))
    .prepare("unread_threads"),
);

export async function countUnreadThreads(ctx: WithDb, personId: string): Promise<number> {
  return only(await unreadOf(ctx).execute({ personId })).unread;
}
