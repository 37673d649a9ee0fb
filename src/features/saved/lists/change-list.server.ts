import { eq, sql } from "drizzle-orm";
import type { Ctx } from "../../../platform/context.server.ts";
import { databaseErrorCode } from "../../../platform/db/database.server.ts";
import { admit } from "../../../platform/policy/admit.server.ts";
import { savedListPolicy } from "../saved.policy.ts";
import { myList, findList } from "./read-lists.server.ts";
import { savedListError } from "./saved-list.errors.ts";
import type { ChangeListInput, SavedList } from "./saved-list.schema.ts";
import { savedLists } from "../saved-list.tables.server.ts";

/** Renames one's own list, or says for which stay it is. Refuses the name of another of one's lists. */
export async function changeList(ctx: Ctx, savedListId: string, { name, stay }: ChangeListInput): Promise<SavedList> {
  await admit(ctx, savedListPolicy, "change", () => findList(ctx, savedListId));
  const dates = stay === undefined ? {} : (stay ?? { checkIn: null, checkOut: null });
  try {
    await ctx.db
      .update(savedLists)
      .set({ name: name ?? sql`${savedLists.name}`, ...dates })
      .where(eq(savedLists.id, savedListId));
  } catch (error) {
    throw databaseErrorCode(error) === "23505" ? savedListError("saved_list_exists") : error;
  }
  return myList(ctx, { savedListId });
}
