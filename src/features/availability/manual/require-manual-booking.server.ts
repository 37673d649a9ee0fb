import type { Ctx } from "../../../platform/context.server.ts";
import { manualBookingError } from "./manual-booking.errors.ts";
import { findManualBooking, type ManualRow } from "./manual-booking.queries.server.ts";

/** A stay that the host entered; to everyone else, support included, there is none. */
export async function requireManualBooking(ctx: Ctx, manualBookingId: string): Promise<ManualRow> {
  const row = await findManualBooking(ctx, manualBookingId);
  if (!row) throw manualBookingError("manual_not_found");
  return row;
}
