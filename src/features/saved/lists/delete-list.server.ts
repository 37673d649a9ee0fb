import { and, eq } from "drizzle-orm";
import type { Ctx } from "../../../platform/context.server.ts";
import { requireActor } from "../../accounts/index.server.ts";
import { savedListError } from "./saved-list.errors.ts";
import { savedLists } from "../saved-list.tables.server.ts";

/** Deletes one's own list and its link; what was on it stays saved. */
export async function deleteList(ctx: Ctx, { savedListId }: { savedListId: string }): Promise<void> {
  const own = and(eq(savedLists.id, savedListId), eq(savedLists.personId, requireActor(ctx).id));
  const gone = await ctx.db.delete(savedLists).where(own).returning({ id: savedLists.id });
  if (gone.length === 0) throw savedListError("saved_list_not_found");
}
