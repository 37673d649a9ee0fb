export { markSeen } from "./mark-read.server.ts";
export { notificationJobs } from "./notification.jobs.server.ts";
export { type Notice, notify, retractLine } from "./notify.server.ts";
