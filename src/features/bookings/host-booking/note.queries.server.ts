import { asc, eq } from "drizzle-orm";
import type { Ctx } from "../../../platform/context.server.ts";
import { requireActor } from "../../accounts/index.server.ts";
import type { BookingNote } from "./details.schema.ts";
import { bookingNotes } from "./note.tables.server.ts";

const { bookingId: ofBooking, hostId: ofHost, text, savedAt } = bookingNotes;

/** The note on a booking of the host's own; the caller makes sure that it is. */
export async function noteOn({ db }: Ctx, bookingId: string): Promise<BookingNote> {
  const [row] = await db.select().from(bookingNotes).where(eq(ofBooking, bookingId));
  return row ? { text: row.text, version: row.version, savedAt: row.savedAt.toISOString() } : { text: "", version: 0, savedAt: null };
}

/** All that the person noted on bookings, for their own file. */
export const exportNotes = async (ctx: Ctx) =>
  ctx.db
    .select({ bookingId: ofBooking, text, savedAt })
    .from(bookingNotes)
    .where(eq(ofHost, requireActor(ctx).id))
    .orderBy(asc(savedAt));

export async function forgetNotes({ db }: Ctx, hostId: string): Promise<void> {
  await db.delete(bookingNotes).where(eq(ofHost, hostId));
}
