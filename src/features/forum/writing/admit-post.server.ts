import { DAY_MS } from "../../../platform/clock.ts";
import { and, eq, gte, ne, sql } from "drizzle-orm";
import type { Actor, Ctx } from "../../../platform/context.server.ts";
import { countHit, type Limit } from "../../../platform/limits/rate-limit.server.ts";
import { findAccount } from "../../accounts/index.server.ts";
import { hasCompletedStay } from "../../bookings/index.server.ts";
import { hasListing } from "../../listings/index.server.ts";
import { forumError } from "../forum.errors.ts";
import { DAY_ONE, isDayOne, mustWait, type Standing } from "../forum.rules.ts";
import { forumPosts, forumThreads } from "../forum.tables.server.ts";
import { forumPostPolicy } from "../forum.policy.ts";
import { findLinks } from "./find-links.ts";

const POSTS_A_MINUTE: Limit = {
  name: "forum.post",
  hits: 6,
  windowSeconds: 60,
  words: "You're posting very fast. Please wait a moment before you post more.",
};

type Draft = { kind: "thread" | "reply"; text: string };

/**
 * Whether a new post may be stored, and if everyone can read it at once. Refuses more than a first day allows. One person's posts are
 * admitted one after another, so that none slips past the count.
 */
export async function admitPost(tx: Ctx, actor: Actor, { kind, text }: Draft): Promise<{ waits: boolean }> {
  await tx.db.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`forum:${actor.id}`}, 0))`);
  await countHit(tx, POSTS_A_MINUTE, actor.id);
  const standing = await standingOf(tx, actor);
  const links = countLinks(tx, text);
  if (isDayOne(standing, tx.clock.now()) && !forumPostPolicy.may(actor, "postWithoutDayOne"))
    await requireDayOne(tx, actor.id, kind, links);
  return { waits: mustWait(standing, links, tx.clock.now()) };
}

/** Whether new links may stand in a post that everyone can read already. */
export async function admitEdit(
  tx: Ctx,
  actor: Actor,
  { id, before, after }: { id: string; before: string; after: string },
): Promise<void> {
  const links = countLinks(tx, after);
  if (links <= countLinks(tx, before)) return;
  const standing = await standingOf(tx, actor);
  if (isDayOne(standing, tx.clock.now()) && links + (await linksSince(tx, actor.id, id)) > DAY_ONE.links) throw forumError("day_one_links");
  if (mustWait({ ...standing, hasPublicPost: true }, links, tx.clock.now())) throw forumError("links_in_edit");
}

const countLinks = ({ config }: Ctx, text: string): number => findLinks(text, new URL(config.appOrigin).host).length;

async function standingOf(ctx: Ctx, actor: Actor): Promise<Standing> {
  const { id } = actor;
  const accountCreatedAt = (await findAccount(ctx, id))?.createdAt ?? ctx.clock.now();
  const isKnown = forumPostPolicy.may(actor, "postWithoutDayOne") || (await hasListing(ctx, id)) || (await hasCompletedStay(ctx, id));
  const [seen] = await ctx.db
    .select({ id: forumPosts.id })
    .from(forumPosts)
    .where(and(eq(forumPosts.authorId, id), forumPosts.isPublic))
    .limit(1);
  return { accountCreatedAt, isKnown, hasPublicPost: seen !== undefined };
}

async function requireDayOne(ctx: Ctx, authorId: string, kind: Draft["kind"], links: number): Promise<void> {
  if (links > 0 && links + (await linksSince(ctx, authorId)) > DAY_ONE.links) throw forumError("day_one_links");
  const threads = await ctx.db.$count(forumThreads, eq(forumThreads.authorId, authorId));
  if (kind === "thread" && threads >= DAY_ONE.threads) throw forumError("day_one_threads");
  const posts = await ctx.db.$count(forumPosts, eq(forumPosts.authorId, authorId));
  if (kind === "reply" && posts - threads >= DAY_ONE.replies) throw forumError("day_one_replies");
}

/** The links in what somebody wrote in the last day, but for one post. */
async function linksSince(ctx: Ctx, authorId: string, except = "00000000-0000-0000-0000-000000000000"): Promise<number> {
  const dayAgo = new Date(ctx.clock.now().getTime() - DAY_MS);
  const rows = await ctx.db
    .select({ body: forumPosts.body })
    .from(forumPosts)
    .where(and(eq(forumPosts.authorId, authorId), gte(forumPosts.createdAt, dayAgo), ne(forumPosts.id, except)));
  return rows.reduce((sum, { body }) => sum + countLinks(ctx, body), 0);
}
