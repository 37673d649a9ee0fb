import { sql } from "drizzle-orm";
import type { Ctx } from "../../../platform/context.server.ts";
import { transact } from "../../../platform/db/database.server.ts";
import { requireMay } from "../../../platform/policy/admit.server.ts";
import { findAccount, isOnSupport } from "../../accounts/index.server.ts";
import { refusalFor } from "../chat-access.server.ts";
import { chatError } from "../chat.errors.ts";
import { changeConversation, isActive, isFreeFor } from "../chat.queries.server.ts";
import { chatConversations } from "../chat.tables.server.ts";
import { chatPolicy } from "../chat.policy.ts";
import { tellColleague } from "./tell-colleague.server.ts";

/** Gives the agent's chat, or one that nobody has, to a colleague, who is told. Refuses one that another agent has, and someone who is no agent. */
export async function handOverChat(ctx: Ctx, { chatId, agentId }: { chatId: string; agentId: string }): Promise<void> {
  const { id } = requireMay(ctx, chatPolicy, "useConsole");
  const colleague = await findAccount(ctx, agentId);
  if (!chatPolicy.may(colleague, "useConsole")) throw chatError("not_an_agent");
  await transact(ctx, async (tx) => {
    const mayGive = sql`${isActive} and ${chatConversations.userId} not in (${id}, ${agentId}) and ${isFreeFor(id)} and ${isOnSupport(sql`${agentId}`)}`;
    const given = await changeConversation(tx, chatId, { agentId, takenAt: tx.clock.now() }, mayGive);
    if (!given) throw await refusalFor(tx, chatId);
    if (agentId !== id) await tellColleague(tx, agentId, given, "handed you a chat with");
  });
}
