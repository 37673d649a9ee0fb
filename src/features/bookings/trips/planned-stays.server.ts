import type { Ctx } from "../../../platform/context.server.ts";
import { admit } from "../../../platform/policy/admit.server.ts";
import { publicProfiles } from "../../accounts/index.server.ts";
import { bookedPlaces } from "../../listings/index.server.ts";
import type { Location } from "../../listings/index.ts";
import { bookingPolicy } from "../booking.policy.ts";
import { type BookingRow, findBooking, selectByIds } from "../booking.queries.server.ts";
import type { BookingSummary } from "../booking.schema.ts";
import { summaryFields } from "../booking.view.server.ts";

/** A booking as whoever plans a trip around it sees it: without how its guest and host reach each other. */
export type PlannedStay = BookingSummary & {
  guestId: string;
  hostName: string;
  /** Where exactly, as long as it isn't cancelled. */
  location: Location | null;
  checkInTime: string;
  checkOutTime: string;
  timeZone: string;
  beginsAt: Date;
  endsAt: Date;
  changedAt: Date;
  changes: number;
};

/** A booking that its guest plans a trip around; nobody else does. */
export async function stayToPlan(ctx: Ctx, bookingId: string): Promise<PlannedStay | null> {
  const row = await admit(ctx, bookingPolicy, "plan", () => findBooking(ctx, bookingId));
  return (await plannedOf(ctx, [row]))[0] ?? null;
}

/** These bookings, the first to begin first. The caller makes sure that they may be seen. */
export async function plannedStays(ctx: Ctx, bookingIds: string[]): Promise<PlannedStay[]> {
  return plannedOf(ctx, await selectByIds(ctx, bookingIds));
}

async function plannedOf(ctx: Ctx, rows: BookingRow[]): Promise<PlannedStay[]> {
  const now = ctx.clock.now();
  const [places, hosts] = await Promise.all([
    bookedPlaces(
      ctx,
      rows.map(({ propertyId }) => propertyId),
    ),
    publicProfiles(
      ctx,
      rows.map(({ hostId }) => hostId),
    ),
  ]);
  const stays = rows.flatMap((row) => {
    const place = places.get(row.propertyId);
    return place ? [{ ...plannedFields(row, now), ...place, hostName: hosts.get(row.hostId)?.fullName ?? "" }] : [];
  });
  return stays
    .map(({ exact, ...stay }) => ({ ...stay, location: stay.phase === "cancelled" ? null : exact }))
    .toSorted((a, b) => a.beginsAt.getTime() - b.beginsAt.getTime());
}

const plannedFields = (row: BookingRow, now: Date) => ({
  ...summaryFields(row, now),
  guestId: row.guestId,
  checkInTime: row.checkInTime,
  checkOutTime: row.checkOutTime,
  timeZone: row.timeZone,
  beginsAt: row.beginsAt,
  endsAt: row.endsAt,
  changedAt: row.cancelledAt ?? row.changedAt ?? row.createdAt,
  changes: row.changes + (row.cancelledAt ? 1 : 0),
});
