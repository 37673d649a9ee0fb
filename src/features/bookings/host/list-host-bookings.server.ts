import type { Ctx } from "../../../platform/context.server.ts";
import { contactsOf, requireActor } from "../../accounts/index.server.ts";
import { bookedListings } from "../../listings/index.server.ts";
import type { BookingRow } from "../booking.queries.server.ts";
import { daysLeft, earningOf, SHOWN_FIRST } from "../booking.rules.ts";
import { bookingsAsked } from "../changing/change.queries.server.ts";
import { readTripCursor, writeTripCursor } from "../trips/trip-cursor.ts";
import { summaryFields } from "../booking.view.server.ts";
import { countHostBookings, selectHostBookings } from "./host-booking.queries.server.ts";
import type { HostBooking, HostBookings, HostBookingsQuery } from "./host-booking.schema.ts";

const READ_AT_ONCE = 500;

type Asked = Pick<HostBookingsQuery, "phase" | "q" | "after"> & { show?: number };

/** The bookings at the host's own listings in one phase that match, as many as shown, and how many match in each phase. */
export async function listHostBookings(ctx: Ctx, { phase, q, after, show = SHOWN_FIRST }: Asked): Promise<HostBookings> {
  const { id: hostId } = requireActor(ctx);
  const cursor = readTripCursor(after);
  const [rows, counts] = await Promise.all([
    selectHostBookings(ctx, hostId, { phase, q, cursor, limit: show + 1 }),
    countHostBookings(ctx, hostId, q),
  ]);
  const shown = rows.slice(0, show);
  const last = shown.at(-1);
  return { bookings: await hostBookingViews(ctx, shown), next: last && rows.length > show ? writeTripCursor(last) : null, counts };
}

/** All of them in one phase, for a file; a few hundred are read at a time. */
export async function* exportHostBookings(
  ctx: Ctx,
  { phase, q }: Pick<HostBookingsQuery, "phase" | "q">,
  readAtOnce = READ_AT_ONCE,
): AsyncGenerator<HostBooking> {
  const { id: hostId } = requireActor(ctx);
  for (let cursor: BookingRow | null = null, isMore = true; isMore;) {
    const rows: BookingRow[] = await selectHostBookings(ctx, hostId, { phase, q, cursor, limit: readAtOnce });
    yield* await hostBookingViews(ctx, rows);
    cursor = rows.at(-1) ?? null;
    isMore = rows.length === readAtOnce;
  }
}

export async function hostBookingViews(ctx: Ctx, rows: BookingRow[]): Promise<HostBooking[]> {
  const [listings, people, asked] = await Promise.all([
    bookedListings(
      ctx,
      rows.map(({ propertyId }) => propertyId),
    ),
    contactsOf(
      ctx,
      rows.map(({ guestId }) => guestId),
    ),
    bookingsAsked(
      ctx,
      rows.map(({ id }) => id),
    ),
  ]);
  return rows.flatMap((row) => {
    const [listing, guest] = [listings.get(row.propertyId), people.get(row.guestId)];
    if (!listing || !guest) return [];
    const reachable = row.status === "confirmed" ? guest : { ...guest, email: "", phone: "" };
    return [
      {
        ...summaryFields(row, ctx.clock.now()),
        listing,
        guest: reachable,
        payoutCents: earningOf(row).payout,
        hasChangeRequest: row.status === "confirmed" && asked.has(row.id),
        checkInTime: row.checkInTime,
        checkOutTime: row.checkOutTime,
        daysLeft: daysLeft(row, ctx.clock.now()),
        isNoShow: row.noShowAt !== null,
      },
    ];
  });
}
