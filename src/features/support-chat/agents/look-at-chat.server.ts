import { eq, gt } from "drizzle-orm";
import type { Ctx } from "../../../platform/context.server.ts";
import { transact } from "../../../platform/db/database.server.ts";
import { publishLive } from "../../../platform/realtime/publish-live.server.ts";
import { requireMay } from "../../../platform/policy/admit.server.ts";
import { listSupportAgents, publicProfiles } from "../../accounts/index.server.ts";
import { THERE_MS } from "../answer-time.server.ts";
import { chatViewing } from "../chat.announcements.server.ts";
import type { Chats } from "../chat.schema.ts";
import { supportPresence } from "../chat.tables.server.ts";
import { chatPolicy } from "../chat.policy.ts";

/** The agent's console is open and shows this chat, or none. It says so again before a minute is over. */
export async function lookAtChat(ctx: Ctx, { chatId: conversationId }: { chatId: string | null }): Promise<void> {
  const { id: agentId } = requireMay(ctx, chatPolicy, "useConsole");
  const seenAt = ctx.clock.now();
  await transact(ctx, async (tx) => {
    const [before] = await tx.db.select().from(supportPresence).where(eq(supportPresence.agentId, agentId)).for("update");
    await tx.db
      .insert(supportPresence)
      .values({ agentId, conversationId, seenAt })
      .onConflictDoUpdate({ target: supportPresence.agentId, set: { conversationId, seenAt } });
    if (before?.conversationId !== conversationId) await publishLive(tx, chatViewing(agentId, conversationId));
  });
}

/** Agents whose console is open now, with what each of them looks at. */
export async function selectViewers(ctx: Ctx): Promise<Chats["viewers"]> {
  const since = new Date(ctx.clock.now().getTime() - THERE_MS);
  const rows = await ctx.db.select().from(supportPresence).where(gt(supportPresence.seenAt, since));
  const people = await publicProfiles(
    ctx,
    rows.map(({ agentId }) => agentId),
  );
  return rows.map(({ agentId, conversationId }) => ({
    agentId,
    name: people.get(agentId)?.fullName ?? "",
    chatId: conversationId,
  }));
}

/** Everyone a chat can be handed to. */
export async function listAgents(ctx: Ctx): Promise<{ agents: { id: string; name: string }[] }> {
  requireMay(ctx, chatPolicy, "useConsole");
  return { agents: (await listSupportAgents(ctx)).map(({ id, fullName }) => ({ id, name: fullName })) };
}
