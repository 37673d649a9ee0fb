import { and, eq } from "drizzle-orm";
import type { Ctx } from "../../../platform/context.server.ts";
import { requireActor } from "../../accounts/index.server.ts";
import type { ListingType } from "../listing.rules.ts";
import { listingDrafts } from "./draft.tables.server.ts";

/** Forgets the person's unfinished listing of this type, if there is one. Its photos go when they have waited for a month. */
export async function discardDraft(ctx: Ctx, type: ListingType): Promise<void> {
  const { id: hostId } = requireActor(ctx);
  await ctx.db.delete(listingDrafts).where(and(eq(listingDrafts.hostId, hostId), eq(listingDrafts.type, type)));
}
