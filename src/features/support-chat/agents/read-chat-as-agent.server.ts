import { and, asc, desc, eq, ne } from "drizzle-orm";
import type { Ctx } from "../../../platform/context.server.ts";
import { admit } from "../../../platform/policy/admit.server.ts";
import { harmless } from "../../../ui/harmless.ts";
import { contactsOf } from "../../accounts/index.server.ts";
import { findConversation } from "../chat.queries.server.ts";
import type { ChatForAgent } from "../chat.schema.ts";
import { chatBlocks, chatConversations as c, chatNotes } from "../chat.tables.server.ts";
import { presenceByAgent } from "../desk/presence.queries.server.ts";
import { chatPolicy } from "../chat.policy.ts";

const MOST_OTHERS = 5;

/** What agents alone see of a chat: whose it is, who has it, their notes. Of their own chat they see none of that. */
export async function readChatAsAgent(ctx: Ctx, { chatId }: { chatId: string }): Promise<ChatForAgent> {
  const row = await admit(ctx, chatPolicy, "readAsAgent", () => findConversation(ctx, chatId));
  const [notes, [block], others, presenceOf] = await Promise.all([
    ctx.db.select().from(chatNotes).where(eq(chatNotes.conversationId, chatId)).orderBy(asc(chatNotes.createdAt)),
    ctx.db.select().from(chatBlocks).where(eq(chatBlocks.personId, row.userId)),
    ctx.db
      .select({ id: c.id, subject: c.subject, status: c.status, createdAt: c.createdAt })
      .from(c)
      .where(and(eq(c.userId, row.userId), ne(c.id, chatId)))
      .orderBy(desc(c.createdAt))
      .limit(MOST_OTHERS),
    presenceByAgent(ctx),
  ]);
  const people = await contactsOf(ctx, [row.userId, ...(row.agentId ? [row.agentId] : []), ...notes.map(({ authorId }) => authorId)]);
  const nameOf = (id: string) => people.get(id)?.fullName ?? "";
  return {
    id: row.id,
    person: { id: row.userId, name: nameOf(row.userId), email: people.get(row.userId)?.email ?? "" },
    agentId: row.agentId,
    agentName: row.agentId && nameOf(row.agentId),
    agentPresence: row.agentId === null ? null : presenceOf(row.agentId),
    rating: row.rating === null ? null : { stars: row.rating, text: row.ratingText },
    others: others.map(({ createdAt, subject, ...other }) => ({
      ...other,
      subject: harmless(subject),
      createdAt: createdAt.toISOString(),
    })),
    block: block ? { reason: block.reason, createdAt: block.createdAt.toISOString() } : null,
    notes: notes.map(({ id, authorId, content, createdAt }) => ({
      id,
      author: nameOf(authorId),
      content,
      createdAt: createdAt.toISOString(),
    })),
  };
}
