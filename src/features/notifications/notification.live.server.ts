import type { Services } from "../../platform/context.server.ts";
import type { Announcement, LiveReaders } from "../../platform/realtime/publish-live.server.ts";
import { countUnread } from "./notification.queries.server.ts";

const TYPE = "notifications";

/** Tells open pages of the person how many notifications are unread now. */
export const notificationsChanged = (personId: string): Announcement => ({ to: [`person:${personId}`], type: TYPE, id: personId });

export const notificationLiveReaders = (services: Services): LiveReaders => ({
  [TYPE]: async ({ id }) => ({ unread: await countUnread(services, id) }),
});
