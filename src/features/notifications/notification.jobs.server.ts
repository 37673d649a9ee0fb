import type { Job } from "../../platform/jobs/jobs.server.ts";
import { emailUnread } from "./email-unread.server.ts";

export const notificationJobs: Job[] = [emailUnread];
