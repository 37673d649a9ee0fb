import type { Ctx } from "../../../platform/context.server.ts";
import { transact } from "../../../platform/db/database.server.ts";
import { requestError } from "../../../platform/errors.ts";
import { countHit } from "../../../platform/limits/rate-limit.server.ts";
import { admit } from "../../../platform/policy/admit.server.ts";
import { requireActor } from "../../accounts/index.server.ts";
import { readListing } from "../../listings/index.server.ts";
import { findMessage } from "../message.queries.server.ts";
import type { AskHostInput } from "../message.schema.ts";
import { requireOpenSides } from "../writing/require-open-sides.server.ts";
import { MESSAGES_A_MINUTE, writeText } from "../writing/send-message.server.ts";
import { messagePolicy, questionPolicy } from "../message.policy.ts";
import { lockQuestion } from "./open-thread.server.ts";

/**
 * Asks the host of a listing that can be seen, before booking; the dates come along. A second question goes on in the same thread. The
 * same id is the same question.
 */
export async function askHost(ctx: Ctx, input: AskHostInput): Promise<{ threadId: string }> {
  const actor = requireActor(ctx);
  const { id, text, listingId, checkIn, checkOut, guests } = input;
  const { hostId } = await admit(ctx, questionPolicy, "ask", async () => ({ hostId: (await readListing(ctx, listingId)).host.id }));
  return transact(ctx, async (tx) => {
    const thread = await lockQuestion(tx, { listingId, guestId: actor.id, hostId }, { checkIn, checkOut, guests });
    const earlier = await findMessage(tx, id);
    if (earlier && !messagePolicy.may(actor, "sendAgain", earlier)) throw requestError("key_reused");
    if (earlier) return { threadId: earlier.threadId };
    await requireOpenSides(tx, thread);
    await countHit(tx, MESSAGES_A_MINUTE, actor.id);
    await writeText(tx, thread, { id, senderId: actor.id, text });
    return { threadId: thread.id };
  });
}
