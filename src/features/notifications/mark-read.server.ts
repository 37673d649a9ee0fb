import { and, eq, isNull } from "drizzle-orm";
import type { Ctx } from "../../platform/context.server.ts";
import { transact } from "../../platform/db/database.server.ts";
import { publishLive } from "../../platform/realtime/publish-live.server.ts";
import { notificationsChanged } from "./notification.live.server.ts";
import { notifications } from "./notification.tables.server.ts";

/** The person sees the thing itself, so what they were told about it is read, too. */
export const markSeen = (ctx: Ctx, personId: string, foldKey: string): Promise<void> =>
  transact(ctx, async (tx) => {
    const isUnread = and(eq(notifications.personId, personId), eq(notifications.foldKey, foldKey), isNull(notifications.readAt));
    const read = await tx.db.update(notifications).set({ readAt: tx.clock.now(), emailDueAt: null }).where(isUnread).returning();
    if (read.length > 0) await publishLive(tx, notificationsChanged(personId));
  });
