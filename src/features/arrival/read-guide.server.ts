import type { Ctx } from "../../platform/context.server.ts";
import { type ListingBrief, ownListing } from "../listings/index.server.ts";
import { findGuide, guideOf, NO_GUIDE } from "./arrival.queries.server.ts";
import type { ArrivalGuide } from "./arrival.schema.ts";

/** The guide of the host's own listing, codes and all; an empty one where there is none yet. Refuses strangers. */
export async function readGuide(ctx: Ctx, listingId: string): Promise<{ listing: ListingBrief; guide: ArrivalGuide }> {
  const listing = await ownListing(ctx, listingId);
  const row = await findGuide(ctx, listingId);
  return { listing, guide: row ? await guideOf(ctx, row) : NO_GUIDE };
}
