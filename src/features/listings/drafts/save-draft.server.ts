import type { Ctx } from "../../../platform/context.server.ts";
import { requireActor } from "../../accounts/index.server.ts";
import type { ListingType } from "../listing.rules.ts";
import type { ListingDraft, SaveDraftInput } from "./draft.schema.ts";
import { listingDrafts } from "./draft.tables.server.ts";

/** Keeps the person's unfinished listing of this type, instead of the one before. It is theirs alone. */
export async function saveDraft(ctx: Ctx, type: ListingType, { fields, photoIds }: SaveDraftInput): Promise<ListingDraft> {
  const { id: hostId } = requireActor(ctx);
  const savedAt = ctx.clock.now();
  const draft = { fields: { ...fields, type }, photoIds, savedAt };
  await ctx.db
    .insert(listingDrafts)
    .values({ hostId, type, ...draft })
    .onConflictDoUpdate({ target: [listingDrafts.hostId, listingDrafts.type], set: draft });
  return { ...draft, type, savedAt: savedAt.toISOString() };
}
