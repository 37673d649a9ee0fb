import { and, asc, desc, eq, isNotNull, ne, or, sql, type SQL } from "drizzle-orm";
import type { AnyPgColumn } from "drizzle-orm/pg-core";
import { z } from "zod";
import type { Ctx } from "../../../platform/context.server.ts";
import { readCursor, writeCursor } from "../../../platform/cursor.ts";
import { requireMay } from "../../../platform/policy/admit.server.ts";
import { harmless } from "../../../ui/harmless.ts";
import { contactsOf, hasEmailWith, isNamed } from "../../accounts/index.server.ts";
import { isActive } from "../chat.queries.server.ts";
import type { ChatFilter } from "../chat.rules.ts";
import type { Chats, ChatsQuery } from "../chat.schema.ts";
import { chatConversations, chatMessages } from "../chat.tables.server.ts";
import { chatPolicy } from "../chat.policy.ts";
import { selectViewers } from "../desk/say-presence.server.ts";

const Cursor = z.tuple([z.iso.datetime(), z.uuid()]);
const c = chatConversations;

/** How each filter chooses and sorts: those who wait longest first, else the latest first. */
const FILTERS = {
  mine: { where: (me: string) => and(isActive, eq(c.agentId, me)), by: c.lastMessageAt, isNewestFirst: true },
  waiting: { where: () => and(isActive, isNotNull(c.waitingSince)), by: c.waitingSince, isNewestFirst: false },
  open: { where: () => isActive, by: c.lastMessageAt, isNewestFirst: true },
  closed: { where: () => eq(c.status, "closed"), by: c.closedAt, isNewestFirst: true },
} as const satisfies Record<ChatFilter, object>;

/** The chats of support under a filter, as many as shown; with words, all chats in which they are. An agent's own chat is for the others. */
export async function listChats(ctx: Ctx, query: ChatsQuery): Promise<Chats> {
  const { id: me } = requireMay(ctx, chatPolicy, "useConsole");
  const [{ rows, next }, counts, viewers] = await Promise.all([
    query.q ? findChats(ctx, me, query) : filterChats(ctx, me, query),
    countChats(ctx, me),
    selectViewers(ctx),
  ]);
  return { chats: await rowViews(ctx, rows), next, counts, viewers, now: ctx.clock.now().toISOString() };
}

type Page = { rows: Row[]; next: string | null };

async function filterChats(ctx: Ctx, me: string, { filter, after, show }: ChatsQuery): Promise<Page> {
  const { where, by, isNewestFirst } = FILTERS[filter];
  const cursor = readCursor(after, Cursor);
  const isNext = cursor ? isAfter(by, isNewestFirst, cursor) : undefined;
  // As the indexes are.
  const order = isNewestFirst ? sql`${by} desc nulls last` : asc(by);
  const rows = await select(ctx, and(where(me), ne(c.userId, me), isNext), [order, asc(c.id)], show + 1);
  const last = rows[show - 1]?.chat;
  const sortedBy =
    last && { mine: last.lastMessageAt, open: last.lastMessageAt, waiting: last.waitingSince, closed: last.closedAt }[filter];
  const next = last && sortedBy && rows.length > show ? writeCursor([sortedBy.toISOString(), last.id]) : null;
  return { rows: rows.slice(0, show), next };
}

function isAfter(by: AnyPgColumn, isNewestFirst: boolean, [at, id]: z.infer<typeof Cursor>): SQL {
  const time = sql`${at}::timestamptz`;
  return isNewestFirst
    ? sql`${by} <= ${time} and (${by} < ${time} or ${c.id} > ${id}::uuid)`
    : sql`${by} >= ${time} and (${by} > ${time} or ${c.id} > ${id}::uuid)`;
}

const FoundCursor = z.tuple([z.number().int(), z.iso.datetime(), z.uuid()]);
/** Those who wait, then the other open chats, then the closed ones. */
const STATE = sql<number>`case when ${c.status} = 'closed' then 2 when ${c.waitingSince} is null then 1 else 0 end`;
const stateOf = ({ status, waitingSince }: Row["chat"]) => (status === "closed" ? 2 : waitingSince === null ? 1 : 0);

async function findChats(ctx: Ctx, me: string, { q, after, show }: ChatsQuery): Promise<Page> {
  const cursor = readCursor(after, FoundCursor);
  const isNext = cursor
    ? sql`(${STATE} > ${cursor[0]} or (${STATE} = ${cursor[0]} and (${c.lastMessageAt}, ${c.id}) < (${cursor[1]}::timestamptz, ${cursor[2]}::uuid)))`
    : undefined;
  const rows = await select(ctx, and(ne(c.userId, me), found(q), isNext), [asc(STATE), desc(c.lastMessageAt), desc(c.id)], show + 1);
  const last = rows[show - 1]?.chat;
  const next = last && rows.length > show ? writeCursor([stateOf(last), last.lastMessageAt.toISOString(), last.id]) : null;
  return { rows: rows.slice(0, show), next };
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
    name: harmless(people.get(chat.userId)?.fullName ?? ""),
    email: people.get(chat.userId)?.email ?? "",
    subject: harmless(chat.subject),
    status: chat.status,
    agentId: chat.agentId,
    agentName: chat.agentId && (people.get(chat.agentId)?.fullName ?? ""),
    lastMessage: harmless(lastMessage ?? ""),
    lastSender: lastSender ?? "user",
    lastMessageAt: chat.lastMessageAt.toISOString(),
    unread,
    waitingSince: chat.waitingSince?.toISOString() ?? null,
  }));
}
