import { eq } from "drizzle-orm";
import type { Ctx } from "../../../platform/context.server.ts";
import { transact } from "../../../platform/db/database.server.ts";
import { admit } from "../../../platform/policy/admit.server.ts";
import { chatError } from "../chat.errors.ts";
import { chatPolicy } from "../chat.policy.ts";
import { changeConversation, findConversation } from "../chat.queries.server.ts";
import type { RateInput } from "../chat.schema.ts";
import { chatConversations } from "../chat.tables.server.ts";

/** The chat's person says how it was, with one to five stars, once it is closed and was answered. The last word counts. Refuses before that. */
export async function rateChat(ctx: Ctx, { chatId, rating, text }: RateInput & { chatId: string }): Promise<void> {
  const row = await admit(ctx, chatPolicy, "rate", () => findConversation(ctx, chatId));
  if (!row.firstAnsweredAt) throw chatError("chat_not_answered");
  const change = { rating, ratingText: text, ratedAt: ctx.clock.now() };
  const isClosed = eq(chatConversations.status, "closed");
  if (!(await transact(ctx, (tx) => changeConversation(tx, chatId, change, isClosed)))) throw chatError("chat_is_open");
}
