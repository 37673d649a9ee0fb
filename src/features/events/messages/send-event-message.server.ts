import { and, asc, eq, gt, isNotNull } from "drizzle-orm";
import { z } from "zod";
import type { Ctx } from "../../../platform/context.server.ts";
import { transact } from "../../../platform/db/database.server.ts";
import { declareJob, type Job } from "../../../platform/jobs/jobs.server.ts";
import { notifyRegistrant } from "../event.emails.server.ts";
import { findEvent, type RegistrationRow } from "../event.queries.server.ts";
import { eventMessages, eventRegistrations } from "../event.tables.server.ts";

export const PER_PIECE = 100;

const Input = z.object({ messageId: z.uuid() });

/**
 * Sends the next piece of a message to those who have a place, and queues the one after it. A piece is sent whole or not at all, together with how
 * far the message has come, so that what fails or is killed resumes there and nobody gets it twice.
 */
export const sendEventMessage: Job<z.infer<typeof Input>> = declareJob({
  name: "events.send-message",
  input: Input,
  keepFinishedSeconds: 60,
  run: (ctx, { messageId }) =>
    transact(ctx, async (tx) => {
      const [message] = await tx.db.select().from(eventMessages).where(eq(eventMessages.id, messageId)).for("update");
      const event = message && (await findEvent(tx, message.eventId));
      if (!message || !event || message.finishedAt) return;
      const rows = await nextOf(tx, message);
      for (const row of rows)
        await notifyRegistrant(tx, event, row, {
          title: message.subject,
          text: message.content,
          paragraphs: message.content.split(/\n\s*\n/),
          once: `event:${event.id}:message:${message.id}`,
        });
      const isOver = rows.length < PER_PIECE;
      await tx.db
        .update(eventMessages)
        .set({
          sentThrough: rows.at(-1)?.id ?? message.sentThrough,
          sent: message.sent + rows.length,
          finishedAt: isOver ? tx.clock.now() : null,
        })
        .where(eq(eventMessages.id, messageId));
      if (!isOver) await tx.jobs.send(tx.db, sendEventMessage, { messageId });
    }),
});

const r = eventRegistrations;
const nextOf = ({ db }: Ctx, { eventId, sentThrough }: typeof eventMessages.$inferSelect): Promise<RegistrationRow[]> =>
  db
    .select()
    .from(r)
    .where(
      and(
        eq(r.eventId, eventId),
        eq(r.status, "registered"),
        isNotNull(r.personId),
        sentThrough === null ? undefined : gt(r.id, sentThrough),
      ),
    )
    .orderBy(asc(r.id))
    .limit(PER_PIECE);
