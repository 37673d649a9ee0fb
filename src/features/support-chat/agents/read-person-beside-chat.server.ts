import { recordAudit } from "../../../platform/audit/record-audit.server.ts";
import type { Ctx } from "../../../platform/context.server.ts";
import { transact } from "../../../platform/db/database.server.ts";
import { requireSupport } from "../../accounts/index.server.ts";
import { personFacts } from "../../staff/index.server.ts";
import { chatError } from "../chat.errors.ts";
import { findConversation } from "../chat.queries.server.ts";
import type { PersonFacts } from "../../staff/index.ts";

/** The bookings and listings of the chat's person. Every look at them is in the audit trail, also one that finds nothing. */
export async function readPersonBesideChat(ctx: Ctx, { chatId }: { chatId: string }): Promise<PersonFacts> {
  const actor = requireSupport(ctx);
  const row = await findConversation(ctx, chatId);
  if (!row || row.userId === actor.id) throw chatError("chat_not_found");
  return transact({ ...ctx, actor }, async (tx) => {
    await recordAudit(tx, { action: "chat.look-at-person", subjectType: "person", subjectId: row.userId, reason: `chat ${chatId}` });
    return personFacts(tx, row.userId);
  });
}
