import { and, eq, inArray, isNull, notInArray } from "drizzle-orm";
import type { Ctx } from "../../../platform/context.server.ts";
import { transact } from "../../../platform/db/database.server.ts";
import { requireActor } from "../../accounts/index.server.ts";
import { savedListEntries, savedLists } from "../saved-list.tables.server.ts";
import { savedError } from "../saved.errors.ts";
import { savedProperties } from "../saved.tables.server.ts";
import { savedListError } from "./saved-list.errors.ts";
import type { ArrangeSavedInput } from "./saved-list.schema.ts";

/** Keeps a note with a saved listing, and puts it on exactly these lists. Refuses a listing that isn't saved, and lists of others. */
export const arrangeSaved = (ctx: Ctx, listingId: string, { note, savedListIds }: ArrangeSavedInput): Promise<void> =>
  transact(ctx, async (tx) => {
    const { id: personId } = requireActor(tx);
    const wanted = [...new Set(savedListIds)];
    const kept = await tx.db
      .update(savedProperties)
      .set({ note })
      .where(and(eq(savedProperties.userId, personId), eq(savedProperties.propertyId, listingId), isNull(savedProperties.removedAt)))
      .returning({ id: savedProperties.propertyId });
    if (kept.length === 0) throw savedError("saved_listing_not_found");
    const own = await tx.db
      .select({ id: savedLists.id })
      .from(savedLists)
      .where(and(eq(savedLists.personId, personId), inArray(savedLists.id, wanted)))
      .for("key share");
    if (own.length !== wanted.length) throw savedListError("saved_list_not_found");
    await tx.db
      .delete(savedListEntries)
      .where(
        and(
          eq(savedListEntries.personId, personId),
          eq(savedListEntries.propertyId, listingId),
          notInArray(savedListEntries.listId, wanted),
        ),
      );
    const entries = wanted.map((listId) => ({ listId, personId, propertyId: listingId }));
    if (entries.length > 0) await tx.db.insert(savedListEntries).values(entries).onConflictDoNothing();
  });
