import { eq } from "drizzle-orm";
import { recordAudit } from "../../../platform/audit/record-audit.server.ts";
import type { Ctx } from "../../../platform/context.server.ts";
import { transact } from "../../../platform/db/database.server.ts";
import { admit, requireMay } from "../../../platform/policy/admit.server.ts";
import { changeConversation } from "../chat.queries.server.ts";
import { chatBlocks } from "../chat.tables.server.ts";
import { chatPolicy } from "../chat.policy.ts";

/** The chat's person can no longer write to support. Who did that and why is in the audit trail. Refuses an agent's own chat. */
export async function blockFromChat(ctx: Ctx, { chatId, reason }: { chatId: string; reason: string }): Promise<void> {
  const { id: blockedBy } = requireMay(ctx, chatPolicy, "useConsole");
  await transact(ctx, async (tx) => {
    const personId = await lockPerson(tx, chatId);
    const block = { blockedBy, reason, createdAt: tx.clock.now() };
    await tx.db
      .insert(chatBlocks)
      .values({ personId, ...block })
      .onConflictDoUpdate({ target: chatBlocks.personId, set: block });
    await recordAudit(tx, { action: "chat.block", subjectType: "person", subjectId: personId, reason });
  });
}

/** The chat's person may write to support again. */
export async function unblockFromChat(ctx: Ctx, { chatId }: { chatId: string }): Promise<void> {
  await transact(ctx, async (tx) => {
    const personId = await lockPerson(tx, chatId);
    const gone = await tx.db.delete(chatBlocks).where(eq(chatBlocks.personId, personId)).returning();
    if (gone.length > 0) await recordAudit(tx, { action: "chat.unblock", subjectType: "person", subjectId: personId });
  });
}

/** Their open page gets an event that something changed, and checks whether they may write. */
async function lockPerson(tx: Ctx, chatId: string): Promise<string> {
  return (await admit(tx, chatPolicy, "block", () => changeConversation(tx, chatId, {}))).userId;
}
