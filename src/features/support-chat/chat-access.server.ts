import type { Ctx } from "../../platform/context.server.ts";
import { type AppError, requestError } from "../../platform/errors.ts";
import { publicProfiles, requireActor } from "../accounts/index.server.ts";
import { chatError } from "./chat.errors.ts";
import { type Conversation, findConversation, isBlocked, sideOf } from "./chat.queries.server.ts";

/** The chat of one of its two sides; for everyone else it is not there. */
export async function requireSide(ctx: Ctx, chatId: string): Promise<{ row: Conversation; side: "user" | "support" }> {
  const actor = requireActor(ctx);
  const row = await findConversation(ctx, chatId);
  const side = row && sideOf(actor, row);
  if (!row || !side) throw chatError("chat_not_found");
  return { row, side };
}

/** Why the actor cannot do that in the chat as it is now. */
export async function refusalFor(ctx: Ctx, chatId: string): Promise<AppError> {
  const { row, side } = await requireSide(ctx, chatId);
  if (row.status === "closed") return chatError("chat_closed");
  if (side === "user") return (await isBlocked(ctx, row.userId)) ? chatError("chat_blocked") : chatError("own_chat");
  return takenBy(ctx, row.agentId);
}

async function takenBy(ctx: Ctx, agentId: string | null): Promise<AppError> {
  const name = agentId && (await publicProfiles(ctx, [agentId])).get(agentId)?.fullName;
  return name ? chatError("chat_taken", { message: `${name} has this chat.` }) : requestError("changed_meanwhile");
}
