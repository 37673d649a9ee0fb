import type { Ctx } from "../../platform/context.server.ts";
import { stayTerms } from "../listings/index.server.ts";
import type { Offerings } from "./charter.schema.ts";
import { offeredTo, offeringsOf } from "./offerings.queries.server.ts";

/** What guests can have of a boat besides nights. */
export async function readOffered(ctx: Ctx, listingId: string): Promise<Offerings> {
  await stayTerms(ctx, listingId);
  return offeredTo(await offeringsOf(ctx, listingId));
}
