import type { Ctx } from "../../../platform/context.server.ts";
import { publicProfiles, requireActor } from "../../accounts/index.server.ts";
import { bookedListings } from "../../listings/index.server.ts";
import { requestFields } from "./list-host-requests.server.ts";
import { heldByGuest } from "./request.queries.server.ts";
import type { OwnRequest } from "./request.schema.ts";

/** The stays that the guest still has to pay for, and the requests whose answer they wait for; those that lapse first. */
export async function listOwnRequests(ctx: Ctx): Promise<OwnRequest[]> {
  const rows = await heldByGuest(ctx, requireActor(ctx).id);
  const [listings, hosts] = await Promise.all([
    bookedListings(
      ctx,
      rows.map(({ propertyId }) => propertyId),
    ),
    publicProfiles(
      ctx,
      rows.map(({ hostId }) => hostId),
    ),
  ]);
  return rows.flatMap((row) => {
    const listing = listings.get(row.propertyId);
    return listing
      ? [{ ...requestFields(row), isToPay: row.state === "holding", listing, hostName: hosts.get(row.hostId)?.fullName ?? "" }]
      : [];
  });
}
