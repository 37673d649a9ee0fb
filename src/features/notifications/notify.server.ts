import { and, eq, inArray, isNull, sql } from "drizzle-orm";
import type { Ctx } from "../../platform/context.server.ts";
import { transact } from "../../platform/db/database.server.ts";
import type { Email } from "../../platform/mail/mail-layout.ts";
import { publishLive } from "../../platform/realtime/publish-live.server.ts";
import { emailOwner } from "./email/email-owner.server.ts";
import { emailUnread, UNREAD_MS } from "./email/email-unread.server.ts";
import { NOTIFICATION_KINDS, type NotificationKind } from "./notification.kinds.ts";
import { type NotificationLine, notifications } from "./notification.tables.server.ts";
import { notificationsChanged } from "./notification.live.server.ts";

const MOST_LINES = 20;

export type Notice = {
  personId: string;
  kind: NotificationKind;
  /** Notices with the same key are folded into one until it is read. */
  foldKey: string;
  title: string;
  text: string;
  /** Where it leads, on this site. */
  path: string;
  /** Whose name stands in the words, as one of `NAME`. */
  about?: string;
  /** What an email tells, together with what was folded into it; the text where there is none. */
  lines?: NotificationLine[];
  /** Told once for ever, such as a reminder: nothing happens when there has been one with this key. */
  once?: boolean;
  /** What the person did themselves: it stands in the inbox, read already. */
  isOwn?: boolean;
  /** From when on it is of the past. */
  overAt?: Date;
  /** What was told before with these keys is of the past now. */
  ends?: string[];
  /** What to email at once, for a kind that is. */
  email?: Omit<Email, "to" | "greeting">;
};

/**
 * Tells a person something, in the caller's transaction: in the product always, and by email if they want that of this kind, at once or if
 * they haven't read it two minutes later.
 */
export const notify = (ctx: Ctx, notice: Notice): Promise<void> =>
  transact(ctx, async (tx) => {
    const { personId, kind, foldKey, email } = notice;
    if (notice.once && (await wasTold(tx, notice))) return;
    await settleFormer(tx, notice);
    const due = await store(tx, notice);
    if (due) await tx.jobs.send(tx.db, emailUnread, { personId, foldKey }, { startAfter: due });
    if (email && NOTIFICATION_KINDS[kind].email === "at-once") await emailOwner(tx, personId, kind, email);
    await publishLive(tx, notificationsChanged(personId));
  });

async function wasTold(tx: Ctx, { personId, foldKey }: Notice): Promise<boolean> {
  const isThis = and(eq(notifications.personId, personId), eq(notifications.foldKey, foldKey));
  return (await tx.db.select({ id: notifications.id }).from(notifications).where(isThis).limit(1)).length > 0;
}

/** What was told before: read, where what comes now is the person's own doing, and over, where it ends that. */
async function settleFormer(tx: Ctx, { personId, foldKey, isOwn, ends }: Notice): Promise<void> {
  const now = tx.clock.now();
  const isTheirs = eq(notifications.personId, personId);
  if (ends)
    await tx.db
      .update(notifications)
      .set({ overAt: now })
      .where(and(isTheirs, inArray(notifications.foldKey, ends)));
  if (isOwn)
    await tx.db
      .update(notifications)
      .set({ readAt: now, emailDueAt: null })
      .where(and(isTheirs, eq(notifications.foldKey, foldKey), isNull(notifications.readAt)));
}

/** When an email is due that nobody is going to send yet, or null. */
async function store(tx: Ctx, notice: Notice): Promise<Date | null> {
  const { personId, kind, foldKey, title, text, path, about, lines: given, isOwn = false, overAt = null } = notice;
  const now = tx.clock.now();
  const waits = NOTIFICATION_KINDS[kind].email === "if-unread" && !isOwn;
  const emailDueAt = waits ? new Date(now.getTime() + UNREAD_MS) : null;
  const lines = waits ? (given ?? [{ ref: "", text }]).map((line) => (about ? { ...line, about } : line)) : [];
  const words = { title, text, path, textRef: given?.at(-1)?.ref || null, aboutId: about ?? null, overAt };
  const [row] = await tx.db
    .insert(notifications)
    .values({ personId, kind, foldKey, ...words, lines, createdAt: now, emailDueAt, readAt: isOwn ? now : null })
    .onConflictDoUpdate({
      target: [notifications.personId, notifications.foldKey],
      targetWhere: sql`read_at is null`,
      set: {
        ...words,
        count: sql`${notifications.count} + 1`,
        lines: sql`case when jsonb_array_length(${notifications.lines}) < ${MOST_LINES} then ${notifications.lines} || excluded.lines else ${notifications.lines} end`,
        createdAt: now,
        emailDueAt: sql`coalesce(${notifications.emailDueAt}, excluded.email_due_at)`,
      },
    })
    .returning({ emailDueAt: notifications.emailDueAt });
  return emailDueAt && row?.emailDueAt?.getTime() === emailDueAt.getTime() ? emailDueAt : null;
}
