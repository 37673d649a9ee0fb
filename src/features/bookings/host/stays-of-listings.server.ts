import type { Ctx } from "../../../platform/context.server.ts";
import { contactsOf, requireActor } from "../../accounts/index.server.ts";
import { manualName } from "../../availability/index.ts";
import { manualBookingsOn, type ManualRow } from "../../availability/index.server.ts";
import { selectStaysOfListings } from "./host-booking.queries.server.ts";
import type { HostStay } from "./host-booking.schema.ts";

/** The confirmed stays at these listings of the host's own that touch these days, manual bookings among them, with who comes. Strangers get none. */
export async function staysOfListings(ctx: Ctx, listingIds: string[], first: string, last: string): Promise<HostStay[]> {
  const { id: hostId } = requireActor(ctx);
  const [rows, manual] = await Promise.all([
    selectStaysOfListings(ctx, hostId, listingIds, first, last),
    manualBookingsOn(ctx, first, last, listingIds),
  ]);
  const people = await contactsOf(
    ctx,
    rows.map(({ guestId }) => guestId),
  );
  const booked = rows.map(({ guestId, ...stay }) => ({
    ...stay,
    source: "booking" as const,
    guestName: people.get(guestId)?.fullName ?? "",
  }));
  return [...booked, ...manual.filter(({ checkOut }) => checkOut > first).map(manualStay)].toSorted((a, b) =>
    a.checkIn < b.checkIn ? -1 : 1,
  );
}

function manualStay(row: ManualRow): HostStay {
  const { id, propertyId: listingId, checkIn, checkOut, guests } = row;
  return { id, source: "manual", listingId, checkIn, checkOut, guests, guestName: manualName(row) };
}
