import { and, eq, inArray, isNull, notInArray } from "drizzle-orm";
import type { Ctx } from "../../../platform/context.server.ts";
import { transact } from "../../../platform/db/database.server.ts";
import { requireActor } from "../../accounts/index.server.ts";
import { savedListEntries, savedLists } from "../saved-list.tables.server.ts";
import { savedError } from "../saved.errors.ts";
import { savedProperties } from "../saved.tables.server.ts";
import { makeList } from "./make-list.server.ts";
import { savedListError } from "./saved-list.errors.ts";
import type { ChooseListsInput } from "./saved-list.schema.ts";

/**
 * Puts a saved listing on exactly these lists of the person, and on a new one if it is named; answers their names. Refuses a listing
 * that isn't saved, lists of others, and a name that is taken.
 */
export const chooseLists = (ctx: Ctx, listingId: string, { savedListIds, newList }: ChooseListsInput): Promise<{ names: string[] }> =>
  transact(ctx, async (tx) => {
    const { id: personId } = requireActor(tx);
    const [saved] = await tx.db
      .select({ id: savedProperties.propertyId })
      .from(savedProperties)
      .where(and(eq(savedProperties.userId, personId), eq(savedProperties.propertyId, listingId), isNull(savedProperties.removedAt)))
      .for("key share");
    if (!saved) throw savedError("saved_listing_not_found");
    const made = newList ? [(await makeList(tx, { name: newList })).id] : [];
    const wanted = [...new Set([...savedListIds, ...made])];
    const own = await tx.db
      .select({ id: savedLists.id, name: savedLists.name })
      .from(savedLists)
      .where(and(eq(savedLists.personId, personId), inArray(savedLists.id, wanted)))
      .orderBy(savedLists.name)
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
    return { names: own.map(({ name }) => name) };
  });
