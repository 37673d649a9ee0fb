import type { Ctx } from "../../../platform/context.server.ts";
import { transact } from "../../../platform/db/database.server.ts";
import { requestError } from "../../../platform/errors.ts";
import { countHit, type Limit } from "../../../platform/limits/rate-limit.server.ts";
import { admit } from "../../../platform/policy/admit.server.ts";
import { requireActor } from "../../accounts/index.server.ts";
import { maskContacts } from "../masking/mask-contacts.server.ts";
import { findMessage, type ThreadRow, findThread } from "../message.queries.server.ts";
import type { MessageView, SendMessageInput } from "../message.schema.ts";
import { messageView } from "../message.view.server.ts";
import { messagePolicy, threadPolicy } from "../message.policy.ts";
import { addMessage, notifyOther } from "./add-message.server.ts";
import { isMasking } from "./is-masking.server.ts";
import { requireOpenSides } from "./require-open-sides.server.ts";

export const MESSAGES_A_MINUTE: Limit = {
  name: "messages.send",
  hits: 20,
  windowSeconds: 60,
  words: "You're writing very fast. Please wait a moment before you send more.",
};

/**
 * Writes to the other side of a thread. The same id is the same message, however often it is sent. Contact data is taken out until a
 * booking is confirmed. Refuses strangers, blocked people and deleted accounts.
 */
export async function sendMessage(ctx: Ctx, threadId: string, { id, text }: SendMessageInput): Promise<MessageView> {
  const actor = requireActor(ctx);
  return transact(ctx, async (tx) => {
    const thread = await admit(tx, threadPolicy, "write", () => findThread(tx, threadId, { lock: true }));
    const earlier = await findMessage(tx, id);
    if (earlier) {
      if (earlier.threadId !== threadId || !messagePolicy.may(actor, "sendAgain", earlier)) throw requestError("key_reused");
      return messageView(tx, earlier);
    }
    await requireOpenSides(tx, thread);
    await countHit(tx, MESSAGES_A_MINUTE, actor.id);
    return messageView(tx, await writeText(tx, thread, { id, senderId: actor.id, text }));
  });
}

/** Writes text into a thread whose lock the caller holds, and tells the other side. */
export async function writeText(
  tx: Ctx,
  thread: ThreadRow,
  message: { id: string; senderId: string; text: string; isScheduled?: boolean },
) {
  const { id, senderId, text, isScheduled = false } = message;
  const { content, isMasked } = (await isMasking(tx, thread))
    ? maskContacts(text, new URL(tx.config.appOrigin).host)
    : { content: text, isMasked: false };
  const row = await addMessage(tx, thread, { id, senderId, kind: "text", content, isMasked, isScheduled });
  await notifyOther(tx, thread, row);
  return row;
}
