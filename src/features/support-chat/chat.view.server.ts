import type { Ctx } from "../../platform/context.server.ts";
import { publicProfiles } from "../accounts/index.server.ts";
import { givenName } from "../accounts/index.ts";
import type { Conversation, MessageRow } from "./chat.queries.server.ts";
import type { ChatMessage, ChatState } from "./chat.schema.ts";

export async function messageViews(ctx: Ctx, rows: MessageRow[]): Promise<ChatMessage[]> {
  const people = await publicProfiles(
    ctx,
    rows.map(({ senderId }) => senderId),
  );
  return rows.map((row) => ({
    id: row.id,
    number: row.number,
    sender: row.senderType,
    senderName: givenName(people.get(row.senderId)?.fullName ?? ""),
    content: row.content,
    createdAt: row.createdAt.toISOString(),
  }));
}

/** A chat as both sides see it: of the agent only the first name. */
export async function stateView(ctx: Ctx, row: Conversation): Promise<ChatState> {
  const people = await publicProfiles(
    ctx,
    [row.agentId, row.closedBy].filter((id) => id !== null),
  );
  const nameOf = (id: string | null) => (id && people.has(id) ? givenName(people.get(id)?.fullName ?? "") : null);
  return {
    id: row.id,
    subject: row.subject,
    status: row.status,
    revision: row.revision,
    agentName: nameOf(row.agentId),
    userReadNumber: row.userReadNumber,
    supportReadNumber: row.supportReadNumber,
    createdAt: row.createdAt.toISOString(),
    closedAt: row.closedAt?.toISOString() ?? null,
    closedBySupport: row.closedBy !== null && row.closedBy !== row.userId,
    closedByName: nameOf(row.closedBy),
    mayBeRated: row.status === "closed" && row.firstAnsweredAt !== null,
    rating: row.rating,
  };
}
