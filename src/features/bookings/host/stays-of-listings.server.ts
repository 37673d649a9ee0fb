import type { Ctx } from "../../../platform/context.server.ts";
import { contactsOf, requireActor } from "../../accounts/index.server.ts";
import { selectStaysOfListings } from "./host-booking.queries.server.ts";
import type { HostStay } from "./host-booking.schema.ts";

/** The confirmed stays at these listings of the host's own that touch these days, with who comes. Strangers get none. */
export async function staysOfListings(ctx: Ctx, listingIds: string[], first: string, last: string): Promise<HostStay[]> {
  const { id: hostId } = requireActor(ctx);
  const rows = await selectStaysOfListings(ctx, hostId, listingIds, first, last);
  const people = await contactsOf(
    ctx,
    rows.map(({ guestId }) => guestId),
  );
  return rows.map(({ guestId, ...stay }) => ({ ...stay, guestName: people.get(guestId)?.fullName ?? "" }));
}
