import { eq } from "drizzle-orm";
import type { Ctx } from "../../platform/context.server.ts";
import { transact } from "../../platform/db/database.server.ts";
import { publishLive } from "../../platform/realtime/publish-live.server.ts";
import { admit } from "../../platform/policy/admit.server.ts";
import { requireActor } from "../accounts/index.server.ts";
import { notificationsChanged } from "./notification.live.server.ts";
import { findNotification, setRead } from "./notification.queries.server.ts";
import { notifications } from "./notification.tables.server.ts";
import { notificationPolicy } from "./notification.policy.ts";

/** Marks one of the person's notifications as read, and says where it leads. Somebody else's is not found. */
export async function markRead(ctx: Ctx, { notificationId }: { notificationId: string }): Promise<{ path: string }> {
  const { id, personId, path } = await admit(ctx, notificationPolicy, "markRead", () => findNotification(ctx, notificationId));
  await markAndTell(ctx, personId, eq(notifications.id, id));
  return { path };
}

/** Marks all notifications of the person as read. */
export const markAllRead = (ctx: Ctx): Promise<void> => markAndTell(ctx, requireActor(ctx).id);

/** The person sees the thing itself, so the notifications about it are read, too. */
export const markSeen = (ctx: Ctx, personId: string, foldKey: string): Promise<void> =>
  markAndTell(ctx, personId, eq(notifications.foldKey, foldKey));

const markAndTell = (ctx: Ctx, personId: string, which?: Parameters<typeof setRead>[2]): Promise<void> =>
  transact(ctx, async (tx) => {
    if (await setRead(tx, personId, which)) await publishLive(tx, notificationsChanged(personId));
  });
