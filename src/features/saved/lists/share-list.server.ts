import { eq, sql } from "drizzle-orm";
import type { Ctx } from "../../../platform/context.server.ts";
import { admit } from "../../../platform/policy/admit.server.ts";
import { savedListPolicy } from "../saved.policy.ts";
import { myList, findList } from "./read-lists.server.ts";
import type { SavedList } from "./saved-list.schema.ts";
import { savedLists } from "../saved-list.tables.server.ts";

/** Gives one's own list a link that cannot be guessed; one that is shared keeps its link. */
export const shareList = (ctx: Ctx, { savedListId }: { savedListId: string }): Promise<SavedList> =>
  setKey(ctx, savedListId, sql`coalesce(${savedLists.shareKey}, gen_random_uuid())`);

/** Ends the link at once. Sharing again makes another one. */
export const unshareList = (ctx: Ctx, { savedListId }: { savedListId: string }): Promise<SavedList> => setKey(ctx, savedListId, sql`null`);

async function setKey(ctx: Ctx, savedListId: string, shareKey: ReturnType<typeof sql>): Promise<SavedList> {
  await admit(ctx, savedListPolicy, "share", () => findList(ctx, savedListId));
  await ctx.db.update(savedLists).set({ shareKey }).where(eq(savedLists.id, savedListId));
  return myList(ctx, { savedListId });
}
