import type { Ctx } from "../../../platform/context.server.ts";
import { bookedListings } from "../../listings/index.server.ts";
import { manualBookingError } from "./manual-booking.errors.ts";
import type { ManualRow } from "./manual-booking.queries.server.ts";
import type { Hours } from "../stay.schema.ts";
import { hoursOfRow } from "../when-words.ts";
import type { ManualBooking } from "./manual-booking.schema.ts";
import { requireManualBooking } from "./require-manual-booking.server.ts";

/** A stay that the host entered, for themself alone. */
export async function readManualBooking(ctx: Ctx, manualBookingId: string): Promise<ManualBooking> {
  const [view] = await manualBookingViews(ctx, [await requireManualBooking(ctx, manualBookingId)]);
  if (!view) throw manualBookingError("manual_not_found");
  return view;
}

/** Null for nights. */
export const manualHours = (row: ManualRow): Hours | null => (row.byHours ? hoursOfRow(row) : null);

export async function manualBookingViews(ctx: Ctx, rows: ManualRow[]): Promise<ManualBooking[]> {
  if (rows.length === 0) return [];
  const listings = await bookedListings(
    ctx,
    rows.map(({ propertyId }) => propertyId),
  );
  return rows.flatMap((given) => {
    const { propertyId, hostId: _host, byHours: _by, beginsAt: _begins, endsAt: _ends, changedAt: _changed, ...row } = given;
    const listing = listings.get(propertyId);
    return listing ? [{ ...row, listing, hours: manualHours(given), createdAt: row.createdAt.toISOString() }] : [];
  });
}
