import { and, eq, isNotNull, isNull } from "drizzle-orm";
import { z } from "zod";
import type { Ctx } from "../../../platform/context.server.ts";
import { transact } from "../../../platform/db/database.server.ts";
import { declareJob, type Job } from "../../../platform/jobs/jobs.server.ts";
import { drawNotifications } from "../draw-notifications.server.ts";
import { emailOwner } from "./email-owner.server.ts";
import { NOTIFICATION_KINDS } from "../notification.kinds.ts";
import { notificationEmails, notifications } from "../notification.tables.server.ts";

export const UNREAD_MS = 2 * 60_000;
const PAUSE_MS = 15 * 60_000;

const Input = z.object({ personId: z.uuid(), foldKey: z.string() });
type Input = z.infer<typeof Input>;
type Row = typeof notifications.$inferSelect;

/**
 * Emails what is still unread when its email is due, with everything that was folded into it. There are 15 minutes between two
 * emails about the same thing. The row's lock and its cleared time make that one email, however often the job runs.
 */
export const emailUnread: Job<Input> = declareJob({
  name: "notifications.email",
  input: Input,
  keepFinishedSeconds: 60,
  concurrency: 2,
  run: (ctx, input) =>
    transact(ctx, async (tx) => {
      const row = await lockDue(tx, input);
      if (!row) return;
      const nextAt = await earliestNext(tx, input);
      if (nextAt > tx.clock.now()) {
        await tx.db.update(notifications).set({ emailDueAt: nextAt }).where(eq(notifications.id, row.id));
        return tx.jobs.send(tx.db, emailUnread, input, { startAfter: nextAt });
      }
      await tx.db.update(notifications).set({ emailDueAt: null, lines: [] }).where(eq(notifications.id, row.id));
      const [drawn = row] = await drawNotifications(tx, [row]);
      if (row.lines.length > 0 && (await emailOwner(tx, input.personId, row.kind, emailOf(tx, drawn)))) await noteSent(tx, input);
    }),
});

async function lockDue(tx: Ctx, { personId, foldKey }: Input): Promise<Row | undefined> {
  const isThis = and(eq(notifications.personId, personId), eq(notifications.foldKey, foldKey));
  const [row] = await tx.db
    .select()
    .from(notifications)
    .where(and(isThis, isNull(notifications.readAt), isNotNull(notifications.emailDueAt)))
    .for("update");
  return row?.emailDueAt && row.emailDueAt <= tx.clock.now() ? row : undefined;
}

async function earliestNext(tx: Ctx, { personId, foldKey }: Input): Promise<Date> {
  const [last] = await tx.db
    .select({ sentAt: notificationEmails.sentAt })
    .from(notificationEmails)
    .where(and(eq(notificationEmails.personId, personId), eq(notificationEmails.foldKey, foldKey)));
  return last ? new Date(last.sentAt.getTime() + PAUSE_MS) : new Date(0);
}

async function noteSent(tx: Ctx, { personId, foldKey }: Input): Promise<void> {
  const sentAt = tx.clock.now();
  await tx.db
    .insert(notificationEmails)
    .values({ personId, foldKey, sentAt })
    .onConflictDoUpdate({ target: [notificationEmails.personId, notificationEmails.foldKey], set: { sentAt } });
}

const emailOf = (tx: Ctx, { kind, title, lines, path }: Row) => ({
  subject: title,
  paragraphs: lines.map(({ text }) => text),
  action: { label: NOTIFICATION_KINDS[kind].action, url: new URL(path, tx.config.appOrigin).href },
});
