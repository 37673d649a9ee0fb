import { and, count, desc, eq, isNull, lt, or, type SQL, sql } from "drizzle-orm";
import type { Ctx, Services } from "../../platform/context.server.ts";
import { only } from "../../platform/db/only.ts";
import { builtOnce } from "../../platform/db/prepared.server.ts";
import { notifications } from "./notification.tables.server.ts";

export type NotificationRow = typeof notifications.$inferSelect;
export type NotificationCursor = { isRead: boolean; createdAt: Date; id: string };

const isUnread = isNull(notifications.readAt);
const readFlag = sql<boolean>`(${notifications.readAt} is not null)`;

/** The person's notifications: the unread ones first, each part with the newest first. */
export async function selectNotifications(
  ctx: Ctx,
  personId: string,
  cursor: NotificationCursor | null,
  limit: number,
): Promise<NotificationRow[]> {
  return ctx.db
    .select()
    .from(notifications)
    .where(and(eq(notifications.personId, personId), cursor ? after(cursor) : undefined))
    .orderBy(readFlag, desc(notifications.createdAt), desc(notifications.id))
    .limit(limit);
}

function after({ isRead, createdAt, id }: NotificationCursor): SQL | undefined {
  const older = or(
    lt(notifications.createdAt, createdAt),
    and(eq(notifications.createdAt, createdAt), sql`${notifications.id} < ${id}::uuid`),
  );
  const rest = and(sql`${readFlag} = ${isRead}`, older);
  return isRead ? rest : or(rest, sql`${readFlag}`);
}

export const countNotifications = ({ db }: Pick<Services, "db">, personId: string): Promise<number> =>
  db.$count(notifications, eq(notifications.personId, personId));

const unreadOf = builtOnce((db) =>
  db
    .select({ unread: count() })
    .from(notifications)
    .where(and(eq(notifications.personId, sql.placeholder("personId")), isUnread))
    .prepare("unread_notifications"),
);

export async function countUnread(ctx: Pick<Services, "db">, personId: string): Promise<number> {
  return only(await unreadOf(ctx).execute({ personId })).unread;
}

/** Marks as read what this says of the person's; true: something changed. */
export async function setRead({ db, clock }: Ctx, personId: string, which?: SQL): Promise<boolean> {
  const changed = await db
    .update(notifications)
    .set({ readAt: clock.now(), emailDueAt: null, lines: [] })
    .where(and(eq(notifications.personId, personId), isUnread, which))
    .returning({ id: notifications.id });
  return changed.length > 0;
}

export async function findNotification({ db }: Ctx, id: string): Promise<NotificationRow | undefined> {
  const [row] = await db.select().from(notifications).where(eq(notifications.id, id));
  return row;
}
