import { randomUUID } from "node:crypto";
import { z } from "zod";
import type { Ctx } from "../../../platform/context.server.ts";
import { workThrough } from "../../../platform/failures/failures.server.ts";
import { declareJob } from "../../../platform/jobs/jobs.server.ts";
import { confirmedStay, lockStay } from "../../bookings/index.server.ts";
import { fillPlaceholders } from "../replies/placeholders.ts";
import { stayValues } from "../replies/stay-values.server.ts";
import { lockBookingThread } from "../threads/open-thread.server.ts";
import { whyClosed } from "../writing/require-open-sides.server.ts";
import { writeText } from "../writing/send-message.server.ts";
import { judgeDue } from "./schedule.rules.ts";
import { holdMessage, keyOf, noteSend, selectBooked, selectDue, type Send } from "./schedule.queries.server.ts";

const NAME = "messages.schedule";

/** Every five minutes, sends what is due by the clocks at the listings. A crash in between, or one that fails, goes out later; none goes twice. */
export const sendScheduled = declareJob({
  name: NAME,
  input: z.object({}),
  schedule: "*/5 * * * *",
  run: (ctx) =>
    workThrough(ctx, {
      name: NAME,
      next: async (except) => (await selectDue(ctx)).map(keyOf).filter((key) => !except.includes(key)),
      async work(tx, key) {
        const [messageId = "", bookingId = ""] = key.split(":");
        await sendOne(tx, { messageId, bookingId });
      },
    }),
});

/** Sends what the host wants guests to read as soon as they have booked. */
export async function sendBooked(tx: Ctx, { bookingId }: { bookingId: string }): Promise<void> {
  const stay = await confirmedStay(tx, bookingId);
  if (!stay) return;
  for (const { id: messageId } of await selectBooked(tx, stay.hostId)) await sendOne(tx, { messageId, bookingId });
}

/**
 * Sends one message to one booking, once, in the same transaction as the note of it. Not to a cancelled booking; it is passed over when it
 * is a day late, and when the two can't write to each other.
 */
async function sendOne(tx: Ctx, send: Send): Promise<void> {
  const message = await holdMessage(tx, send.messageId);
  const stay = await confirmedStay(tx, send.bookingId);
  if (!stay || !message?.isOn || message.hostId !== stay.hostId) return;
  const verdict = judgeDue(message, stay, tx.clock.now());
  if (verdict === "wait" || verdict === "never") return;
  if (verdict === "pass over" || (await whyClosed(tx, stay))) return void (await noteSend(tx, send, false));
  const { bookingId, listingId, guestId, hostId } = stay;
  const thread = await lockBookingThread(tx, bookingId, { listingId, guestId, hostId });
  // Whoever cancels or changes the booking waits for this, or this for them.
  await lockStay(tx, bookingId);
  const current = await confirmedStay(tx, bookingId);
  if (!current || judgeDue(message, current, tx.clock.now()) !== "send" || !(await noteSend(tx, send, true))) return;
  const text = fillPlaceholders(message.content, await stayValues(tx, current));
  await writeText(tx, thread, { id: randomUUID(), senderId: hostId, text, isScheduled: true });
}
