import { z } from "zod";
import type { Ctx } from "../../platform/context.server.ts";
import { readCursor, writeCursor } from "../../platform/cursor.ts";
import { requireActor } from "../accounts/index.server.ts";
import { drawNotifications } from "./draw-notifications.server.ts";
import {
  countNotifications,
  countUnread,
  type NotificationCursor,
  type NotificationRow,
  selectNotifications,
} from "./notification.queries.server.ts";
import { NOTIFICATIONS_SHOWN } from "./notification.rules.ts";
import type { NotificationPage, NotificationsQuery, NotificationView } from "./notification.schema.ts";

const Cursor = z.tuple([z.union([z.literal(0), z.literal(1)]), z.iso.datetime(), z.uuid()]);

type Asked = Pick<NotificationsQuery, "after"> & { show?: number };

/** What the person should know, as many as shown: the unread first, then the newest. */
export async function listNotifications(ctx: Ctx, { after, show = NOTIFICATIONS_SHOWN }: Asked): Promise<NotificationPage> {
  const { id } = requireActor(ctx);
  const [rows, total, unread] = await Promise.all([
    selectNotifications(ctx, id, cursorOf(after), show + 1),
    countNotifications(ctx, id),
    countUnread(ctx, id),
  ]);
  const shown = await drawNotifications(ctx, rows.slice(0, show));
  const last = shown.at(-1);
  return {
    items: shown.map((row) => viewOf(row, ctx.clock.now())),
    next: last && rows.length > show ? cursorAfter(last) : null,
    total,
    unread,
  };
}

/** How many things the person has not read. */
export async function countMyUnread(ctx: Ctx): Promise<number> {
  return ctx.actor ? countUnread(ctx, ctx.actor.id) : 0;
}

/** All notifications of the person, for their own file. */
export async function* exportNotifications(ctx: Ctx): AsyncGenerator<NotificationView> {
  for (let after: string | undefined, isOver = false; !isOver;) {
    const { items, next } = await listNotifications(ctx, { after });
    yield* items;
    isOver = next === null;
    after = next ?? undefined;
  }
}

const cursorAfter = ({ readAt, createdAt, id }: NotificationRow) => writeCursor([readAt ? 1 : 0, createdAt.toISOString(), id]);

function cursorOf(after: string | undefined): NotificationCursor | null {
  const [isRead, createdAt, id] = readCursor(after, Cursor) ?? [];
  return createdAt && id ? { isRead: isRead === 1, createdAt: new Date(createdAt), id } : null;
}

const viewOf = ({ id, kind, title, text, path, count, createdAt, readAt, overAt }: NotificationRow, now: Date): NotificationView => ({
  id,
  kind,
  title,
  text,
  path,
  count,
  createdAt: createdAt.toISOString(),
  isRead: readAt !== null,
  isOver: overAt !== null && overAt <= now,
});
