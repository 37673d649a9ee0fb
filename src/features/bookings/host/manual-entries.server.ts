import type { Ctx } from "../../../platform/context.server.ts";
import { manualBookingError, manualBookingViews, type ManualRow, requireManualBooking } from "../../availability/index.server.ts";
import { daysLeft, phaseOf } from "../booking.rules.ts";
import type { ManualEntry } from "./host-booking.schema.ts";

/** Manual bookings of the host's own, as they stand among their bookings. */
export async function manualEntries(ctx: Ctx, rows: ManualRow[]): Promise<ManualEntry[]> {
  const now = ctx.clock.now();
  const stays = new Map(rows.map((row) => [row.id, { ...row, status: "confirmed" as const }]));
  return (await manualBookingViews(ctx, rows)).flatMap((view) => {
    const stay = stays.get(view.id);
    return stay ? [{ source: "manual" as const, ...view, phase: phaseOf(stay, now), daysLeft: daysLeft(stay, now) }] : [];
  });
}

/** A manual booking of the host's own; to everyone else there is none. */
export async function readManualEntry(ctx: Ctx, manualBookingId: string): Promise<ManualEntry> {
  const [entry] = await manualEntries(ctx, [await requireManualBooking(ctx, manualBookingId)]);
  if (!entry) throw manualBookingError("manual_not_found");
  return entry;
}
