import { and, eq, isNull } from "drizzle-orm";
import type { Ctx } from "../../../platform/context.server.ts";
import { savedListError } from "../lists/saved-list.errors.ts";
import { savedListEntries } from "../saved-list.tables.server.ts";
import { savedProperties } from "../saved.tables.server.ts";

/** Refuses a place that isn't on the list, and keeps it there until the transaction ends. */
export async function requireOnList({ db }: Ctx, savedListId: string, listingId: string): Promise<void> {
  const [entry] = await db
    .select({ id: savedListEntries.propertyId })
    .from(savedListEntries)
    .innerJoin(
      savedProperties,
      and(eq(savedProperties.userId, savedListEntries.personId), eq(savedProperties.propertyId, savedListEntries.propertyId)),
    )
    .where(and(eq(savedListEntries.listId, savedListId), eq(savedListEntries.propertyId, listingId), isNull(savedProperties.removedAt)))
    .for("key share");
  if (!entry) throw savedListError("place_not_on_list");
}
