import { desc, eq } from "drizzle-orm";
import type { Ctx } from "../../../platform/context.server.ts";
import { admit } from "../../../platform/policy/admit.server.ts";
import { findAccount, requireActor } from "../../accounts/index.server.ts";
import { readLiveOffer } from "../../bookings/index.server.ts";
import { messageError } from "../message.errors.ts";
import {
  blocksBetween,
  CHANGES_AT_ONCE,
  otherSide,
  selectChanged,
  selectMessages,
  sidesOf,
  type ThreadRow,
  findThread,
} from "../message.queries.server.ts";
import type { ThreadChanges, ThreadView } from "../message.schema.ts";
import { threadMessages } from "../message.tables.server.ts";
import { messageViews, threadSummaries } from "../message.view.server.ts";
import { isMasking } from "../writing/is-masking.server.ts";
import { threadPolicy } from "../message.policy.ts";

const AT_ONCE = 50;

/** A thread with its newest messages, or those before one of them, for one of its sides. */
export async function readThread(ctx: Ctx, threadId: string, { before }: { before?: number | undefined } = {}): Promise<ThreadView> {
  const thread = await admit(ctx, threadPolicy, "read", () => findThread(ctx, threadId));
  const rows = await selectMessages(ctx, threadId, before, AT_ONCE + 1);
  const shown = rows.slice(-AT_ONCE);
  return { ...(await stateOf(ctx, thread)), messages: await messageViews(ctx, shown), hasOlder: rows.length > AT_ONCE };
}

/** What is new or different in a thread since a revision, or the first of it, and how the thread stands now. */
export async function readThreadChanges(ctx: Ctx, threadId: string, { after }: { after: number }): Promise<ThreadChanges> {
  const thread = await admit(ctx, threadPolicy, "read", () => findThread(ctx, threadId));
  const rows = await selectChanged(ctx, threadId, after);
  const state = await stateOf(ctx, thread);
  const hasMore = rows.length === CHANGES_AT_ONCE;
  const revision = hasMore ? (rows.at(-1)?.revision ?? after) : state.revision;
  const messages = rows.toSorted((a, b) => a.number - b.number);
  return { ...state, revision, hasMore, messages: await messageViews(ctx, messages) };
}

async function stateOf(ctx: Ctx, thread: ThreadRow): Promise<Omit<ThreadChanges, "messages" | "hasMore">> {
  const { id: viewer } = requireActor(ctx);
  const other = otherSide(thread, viewer);
  const [sides, blockers, masking, account, offer] = await Promise.all([
    sidesOf(ctx, thread.id),
    blocksBetween(ctx, viewer, other),
    isMasking(ctx, thread),
    findAccount(ctx, other),
    readLiveOffer(ctx, thread),
  ]);
  const sideOf = new Map(sides.map((side) => [side.personId, side]));
  const side = sideOf.get(viewer);
  const last = await ctx.db
    .select()
    .from(threadMessages)
    .where(eq(threadMessages.threadId, thread.id))
    .orderBy(desc(threadMessages.number))
    .limit(1);
  const [summary] = side ? await threadSummaries(ctx, viewer, [{ thread, side, last: last[0] ?? null }]) : [];
  if (!summary) throw messageError("thread_not_found");
  return {
    thread: summary,
    revision: thread.revision,
    otherReadNumber: sideOf.get(other)?.readNumber ?? 0,
    isMasking: masking,
    offer,
    mayWrite: blockers.length === 0 && account !== null,
    isBlocking: blockers.includes(viewer),
  };
}
