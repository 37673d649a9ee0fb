export { chooseEmails, myEmailKinds, readEmailChoices } from "./email/choose-emails.server.ts";
export { countMyUnread, exportNotifications, listNotifications } from "./list-notifications.server.ts";
export { markAllRead, markRead, markSeen } from "./mark-read.server.ts";
export { notificationApi } from "./notification.api.server.ts";
export { notificationJobs, notificationSubscribers } from "./notification.jobs.server.ts";
export { notificationLiveReaders } from "./notification.live.server.ts";
export { type Notice, notify } from "./notify.server.ts";
export { reviseLine } from "./revise-line.server.ts";
export { readUnsubscribe, unsubscribe } from "./email/unsubscribe.server.ts";
