import { and, asc, eq, exists, inArray, isNull, ne, type SQL } from "drizzle-orm";
import type { Ctx } from "../../../platform/context.server.ts";
import { requireMay } from "../../../platform/policy/admit.server.ts";
import { publicProfiles } from "../../accounts/index.server.ts";
import { postsByIds } from "../forum.queries.server.ts";
import type { DeskPost, ForumDesk } from "../forum.schema.ts";
import { forumPosts, forumReports, forumThreads } from "../forum.tables.server.ts";
import { postViews } from "../forum.view.server.ts";
import { forumDeskPolicy } from "../forum.policy.ts";

const MOST_SHOWN = 50;

/** What waits for approval and what was reported, the oldest first. For support staff. */
export async function readForumDesk(ctx: Ctx): Promise<ForumDesk> {
  requireMay(ctx, forumDeskPolicy, "readDesk");
  const openReports = ctx.db
    .select({ id: forumReports.id })
    .from(forumReports)
    .where(and(eq(forumReports.postId, forumPosts.id), isNull(forumReports.closedAt)));
  const isWaiting = eq(forumPosts.status, "waiting");
  const isReported = and(ne(forumPosts.status, "deleted"), exists(openReports));
  const [waiting, reported, waitingCount, reportedCount] = await Promise.all([
    deskPosts(ctx, isWaiting),
    deskPosts(ctx, isReported),
    ctx.db.$count(forumPosts, isWaiting),
    ctx.db.$count(forumPosts, isReported),
  ]);
  return { waiting, reported, counts: { waiting: waitingCount, reported: reportedCount } };
}

async function deskPosts(ctx: Ctx, which: SQL | undefined): Promise<DeskPost[]> {
  const found = await ctx.db
    .select({ id: forumPosts.id, threadId: forumThreads.id, title: forumThreads.title, categoryId: forumThreads.categoryId })
    .from(forumPosts)
    .innerJoin(forumThreads, eq(forumThreads.id, forumPosts.threadId))
    .where(which)
    .orderBy(asc(forumPosts.createdAt))
    .limit(MOST_SHOWN);
  const rows = await postsByIds(
    ctx,
    found.map(({ id }) => id),
  );
  const [views, reports] = await Promise.all([postViews(ctx, [...rows.values()]), reportsOf(ctx, [...rows.keys()])]);
  const byId = new Map(views.map((view) => [view.id, view]));
  return found.flatMap(({ id, ...thread }) => {
    const post = byId.get(id);
    if (!post) return [];
    const about = reports.get(id) ?? [];
    const mayDecide = forumDeskPolicy.may(ctx.actor, "approve", {
      authorId: rows.get(id)?.authorId,
      reporterIds: about.map(({ reporterId }) => reporterId),
    });
    return [{ ...thread, post, isOpening: rows.get(id)?.title !== "", reports: about.map(({ report }) => report), mayDecide }];
  });
}

async function reportsOf(ctx: Ctx, postIds: string[]): Promise<Map<string, { reporterId: string; report: DeskPost["reports"][number] }[]>> {
  if (postIds.length === 0) return new Map();
  const rows = await ctx.db
    .select()
    .from(forumReports)
    .where(and(inArray(forumReports.postId, postIds), isNull(forumReports.closedAt)))
    .orderBy(asc(forumReports.createdAt));
  const people = await publicProfiles(
    ctx,
    rows.map(({ reporterId }) => reporterId),
  );
  const shown = rows.map(({ postId, reporterId, reason, createdAt }) => ({
    postId,
    reporterId,
    report: { reason, by: people.get(reporterId)?.fullName ?? "Deleted user", at: createdAt.toISOString() },
  }));
  return Map.groupBy(shown, ({ postId }) => postId);
}
