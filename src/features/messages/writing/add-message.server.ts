import { and, eq, ne, sql } from "drizzle-orm";
import type { Ctx } from "../../../platform/context.server.ts";
import { publishLive } from "../../../platform/realtime/publish-live.server.ts";
import { only } from "../../../platform/db/only.ts";
import { findAccount } from "../../accounts/index.server.ts";
import { listingBasics } from "../../listings/index.server.ts";
import { NAME } from "../../notifications/index.ts";
import { notify } from "../../notifications/index.server.ts";
import { hideDetails } from "../details/arrival-details.ts";
import { type MessageRow, nextRevision, otherSide, type ThreadRow } from "../message.queries.server.ts";
import { threadMessages, threadSides } from "../message.tables.server.ts";
import { excerptOfMessage } from "../message.view.server.ts";
import { threadChanged, threadKey } from "../message.live.server.ts";

type NewMessage = Pick<MessageRow, "id" | "senderId" | "kind" | "content"> &
  Partial<Pick<MessageRow, "event" | "isMasked" | "isScheduled"> & { isAnswer: boolean }>;

/** Appends to a thread whose lock the caller holds, counts it as unread for those who did not write it, and tells open pages. */
export async function addMessage(tx: Ctx, thread: ThreadRow, { isAnswer = false, ...message }: NewMessage): Promise<MessageRow> {
  const now = tx.clock.now();
  const number = await nextRevision(tx, thread.id, { lastMessageAt: now, ...firsts(thread, { ...message, isAnswer }, now) });
  const made = await tx.db
    .insert(threadMessages)
    .values({ ...message, threadId: thread.id, number, revision: number, createdAt: now })
    .returning();
  await tx.db.update(threadSides).set({ lastMessageAt: now }).where(eq(threadSides.threadId, thread.id));
  if (message.senderId) await countForOther(tx, thread, message.senderId);
  await publishLive(tx, threadChanged(thread, number));
  return only(made);
}

/** When the guest first wrote or asked to book, and the host first answered. An automatic message is no answer. */
function firsts(thread: ThreadRow, { senderId, event, isScheduled, isAnswer }: NewMessage, now: Date): Partial<ThreadRow> {
  if (isScheduled) return {};
  const asks = senderId === thread.guestId || event === "requested";
  if (asks && !thread.firstAskedAt) return { firstAskedAt: now };
  const answers = senderId === thread.hostId || isAnswer;
  return answers && thread.firstAskedAt && !thread.firstAnsweredAt ? { firstAnsweredAt: now } : {};
}

/** A new message brings an archived thread back. */
async function countForOther(tx: Ctx, { id }: ThreadRow, senderId: string): Promise<void> {
  await tx.db
    .update(threadSides)
    .set({ unread: sql`${threadSides.unread} + 1`, archivedAt: null })
    .where(and(eq(threadSides.threadId, id), ne(threadSides.personId, senderId)));
}

/** What an email tells of a message. */
export const lineOf = ({ id, content }: Pick<MessageRow, "id" | "content">) => ({
  ref: id,
  text: `${NAME.given}: ${hideDetails(content) || "sent a photo."}`,
});

/** Notifies the other side of what was written to them. */
export async function notifyOther(tx: Ctx, thread: ThreadRow, message: MessageRow): Promise<void> {
  const sender = message.senderId ? await findAccount(tx, message.senderId) : null;
  const listing = await listingBasics(tx, thread.listingId);
  if (!sender) return;
  await notify(tx, {
    personId: otherSide(thread, sender.id),
    kind: "message",
    foldKey: threadKey(thread.id),
    title: listing ? `${NAME.given} wrote to you about ${listing.title}` : `${NAME.given} wrote to you`,
    text: excerptOfMessage(message),
    path: `/messages/${thread.id}`,
    about: sender.id,
    lines: [lineOf(message)],
  });
}
