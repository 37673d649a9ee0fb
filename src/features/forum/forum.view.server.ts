import { sql } from "drizzle-orm";
import type { Ctx } from "../../platform/context.server.ts";
import { isOnSupport, publicProfiles } from "../accounts/index.server.ts";
import { shortName } from "../accounts/index.ts";
import { hostsAmong } from "../listings/index.server.ts";
import { likedBy, type PostRow, postsByIds, type ThreadRow, viewsOf } from "./forum.queries.server.ts";
import { mayEdit } from "./forum.rules.ts";
import type { ForumPerson, ForumPost, ForumThreadSummary } from "./forum.schema.ts";
import { forumPostPolicy } from "./forum.policy.ts";

const NOBODY = { name: "Deleted user", avatarUrl: null, isSupport: false, isHost: false };

export type People = (id: string) => ForumPerson;

/** How these people, who wrote in the forum, are shown in it. */
export async function forumPeople(ctx: Ctx, ids: string[]): Promise<People> {
  const unique = [...new Set(ids)];
  const profiles = await publicProfiles(ctx, unique);
  const team = await supportAmong(ctx, unique);
  const hosts = await hostsAmong(ctx, unique);
  return (id) => {
    const profile = profiles.get(id);
    if (!profile) return { id, ...NOBODY };
    return { id, name: shortName(profile.fullName), avatarUrl: profile.avatarUrl, isSupport: team.has(id), isHost: hosts.has(id) };
  };
}

async function supportAmong({ db }: Ctx, ids: string[]): Promise<Set<string>> {
  if (ids.length === 0) return new Set();
  const { rows } = await db.execute<{ id: string }>(
    sql`select person.id from unnest(${sql.param(ids)}::uuid[]) as person(id) where ${isOnSupport(sql`person.id`)}`,
  );
  return new Set(rows.map(({ id }) => id));
}

/** Threads as they are listed, in the given order. */
export async function threadSummaries(ctx: Ctx, rows: ThreadRow[]): Promise<ForumThreadSummary[]> {
  const lastIds = rows.flatMap(({ lastPostId }) => lastPostId ?? []);
  const [views, lasts] = await Promise.all([
    viewsOf(
      ctx,
      rows.map(({ id }) => id),
    ),
    postsByIds(ctx, lastIds),
  ]);
  const people = await forumPeople(ctx, [...rows.map(({ authorId }) => authorId), ...[...lasts.values()].map(({ authorId }) => authorId)]);
  return rows.map((row) => {
    const last = row.lastPostId ? lasts.get(row.lastPostId) : undefined;
    return {
      id: row.id,
      categoryId: row.categoryId,
      title: row.title,
      author: people(row.authorId),
      createdAt: row.createdAt.toISOString(),
      replyCount: row.replyCount,
      views: views.get(row.id) ?? 0,
      lastReply: last && row.replyCount > 0 ? { postId: last.id, author: people(last.authorId), at: row.lastPostAt.toISOString() } : null,
      isPinned: row.isPinned,
      isLocked: row.lockedAt !== null,
      status: row.status === "merged" ? "deleted" : row.status,
    };
  });
}

export async function threadSummary(ctx: Ctx, row: ThreadRow): Promise<ForumThreadSummary> {
  const [summary] = await threadSummaries(ctx, [row]);
  if (!summary) throw new Error("the thread has no summary");
  return summary;
}

/** Posts as this viewer sees them, in the given order. */
export async function postViews(ctx: Ctx, rows: PostRow[]): Promise<ForumPost[]> {
  const { actor } = ctx;
  const ids = rows.map(({ id }) => id);
  const [people, liked] = await Promise.all([
    forumPeople(
      ctx,
      rows.map(({ authorId }) => authorId),
    ),
    actor ? likedBy(ctx, actor.id, ids) : new Set<string>(),
  ]);
  return rows.map((row) => {
    const isMine = forumPostPolicy.sideOf(actor, row) === "author";
    return {
      id: row.id,
      number: row.number,
      author: people(row.authorId),
      text: row.body,
      likeCount: row.likeCount,
      isLiked: liked.has(row.id),
      isMine,
      createdAt: (row.publishedAt ?? row.createdAt).toISOString(),
      isEdited: row.editedAt !== null,
      status: row.status,
      hiddenReason: forumPostPolicy.may(actor, "readHiddenReason", row) ? row.hiddenReason : null,
      mayEdit: isMine && mayEdit(row, ctx.clock.now()),
    };
  });
}
