import { randomUUID } from "node:crypto";
import { eq, or } from "drizzle-orm";
import { z } from "zod";
import type { Ctx } from "../../platform/context.server.ts";
import { subscribe, type Subscriber } from "../../platform/facts/facts.server.ts";
import { declareJob, type Job } from "../../platform/jobs/jobs.server.ts";
import { accountDeleted } from "../accounts/index.server.ts";
import {
  bookingCancelled,
  bookingChanged,
  bookingMade,
  requestEnded,
  requestMade,
  stayOutline,
  wasRequested,
} from "../bookings/index.server.ts";
import { reviewsRevealed } from "../reviews/index.server.ts";
import { noteRequest, noteRequestEnd } from "./threads/note-requests.server.ts";
import { personBlocks, quickReplies, scheduledMessages, type ThreadEvent } from "./message.tables.server.ts";
import { blocksBetween } from "./message.queries.server.ts";
import { messagePhotoFilesUnwanted } from "./photos/photo.queues.ts";
import { removePhotoFiles, sweepOrphanPhotos } from "./photos/remove-photos.server.ts";
import { sendBooked, sendScheduled } from "./schedule/send-scheduled.server.ts";
import { lockBookingThread } from "./threads/open-thread.server.ts";
import { addMessage, notifyOther } from "./writing/add-message.server.ts";
import { writeText } from "./writing/send-message.server.ts";

/** What happens to a booking stands in its thread. */
const eventIs =
  (event: ThreadEvent): Subscriber<{ bookingId: string }>["tell"] =>
  async (ctx: Ctx, { bookingId }) => {
    const stay = (await stayOutline(ctx, [bookingId])).get(bookingId);
    if (!stay) return;
    const thread = await lockBookingThread(ctx, bookingId, stay.sides);
    const isAnswer = event === "booked" && (await wasRequested(ctx, bookingId));
    await addMessage(ctx, thread, { id: randomUUID(), senderId: null, kind: "event", content: "", event, isAnswer });
  };

/** What the guest wrote to the host while booking. The message has the booking's id, so that it is written once. */
async function sendNote(ctx: Ctx, { bookingId, message }: { bookingId: string; message: string }): Promise<void> {
  const stay = message && (await stayOutline(ctx, [bookingId])).get(bookingId);
  if (!stay) return;
  const { guestId, hostId } = stay.sides;
  if ((await blocksBetween(ctx, guestId, hostId)).length > 0) return;
  const thread = await lockBookingThread(ctx, bookingId, stay.sides);
  await writeText(ctx, thread, { id: bookingId, senderId: guestId, text: message });
}

/** With what the host writes to the guest, who is notified as of any message. They wrote it while the booking was confirmed. */
async function notifyOfCancellation(ctx: Ctx, { bookingId, message }: { bookingId: string; message: string }): Promise<void> {
  const stay = (await stayOutline(ctx, [bookingId])).get(bookingId);
  if (!stay) return;
  const { guestId, hostId } = stay.sides;
  const thread = await lockBookingThread(ctx, bookingId, stay.sides);
  const areOpen = (await blocksBetween(ctx, guestId, hostId)).length === 0;
  if (message && areOpen) {
    const row = await addMessage(ctx, thread, { id: randomUUID(), senderId: hostId, kind: "text", content: message });
    await notifyOther(ctx, thread, row);
  }
  await addMessage(ctx, thread, { id: randomUUID(), senderId: null, kind: "event", content: "", event: "cancelled" });
}

export const messageJobs: Job[] = [
  sendScheduled,
  declareJob({ ...messagePhotoFilesUnwanted, run: removePhotoFiles }),
  declareJob({ name: "messages.sweep-orphan-photos", input: z.object({}), schedule: "41 3 * * *", run: sweepOrphanPhotos }),
];

export const messageSubscribers: Subscriber[] = [
  subscribe({ name: "messages.booked", fact: bookingMade, tell: eventIs("booked") }),
  subscribe({ name: "messages.booking-note", fact: bookingMade, tell: sendNote }),
  subscribe({ name: "messages.requested", fact: requestMade, tell: noteRequest }),
  subscribe({ name: "messages.request-ended", fact: requestEnded, tell: noteRequestEnd }),
  subscribe({ name: "messages.scheduled", fact: bookingMade, tell: sendBooked }),
  subscribe({ name: "messages.changed", fact: bookingChanged, tell: eventIs("changed") }),
  subscribe({ name: "messages.cancelled", fact: bookingCancelled, tell: notifyOfCancellation }),
  subscribe({ name: "messages.reviewed", fact: reviewsRevealed, tell: eventIs("reviewed") }),
  subscribe({
    name: "messages.forget",
    fact: accountDeleted,
    tell: async (ctx, { accountId }) => {
      for (const table of [quickReplies, scheduledMessages]) await ctx.db.delete(table).where(eq(table.hostId, accountId));
      await ctx.db.delete(personBlocks).where(or(eq(personBlocks.blockerId, accountId), eq(personBlocks.blockedId, accountId)));
    },
  }),
];
