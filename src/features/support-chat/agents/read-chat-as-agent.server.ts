import { asc, eq } from "drizzle-orm";
import type { Ctx } from "../../../platform/context.server.ts";
import { admit } from "../../../platform/policy/admit.server.ts";
import { contactsOf } from "../../accounts/index.server.ts";
import { findConversation } from "../chat.queries.server.ts";
import type { ChatForAgent } from "../chat.schema.ts";
import { chatBlocks, chatNotes } from "../chat.tables.server.ts";
import { chatPolicy } from "../chat.policy.ts";

/** What agents alone see of a chat: whose it is, who has it, their notes. Of their own chat they see none of that. */
export async function readChatAsAgent(ctx: Ctx, { chatId }: { chatId: string }): Promise<ChatForAgent> {
  const row = await admit(ctx, chatPolicy, "readAsAgent", () => findConversation(ctx, chatId));
  const [notes, [block]] = await Promise.all([
    ctx.db.select().from(chatNotes).where(eq(chatNotes.conversationId, chatId)).orderBy(asc(chatNotes.createdAt)),
    ctx.db.select().from(chatBlocks).where(eq(chatBlocks.personId, row.userId)),
  ]);
  const people = await contactsOf(ctx, [row.userId, ...(row.agentId ? [row.agentId] : []), ...notes.map(({ authorId }) => authorId)]);
  const nameOf = (id: string) => people.get(id)?.fullName ?? "";
  return {
    id: row.id,
    person: { id: row.userId, name: nameOf(row.userId), email: people.get(row.userId)?.email ?? "" },
    agentId: row.agentId,
    agentName: row.agentId && nameOf(row.agentId),
    block: block ? { reason: block.reason, createdAt: block.createdAt.toISOString() } : null,
    notes: notes.map(({ id, authorId, content, createdAt }) => ({
      id,
      author: nameOf(authorId),
      content,
      createdAt: createdAt.toISOString(),
    })),
  };
}
