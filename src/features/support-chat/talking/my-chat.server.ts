import { and, desc, eq, sql } from "drizzle-orm";
import { z } from "zod";
import type { Ctx } from "../../../platform/context.server.ts";
import { readCursor, writeCursor } from "../../../platform/cursor.ts";
import { requireActor } from "../../accounts/index.server.ts";
import { readAnswerTime } from "../answer-time.server.ts";
import { countUnread, findActive, isBlocked } from "../chat.queries.server.ts";
import type { MyChat, PastChats } from "../chat.schema.ts";
import { chatConversations } from "../chat.tables.server.ts";

const PER_PAGE = 20;
const Cursor = z.tuple([z.iso.datetime(), z.uuid()]);

/** The person's active chat, how much of it is new to them, and when they can expect an answer. */
export async function myChat(ctx: Ctx): Promise<MyChat> {
  const { id } = requireActor(ctx);
  const [active, unread, blocked, answers] = await Promise.all([
    findActive(ctx, id),
    countUnread(ctx, id),
    isBlocked(ctx, id),
    readAnswerTime(ctx),
  ]);
  return { chatId: active?.id ?? null, unread, isBlocked: blocked, answers };
}

export const myUnreadChat = async (ctx: Ctx): Promise<{ unread: number }> => ({ unread: await countUnread(ctx, requireActor(ctx).id) });

/** The person's closed chats, the latest first. */
export async function myPastChats(ctx: Ctx, { after }: { after?: string | undefined }): Promise<PastChats> {
  const { id: userId } = requireActor(ctx);
  const cursor = readCursor(after, Cursor);
  const isOlder = cursor
    ? sql`(${chatConversations.createdAt}, ${chatConversations.id}) < (${cursor[0]}::timestamptz, ${cursor[1]}::uuid)`
    : undefined;
  const rows = await ctx.db
    .select()
    .from(chatConversations)
    .where(and(eq(chatConversations.userId, userId), eq(chatConversations.status, "closed"), isOlder))
    .orderBy(desc(chatConversations.createdAt), desc(chatConversations.id))
    .limit(PER_PAGE + 1);
  const shown = rows.slice(0, PER_PAGE);
  const last = shown.at(-1);
  return {
    chats: shown.map(({ id, subject, createdAt, closedAt }) => ({
      id,
      subject,
      createdAt: createdAt.toISOString(),
      closedAt: (closedAt ?? createdAt).toISOString(),
    })),
    next: last && rows.length > PER_PAGE ? writeCursor([last.createdAt.toISOString(), last.id]) : null,
  };
}
