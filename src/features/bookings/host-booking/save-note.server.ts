import { and, eq } from "drizzle-orm";
import type { Ctx } from "../../../platform/context.server.ts";
import { admit } from "../../../platform/policy/admit.server.ts";
import { bookingError } from "../booking.errors.ts";
import { bookingPolicy } from "../booking.policy.ts";
import { findBooking } from "../booking.queries.server.ts";
import type { BookingNote, SaveNoteInput } from "./details.schema.ts";
import { bookingNotes } from "./note.tables.server.ts";

/** Saves the host's private note on a booking, also an empty one. Refuses to save over a version that the host hasn't seen, and everybody else. */
export async function saveNote(ctx: Ctx, bookingId: string, { text, version }: SaveNoteInput): Promise<BookingNote> {
  const { hostId } = await admit(ctx, bookingPolicy, "keepNote", () => findBooking(ctx, bookingId));
  const note = { text, version: version + 1, savedAt: ctx.clock.now() };
  const [saved] =
    version === 0
      ? await ctx.db
          .insert(bookingNotes)
          .values({ bookingId, hostId, ...note })
          .onConflictDoNothing()
          .returning()
      : await ctx.db
          .update(bookingNotes)
          .set(note)
          .where(and(eq(bookingNotes.bookingId, bookingId), eq(bookingNotes.version, version)))
          .returning();
  if (!saved) throw bookingError("note_changed");
  return { ...note, savedAt: note.savedAt.toISOString() };
}
