import { eq } from "drizzle-orm";
import type { Ctx } from "../../../platform/context.server.ts";
import { transact } from "../../../platform/db/database.server.ts";
import { requireActor } from "../../accounts/index.server.ts";
import { messageError } from "../message.errors.ts";
import { quickReplies } from "../message.tables.server.ts";
import type { QuickReplyInput } from "./reply.schema.ts";

const MOST = 100;

/** Adds a quick reply under this id, or changes the one that is there. Refuses one of somebody else, and more than a hundred. */
export async function saveQuickReply(ctx: Ctx, id: string, { title, content }: QuickReplyInput): Promise<void> {
  const { id: hostId } = requireActor(ctx);
  const set = { title, content, updatedAt: ctx.clock.now() };
  await transact(ctx, async (tx) => {
    const saved = await tx.db
      .insert(quickReplies)
      .values({ id, hostId, ...set })
      .onConflictDoUpdate({ target: quickReplies.id, set, setWhere: eq(quickReplies.hostId, hostId) })
      .returning({ id: quickReplies.id });
    if (saved.length === 0) throw messageError("quick_reply_not_found");
    if ((await tx.db.$count(quickReplies, eq(quickReplies.hostId, hostId))) > MOST) throw messageError("too_many_quick_replies");
  });
}
