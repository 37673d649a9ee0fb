import { and, eq } from "drizzle-orm";
import type { Ctx } from "../../../platform/context.server.ts";
import { requireActor } from "../../accounts/index.server.ts";
import { messageError } from "../message.errors.ts";
import { quickReplies } from "../message.tables.server.ts";

/** Deletes one's own quick reply. */
export async function deleteQuickReply(ctx: Ctx, id: string): Promise<void> {
  const gone = await ctx.db
    .delete(quickReplies)
    .where(and(eq(quickReplies.id, id), eq(quickReplies.hostId, requireActor(ctx).id)))
    .returning({ id: quickReplies.id });
  if (gone.length === 0) throw messageError("quick_reply_not_found");
}
