import { and, asc, desc, eq, isNull } from "drizzle-orm";
import { recordAudit } from "../../../platform/audit/record-audit.server.ts";
import type { Ctx } from "../../../platform/context.server.ts";
import { admit, requireMay } from "../../../platform/policy/admit.server.ts";
import { transact } from "../../../platform/db/database.server.ts";
import { publicProfiles } from "../../accounts/index.server.ts";
import type { ReportedThread, ThreadForStaff } from "../message.schema.ts";
import { messageReports, threadMessages, threads } from "../message.tables.server.ts";
import { messageViewsWithoutDetails } from "../message.view.server.ts";
import { threadReportPolicy } from "../message.policy.ts";

const MOST = 100;
const MOST_MESSAGES = 200;
const isOpen = isNull(messageReports.closedAt);

export const countReportedThreads = ({ db }: Pick<Ctx, "db">): Promise<number> => db.$count(messageReports, isOpen);

/** The reports of conversations that nobody decided on, the oldest first, for support staff. */
export async function listReportedThreads(ctx: Ctx): Promise<{ reports: ReportedThread[] }> {
  const actor = requireMay(ctx, threadReportPolicy, "list");
  const rows = await ctx.db
    .select({ report: messageReports, thread: threads })
    .from(messageReports)
    .innerJoin(threads, eq(threads.id, messageReports.threadId))
    .where(isOpen)
    .orderBy(asc(messageReports.createdAt))
    .limit(MOST);
  const people = await publicProfiles(
    ctx,
    rows.flatMap(({ thread }) => [thread.guestId, thread.hostId]),
  );
  const name = (id: string) => people.get(id)?.fullName ?? "";
  return {
    reports: rows.map(({ report: { id, threadId, reporterId, reason, createdAt }, thread: { guestId, hostId } }) => ({
      id,
      threadId,
      by: name(reporterId),
      about: name(reporterId === guestId ? hostId : guestId),
      reason,
      at: createdAt.toISOString(),
      mayDecide: threadReportPolicy.may(actor, "close", { guestId, hostId }),
    })),
  };
}

/** A reported conversation, for support staff, who have no other way to read one; every look is in the audit trail. */
export async function readReportedThread(ctx: Ctx, { reportId }: { reportId: string }): Promise<ThreadForStaff> {
  return transact(ctx, async (tx) => {
    const { threadId, reason } = await admit(tx, threadReportPolicy, "read", () => lockOpenReport(tx, reportId));
    const rows = await tx.db
      .select()
      .from(threadMessages)
      .where(eq(threadMessages.threadId, threadId))
      .orderBy(desc(threadMessages.number))
      .limit(MOST_MESSAGES);
    const people = await publicProfiles(
      tx,
      rows.flatMap(({ senderId }) => senderId ?? []),
    );
    const messages = await messageViewsWithoutDetails(tx, rows.toReversed());
    return {
      threadId,
      reason,
      messages: messages.map((message) => ({ ...message, sender: message.senderId ? (people.get(message.senderId)?.fullName ?? "") : "" })),
    };
  });
}

/** Staff dealt with a report; what they did about it is in the audit trail. Refuses the two whose conversation it is. */
export async function closeThreadReport(ctx: Ctx, { reportId }: { reportId: string }, { note }: { note: string }): Promise<void> {
  await transact(ctx, async (tx) => {
    const { threadId } = await admit(tx, threadReportPolicy, "close", () => lockOpenReport(tx, reportId));
    await tx.db.update(messageReports).set({ closedAt: tx.clock.now() }).where(eq(messageReports.id, reportId));
    await recordAudit(tx, { action: "conversation.report-closed", subjectType: "conversation", subjectId: threadId, reason: note });
  });
}

async function lockOpenReport({ db }: Ctx, reportId: string) {
  const { id, threadId, reason } = messageReports;
  const [row] = await db
    .select({ id, threadId, reason, guestId: threads.guestId, hostId: threads.hostId })
    .from(messageReports)
    .innerJoin(threads, eq(threads.id, threadId))
    .where(and(eq(id, reportId), isOpen))
    .for("update", { of: messageReports });
  return row;
}
