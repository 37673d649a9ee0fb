import type { Announcement } from "../../platform/realtime/publish-live.server.ts";

/** Open pages of the person count again. */
export const notificationsChanged = (personId: string): Announcement => ({
  to: [`person:${personId}`],
  type: "notifications",
  id: personId,
});
