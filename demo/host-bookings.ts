import { and, asc, desc, eq, gt, lt } from "drizzle-orm";
import { bookings } from "../src/features/bookings/booking.tables.server.ts";
import { bookingNotes } from "../src/features/bookings/host-booking/note.tables.server.ts";
import { type Clock, DAY_MS } from "../src/platform/clock.ts";
import type { Db } from "../src/platform/db/database.server.ts";
import { personId } from "./people.ts";

const HOST = personId("host@demo.test");
const NOTES = [
  "Arrives late, after the last ferry. Leave the porch light on.",
  "Second visit. Loves the blue mugs; asked for a crib last time.",
];
const HOUR_MS = 3_600_000;

/** The demo's host noted something on the next bookings, gave a reason for those that they cancelled, and had a guest who never came. */
export async function addHostBookings({ db, clock }: { db: Db; clock: Clock }): Promise<void> {
  const now = clock.now();
  const own = and(eq(bookings.hostId, HOST), eq(bookings.status, "confirmed"));
  const coming = await db
    .select({ id: bookings.id })
    .from(bookings)
    .where(and(own, gt(bookings.beginsAt, now)))
    .orderBy(asc(bookings.beginsAt), asc(bookings.id))
    .limit(NOTES.length);
  for (const [index, { id: bookingId }] of coming.entries())
    await db.insert(bookingNotes).values({ bookingId, hostId: HOST, text: NOTES[index] ?? "", version: 1, savedAt: now });
  await db
    .update(bookings)
    .set({ cancelReason: "repairs" })
    .where(and(eq(bookings.hostId, HOST), eq(bookings.cancelledBy, "host")));
  const [missed] = await db
    .select({ id: bookings.id, beginsAt: bookings.beginsAt })
    .from(bookings)
    .where(and(own, lt(bookings.endsAt, new Date(now.getTime() - 60 * DAY_MS))))
    .orderBy(desc(bookings.endsAt), asc(bookings.id))
    .limit(1);
  if (missed)
    await db
      .update(bookings)
      .set({ noShowAt: new Date(missed.beginsAt.getTime() + 6 * HOUR_MS) })
      .where(eq(bookings.id, missed.id));
}
