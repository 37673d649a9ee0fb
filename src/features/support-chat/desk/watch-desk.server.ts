import { and, isNotNull, isNull, lte, or, sql } from "drizzle-orm";
import { href } from "react-router";
import { z } from "zod";
import type { Ctx } from "../../../platform/context.server.ts";
import { transact } from "../../../platform/db/database.server.ts";
import { declareJob } from "../../../platform/jobs/jobs.server.ts";
import { publishLive } from "../../../platform/realtime/publish-live.server.ts";
import { countOf } from "../../../platform/words/counts.ts";
import { contactsOf, listSupportAgents } from "../../accounts/index.server.ts";
import { notify } from "../../notifications/index.server.ts";
import { answersChanged } from "../chat.announcements.server.ts";
import { changeConversation, type Conversation, isActive } from "../chat.queries.server.ts";
import { chatConversations as c } from "../chat.tables.server.ts";
import { isOnDuty, isThere, selectPresences, THERE_MS } from "./presence.queries.server.ts";

const RUNS_EVERY_MS = 60_000;

/** Looks after the chats while their agents don't: it runs every minute. */
export const watchDesk = declareJob({
  name: "support-chat.watch",
  input: z.object({}),
  schedule: "* * * * *",
  retryLimit: 0,
  run: async (ctx) => {
    await tellIfAllWent(ctx);
    await freeLeftChats(ctx);
    await tellOfWaiting(ctx);
  },
});

/** People who look at the panel hear that nobody is there anymore, when the last agent's page was closed. */
async function tellIfAllWent(ctx: Ctx): Promise<void> {
  const rows = await selectPresences(ctx);
  const lapsed = ctx.clock.now().getTime() - THERE_MS;
  const justWent = rows.some(({ seenAt }) => seenAt.getTime() <= lapsed && seenAt.getTime() > lapsed - 2 * RUNS_EVERY_MS);
  if (justWent && !rows.some((row) => isThere(row, ctx))) await publishLive(ctx, answersChanged());
}

/** Those in which a person has been waiting too long. */
const isLate = (ctx: Ctx) => and(isActive, lte(c.waitingSince, new Date(ctx.clock.now().getTime() - ctx.config.chatAlertMinutes * 60_000)));

/** A chat whose agent is away while its person waits goes back to the queue. */
async function freeLeftChats(ctx: Ctx): Promise<void> {
  const there = (await selectPresences(ctx)).filter((row) => isThere(row, ctx)).map(({ agentId }) => agentId);
  const isLeft = and(isLate(ctx), isNotNull(c.agentId), there.length > 0 ? sql`${c.agentId} not in ${there}` : undefined);
  const left = await ctx.db.select({ id: c.id }).from(c).where(isLeft);
  for (const { id } of left) await transact(ctx, (tx) => changeConversation(tx, id, { agentId: null, takenAt: null }, isLeft));
}

/** Agents on duty are told once of each wait, or all agents when nobody is; by email, too, when nobody is there to see it. */
async function tellOfWaiting(ctx: Ctx): Promise<void> {
  await transact(ctx, async (tx) => {
    const isUntold = and(isLate(tx), isNull(c.agentId), or(isNull(c.alertedAt), sql`${c.alertedAt} < ${c.waitingSince}`));
    const waiting = await tx.db.update(c).set({ alertedAt: tx.clock.now() }).where(isUntold).returning();
    if (waiting.length === 0) return;
    const [presences, agents] = await Promise.all([selectPresences(tx), listSupportAgents(tx)]);
    const onDuty = new Set(presences.filter((row) => isOnDuty(row, tx)).map(({ agentId }) => agentId));
    const isSeen = presences.some((row) => isThere(row, tx));
    for (const { id } of agents.filter((agent) => onDuty.size === 0 || onDuty.has(agent.id)))
      await tell(
        tx,
        id,
        waiting.filter(({ userId }) => userId !== id),
        isSeen,
      );
  });
}

async function tell(tx: Ctx, personId: string, waiting: Conversation[], isSeen: boolean): Promise<void> {
  if (waiting.length === 0) return;
  const title = waiting.length === 1 ? "A chat is waiting for an answer" : `${countOf(waiting.length, "chat")} are waiting for an answer`;
  const people = await contactsOf(
    tx,
    waiting.map(({ userId }) => userId),
  );
  const lines = waiting.map(({ userId, subject }) => `${people.get(userId)?.fullName ?? "Someone"}: ${subject}`);
  const path = `${href("/admin/chat-support")}?filter=waiting`;
  const email = {
    subject: title,
    paragraphs: ["No one on the team is online right now.", ...lines],
    action: { label: "Open the chats", url: new URL(path, tx.config.appOrigin).href },
  };
  await notify(tx, { personId, kind: "desk", foldKey: "desk:waiting", title, text: lines.join(" · "), path, ...(!isSeen && { email }) });
}
