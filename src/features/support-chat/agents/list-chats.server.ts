import { and, asc, desc, eq, isNotNull, ne, or, sql, type SQL } from "drizzle-orm";
import type { AnyPgColumn } from "drizzle-orm/pg-core";
import { z } from "zod";
import type { Ctx } from "../../../platform/context.server.ts";
import { readCursor, writeCursor } from "../../../platform/cursor.ts";
import { requireMay } from "../../../platform/policy/admit.server.ts";
import { contactsOf, hasEmailWith, isNamed } from "../../accounts/index.server.ts";
import { isActive } from "../chat.queries.server.ts";
import type { ChatFilter } from "../chat.rules.ts";
import type { Chats, ChatsQuery } from "../chat.schema.ts";
import { chatConversations, chatMessages } from "../chat.tables.server.ts";
import { chatPolicy } from "../chat.policy.ts";
import { selectViewers } from "./look-at-chat.server.ts";

const Cursor = z.tuple([z.iso.datetime(), z.uuid()]);
const c = chatConversations;

/** How each filter chooses and sorts: those who wait longest first, else the latest first. */
const FILTERS = {
  mine: { where: (me: string) => and(isActive, eq(c.agentId, me)), by: c.lastMessageAt, isNewestFirst: true },
  waiting: { where: () => and(isActive, isNotNull(c.waitingSince)), by: c.waitingSince, isNewestFirst: false },
  open: { where: () => isActive, by: c.lastMessageAt, isNewestFirst: true },
  closed: { where: () => eq(c.status, "closed"), by: c.closedAt, isNewestFirst: true },
} as const satisfies Record<ChatFilter, object>;

/** The chats of support under a filter, as many as shown, found by name, email, subject or text. An agent's own chat is for the others. */
export async function listChats(ctx: Ctx, { filter, q, after, show }: ChatsQuery): Promise<Chats> {
  const { id: me } = requireMay(ctx, chatPolicy, "useConsole");
  const { where, by, isNewestFirst } = FILTERS[filter];
  const cursor = readCursor(after, Cursor);
  const isNext = cursor && isAfter(by, isNewestFirst, cursor);
  // As the indexes are.
  const order = isNewestFirst ? sql`${by} desc nulls last` : asc(by);
  const [rows, counts, viewers] = await Promise.all([
    select(ctx, and(where(me), ne(c.userId, me), isNext ?? undefined, q ? found(q) : undefined), [order, asc(c.id)], show + 1),
    countChats(ctx, me),
    selectViewers(ctx),
  ]);
  const shown = rows.slice(0, show);
  const last = shown.at(-1)?.chat;
  const sortedBy =
    last && { mine: last.lastMessageAt, open: last.lastMessageAt, waiting: last.waitingSince, closed: last.closedAt }[filter];
  return {
    chats: await rowViews(ctx, shown),
    next: last && sortedBy && rows.length > show ? writeCursor([sortedBy.toISOString(), last.id]) : null,
    counts,
    viewers,
    now: ctx.clock.now().toISOString(),
  };
}

function isAfter(by: AnyPgColumn, isNewestFirst: boolean, [at, id]: z.infer<typeof Cursor>): SQL {
  const time = sql`${at}::timestamptz`;
  return isNewestFirst
    ? sql`${by} <= ${time} and (${by} < ${time} or ${c.id} > ${id}::uuid)`
    : sql`${by} >= ${time} and (${by} > ${time} or ${c.id} > ${id}::uuid)`;
}

const LIKE_SIGNS = /[\\%_]/g;
/** Shorter ones are in nearly every message, and no index finds them. */
const SHORTEST_TEXT = 3;

function found(q: string): SQL | undefined {
  const like = `%${q.replaceAll(LIKE_SIGNS, String.raw`\$&`)}%`;
  const said = sql`${c.id} in (select ${chatMessages.conversationId} from ${chatMessages} where ${chatMessages.content} ilike ${like})`;
  const isLong = [...q].length >= SHORTEST_TEXT;
  return or(isNamed(c.userId, q), hasEmailWith(c.userId, q), sql`${c.subject} ilike ${like}`, isLong ? said : undefined);
}

type Row = { chat: typeof c.$inferSelect; lastMessage: string | null; lastSender: "user" | "support" | null; unread: number };

const select = (ctx: Ctx, where: SQL | undefined, order: SQL[], limit: number): Promise<Row[]> => {
  const last = ctx.db
    .select({ content: sql<string>`left(${chatMessages.content}, 140)`.as("content"), senderType: chatMessages.senderType })
    .from(chatMessages)
    .where(eq(chatMessages.conversationId, c.id))
    .orderBy(desc(chatMessages.number))
    .limit(1)
    .as("last");
  const unread = sql<number>`(select count(*)::int from ${chatMessages} where ${chatMessages.conversationId} = ${c.id} and ${chatMessages.number} > ${c.supportReadNumber} and ${chatMessages.senderType} = 'user')`;
  return ctx.db
    .select({ chat: c, lastMessage: last.content, lastSender: last.senderType, unread })
    .from(c)
    .leftJoinLateral(last, sql`true`)
    .where(where)
    .orderBy(...order)
    .limit(limit);
};

async function countChats(ctx: Ctx, me: string): Promise<Chats["counts"]> {
  const count = (condition?: SQL) => sql<number>`count(*)${condition ? sql` filter (where ${condition})` : sql``}::int`;
  const [row] = await ctx.db
    .select({ mine: count(eq(c.agentId, me)), waiting: count(isNotNull(c.waitingSince)), open: count() })
    .from(c)
    .where(and(isActive, ne(c.userId, me)));
  return row ?? { mine: 0, waiting: 0, open: 0 };
}

async function rowViews(ctx: Ctx, rows: Row[]): Promise<Chats["chats"]> {
  const people = await contactsOf(
    ctx,
    rows.flatMap(({ chat }) => [chat.userId, chat.agentId ?? chat.userId]),
  );
  return rows.map(({ chat, lastMessage, lastSender, unread }) => ({
    id: chat.id,
    name: people.get(chat.userId)?.fullName ?? "",
    email: people.get(chat.userId)?.email ?? "",
    subject: chat.subject,
    status: chat.status,
    agentId: chat.agentId,
    agentName: chat.agentId && (people.get(chat.agentId)?.fullName ?? ""),
    lastMessage: lastMessage ?? "",
    lastSender: lastSender ?? "user",
    lastMessageAt: chat.lastMessageAt.toISOString(),
    unread,
    waitingSince: chat.waitingSince?.toISOString() ?? null,
  }));
}
