import type { Ctx } from "../../../platform/context.server.ts";
import { stayOutline } from "../../bookings/index.server.ts";

/** Whether contact data is taken out of what is written now: until a booking is confirmed, and again once it is cancelled. */
export async function isMasking(ctx: Ctx, { bookingId }: { bookingId: string | null }): Promise<boolean> {
  const stay = bookingId ? (await stayOutline(ctx, [bookingId])).get(bookingId) : undefined;
  return stay === undefined || stay.phase === "cancelled";
}
