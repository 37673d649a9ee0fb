import { eq } from "drizzle-orm";
import type { Ctx } from "../../../platform/context.server.ts";
import { admit } from "../../../platform/policy/admit.server.ts";
import { savedListPolicy } from "../saved.policy.ts";
import { savedLists } from "../saved-list.tables.server.ts";
import { findList } from "./read-lists.server.ts";

/** Deletes one's own list and its link; what was on it stays saved. */
export async function deleteList(ctx: Ctx, { savedListId }: { savedListId: string }): Promise<void> {
  await admit(ctx, savedListPolicy, "delete", () => findList(ctx, savedListId));
  await ctx.db.delete(savedLists).where(eq(savedLists.id, savedListId));
}
