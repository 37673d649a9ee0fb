import type { Ctx } from "../../../platform/context.server.ts";
import { publicProfiles, requireActor } from "../../accounts/index.server.ts";
import { addDays, nightsOf } from "../../availability/index.ts";
import { requestsToAnswer } from "./request.queries.server.ts";

/** Who asks for which nights of the host's listings, with the preparation: names by night, by listing. */
export async function requestedNights(ctx: Ctx): Promise<Map<string, Map<string, string>>> {
  const rows = await requestsToAnswer(ctx, requireActor(ctx).id);
  const people = await publicProfiles(
    ctx,
    rows.map(({ guestId }) => guestId),
  );
  const byListing = new Map<string, Map<string, string>>();
  for (const { propertyId, guestId, checkIn, checkOut, preparationBefore, preparationAfter } of rows) {
    const names = byListing.get(propertyId) ?? new Map<string, string>();
    byListing.set(propertyId, names);
    const held = { checkIn: addDays(checkIn, -preparationBefore), checkOut: addDays(checkOut, preparationAfter) };
    for (const night of nightsOf(held)) names.set(night, people.get(guestId)?.fullName ?? "");
  }
  return byListing;
}
