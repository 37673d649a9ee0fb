import type { Ctx } from "../../../platform/context.server.ts";
import { publicProfiles, requireActor } from "../../accounts/index.server.ts";
import { bookedListings } from "../../listings/index.server.ts";
import { requestFields } from "./list-host-requests.server.ts";
import { requestsOfGuest } from "./request.queries.server.ts";
import type { OwnRequest } from "./request.schema.ts";

/** The requests whose answer the guest waits for, those that lapse first. */
export async function listOwnRequests(ctx: Ctx): Promise<OwnRequest[]> {
  const rows = await requestsOfGuest(ctx, requireActor(ctx).id);
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
    return listing ? [{ ...requestFields(row), listing, hostName: hosts.get(row.hostId)?.fullName ?? "" }] : [];
  });
}
