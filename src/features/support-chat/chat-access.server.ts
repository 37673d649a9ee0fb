import type { Ctx } from "../../platform/context.server.ts";
import { type AppError, requestError } from "../../platform/errors.ts";
import { admit } from "../../platform/policy/admit.server.ts";
import { publicProfiles } from "../accounts/index.server.ts";
import { chatError } from "./chat.errors.ts";
import { type Conversation, findConversation, isBlocked } from "./chat.queries.server.ts";
import { chatPolicy } from "./chat.policy.ts";

/** The chat of one of its two sides; for everyone else it is not there. */
export async function admitToChat(
  ctx: Ctx,
  action: "read" | "write" | "markRead" | "close",
  chatId: string,
): Promise<{ row: Conversation; side: "user" | "support" }> {
  const row = await admit(ctx, chatPolicy, action, () => findConversation(ctx, chatId));
  return { row, side: chatPolicy.sideOf(ctx.actor, row) === "asker" ? "user" : "support" };
}

/** Why the actor cannot do that in the chat as it is now. */
export async function refusalFor(ctx: Ctx, chatId: string): Promise<AppError> {
  const { row, side } = await admitToChat(ctx, "read", chatId);
  if (row.status === "closed") return chatError("chat_closed");
  if (side === "user") return (await isBlocked(ctx, row.userId)) ? chatError("chat_blocked") : chatError("own_chat");
  return takenBy(ctx, row.agentId);
}

async function takenBy(ctx: Ctx, agentId: string | null): Promise<AppError> {
  const name = agentId && (await publicProfiles(ctx, [agentId])).get(agentId)?.fullName;
  return name ? chatError("chat_taken", { message: `${name} has this chat.` }) : requestError("changed_meanwhile");
}
