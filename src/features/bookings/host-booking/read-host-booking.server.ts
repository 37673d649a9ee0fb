import { and, count, desc, eq, ne } from "drizzle-orm";
import type { Ctx } from "../../../platform/context.server.ts";
import { admit } from "../../../platform/policy/admit.server.ts";
import { findAccount, publicProfiles } from "../../accounts/index.server.ts";
import { bookedListings } from "../../listings/index.server.ts";
import { type BookingRow, findBooking } from "../booking.queries.server.ts";
import { phaseOf } from "../booking.rules.ts";
import { bookings } from "../booking.tables.server.ts";
import { charterOf } from "../charters/charter-of.server.ts";
import { bookingView } from "../booking.view.server.ts";
import { earningViews } from "../host/read-earnings.server.ts";
import { requestsOf } from "../changing/change.queries.server.ts";
import { bookingError } from "../booking.errors.ts";
import { bookingPolicy } from "../booking.policy.ts";
import { mayMarkNoShow, MOST_OTHER_STAYS, noShowUntil, undoableUntil } from "./details.rules.ts";
import type { HostBookingDetails } from "./details.schema.ts";
import { noteOn } from "./note.queries.server.ts";
import { timelineOf } from "./timeline.server.ts";

/** A booking for its host: the guest, the payout, what has happened, the private note, and the guest's other stays. To everyone else there is none. */
export async function readHostBooking(ctx: Ctx, bookingId: string): Promise<HostBookingDetails> {
  const row = await admit(ctx, bookingPolicy, "readAsHost", () => findBooking(ctx, bookingId));
  const [booking, [earning], guest, note, requests, otherStays] = await Promise.all([
    bookingView(ctx, row, "host"),
    earningViews(ctx, [row]),
    guestOf(ctx, row),
    noteOn(ctx, bookingId),
    requestsOf(ctx, bookingId),
    otherStaysOf(ctx, row),
  ]);
  if (!earning) throw bookingError("booking_not_found");
  const now = ctx.clock.now();
  return { booking, earning, guest, note, timeline: timelineOf(row, requests, now), otherStays, noShow: noShowOf(row, now) };
}

async function guestOf(ctx: Ctx, { guestId }: BookingRow): Promise<HostBookingDetails["guest"]> {
  const [profiles, account] = await Promise.all([publicProfiles(ctx, [guestId]), findAccount(ctx, guestId)]);
  const { languages = [], bio = "" } = profiles.get(guestId) ?? {};
  return { memberSince: account?.createdAt.getUTCFullYear() ?? null, languages, bio };
}

async function otherStaysOf(ctx: Ctx, { id, guestId, hostId }: BookingRow): Promise<HostBookingDetails["otherStays"]> {
  const others = and(eq(bookings.guestId, guestId), eq(bookings.hostId, hostId), ne(bookings.id, id));
  const [rows, [counted]] = await Promise.all([
    ctx.db.select().from(bookings).where(others).orderBy(desc(bookings.checkIn), desc(bookings.id)).limit(MOST_OTHER_STAYS),
    ctx.db.select({ total: count() }).from(bookings).where(others),
  ]);
  const listings = await bookedListings(
    ctx,
    rows.map(({ propertyId }) => propertyId),
  );
  const stays = rows.map((row) => ({
    id: row.id,
    phase: phaseOf(row, ctx.clock.now()),
    checkIn: row.checkIn,
    checkOut: row.checkOut,
    charter: charterOf(row),
    listingTitle: listings.get(row.propertyId)?.title ?? "",
    isNoShow: row.noShowAt !== null,
  }));
  return { total: counted?.total ?? 0, stays };
}

function noShowOf(row: BookingRow, now: Date): HostBookingDetails["noShow"] {
  const undoable = row.noShowAt && undoableUntil(row.noShowAt);
  return {
    at: row.noShowAt?.toISOString() ?? null,
    markableUntil: mayMarkNoShow(row, now) ? noShowUntil(row).toISOString() : null,
    undoableUntil: undoable && now <= undoable ? undoable.toISOString() : null,
  };
}
