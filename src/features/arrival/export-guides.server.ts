import type { Ctx } from "../../platform/context.server.ts";
import { ownTitles } from "../listings/index.server.ts";
import { findGuide, guideOf } from "./arrival.queries.server.ts";
import type { ArrivalGuide } from "./arrival.schema.ts";

/** The guides of the person's own listings, for their own file. */
export async function* exportGuides(ctx: Ctx): AsyncGenerator<ArrivalGuide & { listingId: string; title: string }> {
  for (const [listingId, title] of await ownTitles(ctx)) {
    const row = await findGuide(ctx, listingId);
    if (row) yield { listingId, title, ...(await guideOf(ctx, row)) };
  }
}
