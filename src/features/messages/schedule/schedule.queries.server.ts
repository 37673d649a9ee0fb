import { and, asc, eq, gt, ne, sql } from "drizzle-orm";
import { DAY_MS } from "../../../platform/clock.ts";
import type { Ctx } from "../../../platform/context.server.ts";
import { addDays } from "../../availability/index.ts";
import { staysBeginning, staysEnding, type TimedStay } from "../../bookings/index.server.ts";
import { scheduledMessages, scheduledSends } from "../message.tables.server.ts";
import { DAYS_BEFORE_ARRIVAL, judgeDue } from "./schedule.rules.ts";

export type ScheduledRow = typeof scheduledMessages.$inferSelect;
export type Send = { messageId: string; bookingId: string };

const PAGE = 500;
/** How far back the job looks for what an outage left behind. */
const DAYS_BACK = 7;

/** What is due by now, was neither sent nor passed over, and is not more than a week late. Messages at booking go out with the booking. */
export async function selectDue(ctx: Ctx): Promise<Send[]> {
  const due: Send[] = [];
  for (let last: string | undefined; ;) {
    const page = await ctx.db
      .select()
      .from(scheduledMessages)
      .where(
        and(eq(scheduledMessages.isOn, true), ne(scheduledMessages.event, "booked"), last ? gt(scheduledMessages.id, last) : undefined),
      )
      .orderBy(asc(scheduledMessages.id))
      .limit(PAGE);
    due.push(...(await dueOf(ctx, page)));
    if (page.length < PAGE) return due;
    last = page.at(-1)?.id;
  }
}

async function dueOf(ctx: Ctx, messages: ScheduledRow[]): Promise<Send[]> {
  const now = ctx.clock.now();
  const [arriving, left] = [await arrivingStays(ctx, messages), await leftStays(ctx, messages)];
  const due = messages.flatMap((message) =>
    ((message.event === "after_check_out" ? left : arriving).get(message.hostId) ?? [])
      .filter((stay) => ["send", "pass over"].includes(judgeDue(message, stay, now)))
      .map(({ bookingId }) => ({ messageId: message.id, bookingId })),
  );
  const done = await selectDone(ctx, due);
  return due.filter((send) => !done.has(keyOf(send)));
}

type ByHost = Map<string, TimedStay[]>;

/** The days reach from the first to the last place on earth. */
async function arrivingStays(ctx: Ctx, messages: ScheduledRow[]): Promise<ByHost> {
  const hosts = hostsOf(messages.filter(({ event }) => event !== "after_check_out"));
  const today = ctx.clock.now().toISOString().slice(0, 10);
  if (hosts.length === 0) return new Map();
  const stays = await staysBeginning(ctx, hosts, addDays(today, -DAYS_BACK - 1), addDays(today, DAYS_BEFORE_ARRIVAL + 1));
  return Map.groupBy(stays, ({ hostId }) => hostId);
}

async function leftStays(ctx: Ctx, messages: ScheduledRow[]): Promise<ByHost> {
  const hosts = hostsOf(messages.filter(({ event }) => event === "after_check_out"));
  const now = ctx.clock.now();
  if (hosts.length === 0) return new Map();
  const stays = await staysEnding(ctx, hosts, new Date(now.getTime() - (DAYS_BACK + 1) * DAY_MS), now);
  return Map.groupBy(stays, ({ hostId }) => hostId);
}

const hostsOf = (messages: ScheduledRow[]) => [...new Set(messages.map(({ hostId }) => hostId))];

async function selectDone({ db }: Ctx, sends: Send[]): Promise<Set<string>> {
  if (sends.length === 0) return new Set();
  const { scheduledMessageId: messageId, bookingId } = scheduledSends;
  const rows = await db
    .select({ messageId, bookingId })
    .from(scheduledSends)
    // Two values, however many sends: a statement has room for 65,535.
    .where(
      sql`(${messageId}, ${bookingId}) in (select * from unnest(${sql.param(sends.map((send) => send.messageId))}::uuid[], ${sql.param(sends.map((send) => send.bookingId))}::uuid[]))`,
    );
  return new Set(rows.map(keyOf));
}

export const keyOf = ({ messageId, bookingId }: Send): string => `${messageId}:${bookingId}`;

export const selectBooked = ({ db }: Ctx, hostId: string): Promise<ScheduledRow[]> =>
  db
    .select()
    .from(scheduledMessages)
    .where(and(eq(scheduledMessages.hostId, hostId), eq(scheduledMessages.event, "booked"), eq(scheduledMessages.isOn, true)))
    .orderBy(asc(scheduledMessages.createdAt), asc(scheduledMessages.id));

/** The message as it stands until the transaction ends. */
export async function holdMessage({ db }: Ctx, id: string): Promise<ScheduledRow | undefined> {
  const [row] = await db.select().from(scheduledMessages).where(eq(scheduledMessages.id, id)).for("share");
  return row;
}

/** Notes that a message went to a booking or was passed over; false if that was noted before. */
export async function noteSend({ db, clock }: Ctx, { messageId, bookingId }: Send, wasSent: boolean): Promise<boolean> {
  const noted = await db
    .insert(scheduledSends)
    .values({ scheduledMessageId: messageId, bookingId, sentAt: clock.now(), wasSent })
    .onConflictDoNothing()
    .returning({ bookingId: scheduledSends.bookingId });
  return noted.length > 0;
}
