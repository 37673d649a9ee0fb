import type { Ctx } from "../../../platform/context.server.ts";
import { ownListing } from "../../listings/index.server.ts";
import { rulesOf } from "./rules.queries.server.ts";
import { type ListingRules, NO_RULES } from "./season.rules.ts";

/** The rules of the host's own listing, without those of single days; to anyone else it is not found. */
export async function readRules(ctx: Ctx, listingId: string): Promise<ListingRules> {
  await ownListing(ctx, listingId);
  return (await rulesOf(ctx, [listingId], null)).get(listingId) ?? NO_RULES;
}
