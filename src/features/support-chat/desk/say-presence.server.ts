import { transact } from "../../../platform/db/database.server.ts";
import type { Ctx } from "../../../platform/context.server.ts";
import { publishLive } from "../../../platform/realtime/publish-live.server.ts";
import { requireMay } from "../../../platform/policy/admit.server.ts";
import { listSupportAgents, publicProfiles } from "../../accounts/index.server.ts";
import { answersChanged, chatViewing } from "../chat.announcements.server.ts";
import { chatPolicy } from "../chat.policy.ts";
import type { Agents, Chats, PresenceInput } from "../chat.schema.ts";
import { supportPresence } from "../chat.tables.server.ts";
import { hasOpenPage, isThere, lockPresences, presenceByAgent, saysAway, selectPresences } from "./presence.queries.server.ts";

/**
 * The agent has a staff page open, which shows this chat or none, and is on duty or away. It says so again before a minute is over. People who
 * talk with support hear of it when the first agent comes and when the last one goes.
 */
export async function sayPresence(ctx: Ctx, { chatId: conversationId, isAway: chosen }: PresenceInput): Promise<{ isAway: boolean }> {
  const { id: agentId } = requireMay(ctx, chatPolicy, "useConsole");
  const seenAt = ctx.clock.now();
  return transact(ctx, async (tx) => {
    const rows = await lockPresences(tx);
    const before = rows.find((row) => row.agentId === agentId);
    const isAway = chosen ?? (before !== undefined && saysAway(before, tx));
    const values = { conversationId, seenAt, isAway };
    await tx.db
      .insert(supportPresence)
      .values({ agentId, ...values })
      .onConflictDoUpdate({ target: supportPresence.agentId, set: values });
    if (before?.conversationId !== conversationId || before.isAway !== isAway) await publishLive(tx, chatViewing(agentId, conversationId));
    const others = rows.filter((row) => row.agentId !== agentId);
    const isAlone = !others.some((row) => isThere(row, tx));
    if (isAlone && (before !== undefined && isThere(before, tx)) === isAway) await publishLive(tx, answersChanged());
    return { isAway };
  });
}

/** Whether the agent who asks says that they are away. */
export async function amAway(ctx: Ctx): Promise<boolean> {
  const { id } = requireMay(ctx, chatPolicy, "useConsole");
  return (await selectPresences(ctx)).some((row) => row.agentId === id && saysAway(row, ctx));
}

/** Agents who have a staff page open now, with the chat that each of them looks at. */
export async function selectViewers(ctx: Ctx): Promise<Chats["viewers"]> {
  const rows = (await selectPresences(ctx)).filter((row) => hasOpenPage(row, ctx));
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

const ORDER = { here: 0, away: 1, offline: 2 };

/** Everyone a chat can be handed to, those who are there first. */
export async function listAgents(ctx: Ctx): Promise<Agents> {
  requireMay(ctx, chatPolicy, "useConsole");
  const [agents, presenceOf] = await Promise.all([listSupportAgents(ctx), presenceByAgent(ctx)]);
  const shown = agents.map(({ id, fullName }) => ({ id, name: fullName, presence: presenceOf(id) }));
  return { agents: shown.toSorted((a, b) => ORDER[a.presence] - ORDER[b.presence] || a.name.localeCompare(b.name)) };
}
