import { asc, eq } from "drizzle-orm";
import type { Ctx } from "../../../platform/context.server.ts";
import { requireActor } from "../../accounts/index.server.ts";
import { selectBetween } from "../chat.queries.server.ts";
import type { ChatMessage, ChatState } from "../chat.schema.ts";
import { chatConversations } from "../chat.tables.server.ts";
import { messageViews, stateView } from "../chat.view.server.ts";

const AT_ONCE = 500;

/** Every chat of the person with all of its messages, for their own file. */
export async function* exportChats(ctx: Ctx): AsyncGenerator<ChatState & { messages: ChatMessage[] }> {
  const { id } = requireActor(ctx);
  const rows = await ctx.db
    .select()
    .from(chatConversations)
    .where(eq(chatConversations.userId, id))
    .orderBy(asc(chatConversations.createdAt));
  for (const row of rows) {
    const messages: ChatMessage[] = [];
    for (let after = 0, isMore = true; isMore;) {
      const some = await selectBetween(ctx, row.id, { after, upTo: row.revision, limit: AT_ONCE });
      messages.push(...(await messageViews(ctx, some)));
      after = some.at(-1)?.number ?? after;
      isMore = some.length === AT_ONCE;
    }
    yield { ...(await stateView(ctx, row)), messages };
  }
}
