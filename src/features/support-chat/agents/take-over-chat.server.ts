import { sql } from "drizzle-orm";
import { recordAudit } from "../../../platform/audit/record-audit.server.ts";
import type { Ctx } from "../../../platform/context.server.ts";
import { transact } from "../../../platform/db/database.server.ts";
import { requireMay } from "../../../platform/policy/admit.server.ts";
import { isOnSupport, publicProfiles } from "../../accounts/index.server.ts";
import { refusalFor } from "../chat-access.server.ts";
import { chatPolicy } from "../chat.policy.ts";
import { changeConversation, isActive } from "../chat.queries.server.ts";
import { chatConversations } from "../chat.tables.server.ts";
import { tellColleague } from "./tell-colleague.server.ts";

/**
 * Takes a chat from the colleague who has it, who is told; it is in the audit trail. Refuses when someone else has it by now, and says who: of two
 * agents who do it at once one gets it.
 */
export async function takeOverChat(ctx: Ctx, { chatId, from }: { chatId: string; from: string }): Promise<void> {
  const { id } = requireMay(ctx, chatPolicy, "useConsole");
  await transact(ctx, async (tx) => {
    const isTheirs = sql`${isActive} and ${chatConversations.agentId} = ${from} and ${chatConversations.agentId} <> ${id} and ${chatConversations.userId} <> ${id} and ${isOnSupport(sql`${id}`)}`;
    const taken = await changeConversation(tx, chatId, { agentId: id, takenAt: tx.clock.now() }, isTheirs);
    if (!taken) throw await refusalFor(tx, chatId);
    const holder = (await publicProfiles(tx, [from])).get(from)?.fullName ?? "a colleague";
    await recordAudit(tx, { action: "chat.take-over", subjectType: "chat", subjectId: chatId, reason: `from ${holder}` });
    await tellColleague(tx, from, taken, "took over your chat with");
  });
}
