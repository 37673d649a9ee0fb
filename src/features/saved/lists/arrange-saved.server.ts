import { and, eq, isNull } from "drizzle-orm";
import type { Ctx } from "../../../platform/context.server.ts";
import { transact } from "../../../platform/db/database.server.ts";
import { requireActor } from "../../accounts/index.server.ts";
import { savedProperties } from "../saved.tables.server.ts";
import { chooseLists } from "./choose-lists.server.ts";
import type { ArrangeSavedInput } from "./saved-list.schema.ts";

/** Keeps a note with a saved listing, and puts it on exactly these lists. Refuses a listing that isn't saved, and lists of others. */
export const arrangeSaved = (ctx: Ctx, listingId: string, { note, savedListIds }: ArrangeSavedInput): Promise<void> =>
  transact(ctx, async (tx) => {
    await tx.db
      .update(savedProperties)
      .set({ note })
      .where(
        and(eq(savedProperties.userId, requireActor(tx).id), eq(savedProperties.propertyId, listingId), isNull(savedProperties.removedAt)),
      );
    await chooseLists(tx, listingId, { savedListIds });
  });
