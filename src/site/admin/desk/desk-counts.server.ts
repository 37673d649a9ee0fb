import { listApplications } from "../../../features/careers/index.server.ts";
import { readForumDesk } from "../../../features/forum/index.server.ts";
import { countReportedThreads } from "../../../features/messages/index.server.ts";
import { countReports, countWaitingListings } from "../../../features/moderation/index.server.ts";
import { countPaymentsToSettle } from "../../../features/payments/index.server.ts";
import { amAway, countDesk } from "../../../features/support-chat/index.server.ts";
import type { Ctx } from "../../../platform/context.server.ts";

/** What waits for staff, for the bar and the overview, and whether the agent says that they are away. */
export async function readDeskCounts(ctx: Ctx) {
  const [chats, isAway, listings, reports, threads, forum, applications, payments] = await Promise.all([
    countDesk(ctx),
    amAway(ctx),
    countWaitingListings(ctx),
    countReports(ctx),
    countReportedThreads(ctx),
    readForumDesk(ctx),
    listApplications(ctx, { show: 1 }),
    countPaymentsToSettle(ctx),
  ]);
  return {
    isAway,
    chats,
    listings,
    reports: reports + threads,
    forum: forum.counts.waiting + forum.counts.reported,
    applications: applications.counts.new,
    payments,
  };
}

export type DeskCounts = Awaited<ReturnType<typeof readDeskCounts>>;
