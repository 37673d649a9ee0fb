import type { Ctx } from "../../../platform/context.server.ts";
import { contactsOf, requireActor } from "../../accounts/index.server.ts";
import { countManualBookings, type ManualRow, selectManualBookings } from "../../availability/index.server.ts";
import { bookedListings } from "../../listings/index.server.ts";
import type { BookingRow } from "../booking.queries.server.ts";
import { daysLeft, earningOf, SHOWN_FIRST } from "../booking.rules.ts";
import { bookingsAsked } from "../changing/change.queries.server.ts";
import { readTripCursor, writeTripCursor } from "../trips/trip-cursor.ts";
import { summaryFields } from "../booking.view.server.ts";
import { countHostBookings, selectHostBookings } from "./host-booking.queries.server.ts";
import type { HostBooking, HostBookings, HostBookingsQuery, HostEntry } from "./host-booking.schema.ts";
import { manualEntries } from "./manual-entries.server.ts";
import { searchTerms } from "./search-terms.ts";

const READ_AT_ONCE = 500;

type Asked = Pick<HostBookingsQuery, "phase" | "q" | "after"> & { show?: number };

/** The bookings at the host's own listings in one phase that match, manual ones among them, as many as shown, and how many match in each phase. */
export async function listHostBookings(ctx: Ctx, { phase, q, after, show = SHOWN_FIRST }: Asked): Promise<HostBookings> {
  const { id: hostId } = requireActor(ctx);
  const [rows, counts, manual] = await Promise.all([
    selectEntries(ctx, hostId, { phase, q, cursor: readTripCursor(after), limit: show + 1 }),
    countHostBookings(ctx, hostId, q),
    countManualBookings(ctx, searchTerms(q)),
  ]);
  const shown = rows.slice(0, show);
  const last = shown.at(-1);
  return {
    bookings: await hostEntries(ctx, shown),
    next: last && rows.length > show ? writeTripCursor(last) : null,
    counts: {
      upcoming: counts.upcoming + manual.upcoming,
      current: counts.current + manual.current,
      past: counts.past + manual.past,
      cancelled: counts.cancelled,
    },
  };
}

type EntryRow = BookingRow | ManualRow;

const isManual = (row: EntryRow): row is ManualRow => "contact" in row;
const isBooked = (row: EntryRow): row is BookingRow => !isManual(row);

/** Both kinds in one order, each read only as far as it can be shown. Manual ones are removed, not cancelled. */
async function selectEntries(ctx: Ctx, hostId: string, query: Parameters<typeof selectHostBookings>[2]): Promise<EntryRow[]> {
  const { phase, q, ...page } = query;
  const [booked, manual] = await Promise.all([
    selectHostBookings(ctx, hostId, query),
    phase === "cancelled" ? [] : selectManualBookings(ctx, { phase, terms: searchTerms(q), ...page }),
  ]);
  const direction = phase === "upcoming" || phase === "current" ? 1 : -1;
  return [...booked, ...manual].toSorted((a, b) => direction * (isBefore(a, b) ? -1 : 1)).slice(0, page.limit);
}

const isBefore = (a: EntryRow, b: EntryRow): boolean => (a.checkIn === b.checkIn ? a.id < b.id : a.checkIn < b.checkIn);

/** What the host sees of these, in their order. */
async function hostEntries(ctx: Ctx, rows: EntryRow[]): Promise<HostEntry[]> {
  const [booked, manual] = await Promise.all([hostBookingViews(ctx, rows.filter(isBooked)), manualEntries(ctx, rows.filter(isManual))]);
  const views = new Map([...booked, ...manual].map((view) => [view.id, view]));
  return rows.flatMap(({ id }) => views.get(id) ?? []);
}

/** All of them in one phase, for a file; a few hundred are read at a time. */
export async function* exportHostBookings(
  ctx: Ctx,
  { phase, q }: Pick<HostBookingsQuery, "phase" | "q">,
  readAtOnce = READ_AT_ONCE,
): AsyncGenerator<HostEntry> {
  const { id: hostId } = requireActor(ctx);
  for (let cursor: EntryRow | null = null, isMore = true; isMore;) {
    const rows: EntryRow[] = await selectEntries(ctx, hostId, { phase, q, cursor, limit: readAtOnce });
    yield* await hostEntries(ctx, rows);
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
        source: "booking" as const,
        ...summaryFields(row, ctx.clock.now()),
        listing,
        guest: reachable,
        payoutCents: earningOf(row).payout,
        cleaningFeeCents: row.cleaningFee,
        serviceFeeCents: row.serviceFee,
        bookedAt: row.createdAt.toISOString(),
        hasChangeRequest: row.status === "confirmed" && asked.has(row.id),
        checkInTime: row.checkInTime,
        checkOutTime: row.checkOutTime,
        daysLeft: daysLeft(row, ctx.clock.now()),
        isNoShow: row.noShowAt !== null,
      },
    ];
  });
}
