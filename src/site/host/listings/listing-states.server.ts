import { countComingStays } from "../../../features/bookings/index.server.ts";
import { pauseListing, resumeListing, unlistListing } from "../../../features/listings/index.server.ts";
import type { Ctx } from "../../../platform/context.server.ts";

const STAYS_KEPT = (stays: number) => {
  if (stays === 0) return "";
  return stays === 1
    ? " Its 1 current or upcoming booking stays as it is."
    : ` Its ${stays} current and upcoming bookings stay as they are.`;
};

export async function pause(ctx: Ctx, listingId: string): Promise<{ message: string }> {
  await pauseListing(ctx, listingId);
  return { message: `Listing paused. It's hidden from guests until you resume it.${STAYS_KEPT(await countComingStays(ctx, listingId))}` };
}

export async function resume(ctx: Ctx, listingId: string): Promise<{ message: string }> {
  await resumeListing(ctx, listingId);
  return { message: "Your listing is live again." };
}

export async function unlist(ctx: Ctx, listingId: string): Promise<{ message: string }> {
  await unlistListing(ctx, listingId);
  return { message: "Listing unlisted. It's out of search; guests who have the link can still see and book it." };
}
