import { asc, eq } from "drizzle-orm";
import type { Ctx } from "../../../platform/context.server.ts";
import { requireActor } from "../../accounts/index.server.ts";
import { quickReplies } from "../message.tables.server.ts";
import type { QuickReplyList } from "./reply.schema.ts";

/** One's own quick replies, by name, as they were written. */
export async function listQuickReplies(ctx: Ctx): Promise<QuickReplyList> {
  const { id, title, content, hostId } = quickReplies;
  const replies = await ctx.db
    .select({ id, title, content })
    .from(quickReplies)
    .where(eq(hostId, requireActor(ctx).id))
    .orderBy(asc(title), asc(id));
  return { replies };
}
