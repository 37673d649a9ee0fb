import type { Ctx } from "../../../platform/context.server.ts";
import { transact } from "../../../platform/db/database.server.ts";
import { admit } from "../../../platform/policy/admit.server.ts";
import { personFacts } from "../../staff/index.server.ts";
import { findConversation } from "../chat.queries.server.ts";
import type { PersonFacts } from "../../staff/index.ts";
import { chatPolicy } from "../chat.policy.ts";

/** The bookings and listings of the chat's person. Every look at them is in the audit trail, also one that finds nothing. */
export async function readPersonBesideChat(ctx: Ctx, { chatId }: { chatId: string }): Promise<PersonFacts> {
  return transact(ctx, async (tx) => {
    const { userId } = await admit(tx, chatPolicy, "lookAtPerson", () => findConversation(tx, chatId));
    return personFacts(tx, userId);
  });
}
