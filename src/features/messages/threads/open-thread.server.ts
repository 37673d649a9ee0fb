import { and, eq, isNull } from "drizzle-orm";
import type { Ctx } from "../../../platform/context.server.ts";
import { transact } from "../../../platform/db/database.server.ts";
import { readStay } from "../../bookings/index.server.ts";
import type { ThreadRow } from "../message.queries.server.ts";
import { threads, threadSides } from "../message.tables.server.ts";

type Sides = { listingId: string; guestId: string; hostId: string };
type Question = { checkIn?: string | undefined; checkOut?: string | undefined; guests?: number | undefined };

/** The guest's question about a listing, locked; a new one if there is none that has not become a booking. */
export async function lockQuestion(tx: Ctx, sides: Sides, question: Question): Promise<ThreadRow> {
  const now = tx.clock.now();
  const [made] = await tx.db
    .insert(threads)
    .values({ ...sides, ...question, lastMessageAt: now, createdAt: now })
    .onConflictDoNothing()
    .returning();
  if (made) return withSides(tx, made);
  const [found] = await tx.db.select().from(threads).where(isQuestion(sides)).for("update");
  // It became a booking's thread in this moment.
  if (!found) return lockQuestion(tx, sides, question);
  if (question.checkIn) await tx.db.update(threads).set(question).where(eq(threads.id, found.id));
  return found;
}

const isQuestion = ({ listingId, guestId }: Sides) =>
  and(eq(threads.listingId, listingId), eq(threads.guestId, guestId), isNull(threads.bookingId));

/** The thread of a booking, locked: the guest's question before it, which goes on as this, or a new one. */
export async function lockBookingThread(tx: Ctx, bookingId: string, sides: Sides): Promise<ThreadRow> {
  const now = tx.clock.now();
  const find = () => tx.db.select().from(threads).where(eq(threads.bookingId, bookingId)).for("update");
  const [known] = await find();
  if (known) return known;
  const [asked] = await tx.db.select().from(threads).where(isQuestion(sides)).for("update");
  if (asked) {
    const [row] = await tx.db.update(threads).set({ bookingId }).where(eq(threads.id, asked.id)).returning();
    if (row) return row;
  }
  const [made] = await tx.db
    .insert(threads)
    .values({ ...sides, bookingId, lastMessageAt: now, createdAt: now })
    .onConflictDoNothing()
    .returning();
  if (made) return withSides(tx, made);
  const [other] = await find();
  return other ?? lockBookingThread(tx, bookingId, sides);
}

async function withSides(tx: Ctx, thread: ThreadRow): Promise<ThreadRow> {
  const { id: threadId, guestId, hostId, lastMessageAt } = thread;
  await tx.db.insert(threadSides).values([guestId, hostId].map((personId) => ({ threadId, personId, lastMessageAt })));
  return thread;
}

/** The thread of a booking, for its guest or its host. */
export async function openBookingThread(ctx: Ctx, { bookingId }: { bookingId: string }): Promise<{ threadId: string }> {
  const { listingId, guestId, hostId } = await readStay(ctx, bookingId);
  const { id } = await transact(ctx, (tx) => lockBookingThread(tx, bookingId, { listingId, guestId, hostId }));
  return { threadId: id };
}
