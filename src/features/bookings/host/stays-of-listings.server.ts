import type { Ctx } from "../../../platform/context.server.ts";
import { contactsOf, requireActor } from "../../accounts/index.server.ts";
import { hoursOfRow, manualName } from "../../availability/index.ts";
import { manualBookingsOn, manualHours, type ManualRow } from "../../availability/index.server.ts";
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
  const booked = rows.map(({ id, listingId, guestId, checkIn, checkOut, guests, packageId, departureId, ...row }) => ({
    id,
    source: "booking" as const,
    listingId,
    checkIn,
    checkOut,
    hours: packageId === null ? null : hoursOfRow(row),
    departureId,
    guests,
    guestName: people.get(guestId)?.fullName ?? "",
  }));
  return [...booked, ...manual.map(manualStay)]
    .filter((stay) => isThere(stay, first))
    .toSorted((a, b) => (startOf(a) < startOf(b) ? -1 : 1));
}

/** A stay that ends on the first day is over; hours of that day aren't. */
const isThere = ({ checkIn, checkOut }: HostStay, first: string): boolean => checkOut > first || checkIn === checkOut;

const startOf = ({ checkIn, hours }: HostStay): string => `${checkIn} ${hours?.startsAt ?? ""}`;

function manualStay(row: ManualRow): HostStay {
  const { id, propertyId: listingId, checkIn, checkOut, guests } = row;
  const guestName = manualName(row);
  return { id, source: "manual", listingId, checkIn, checkOut, hours: manualHours(row), departureId: null, guests, guestName };
}
