import type { Ctx } from "../../../platform/context.server.ts";
import { admitToChat } from "../chat-access.server.ts";
import { type Conversation, type MessageRow, selectBetween, selectLast } from "../chat.queries.server.ts";
import type { ChatPart, ChatQuery } from "../chat.schema.ts";
import { messageViews, stateView } from "../chat.view.server.ts";

const LAST = 50;
const MOST_AFTER = 200;

type Part = { rows: MessageRow[]; upTo: number; hasMore: boolean; hasEarlier: boolean };

/**
 * A chat as it is now, with its last messages, those before a number, or exactly what came after one, for its two sides. A revision that can
 * be seen has everything before it: asking again after `upTo` misses nothing and repeats nothing.
 */
export async function readChat(ctx: Ctx, { chatId, after, before }: ChatQuery & { chatId: string }): Promise<ChatPart> {
  const { row } = await admitToChat(ctx, "read", chatId);
  const { rows, ...part } = after === undefined ? await lastOnes(ctx, row, before) : await since(ctx, row, after);
  const [messages, chat] = await Promise.all([messageViews(ctx, rows), stateView(ctx, row)]);
  return { chat, messages, ...part };
}

async function lastOnes(ctx: Ctx, { id, revision }: Conversation, before = revision + 1): Promise<Part> {
  const rows = await selectLast(ctx, id, Math.min(before - 1, revision), LAST + 1);
  return { rows: rows.slice(0, LAST).toReversed(), upTo: revision, hasMore: false, hasEarlier: rows.length > LAST };
}

async function since(ctx: Ctx, { id, revision }: Conversation, after: number): Promise<Part> {
  const rows = await selectBetween(ctx, id, { after, upTo: revision, limit: MOST_AFTER });
  const hasMore = rows.length === MOST_AFTER;
  return { rows, upTo: hasMore ? (rows.at(-1)?.number ?? revision) : revision, hasMore, hasEarlier: false };
}
