import { randomUUID } from "node:crypto";
import type { Ctx } from "../../../platform/context.server.ts";
import { transact } from "../../../platform/db/database.server.ts";
import { admit } from "../../../platform/policy/admit.server.ts";
import { withdrawOffer } from "../../bookings/index.server.ts";
import { threadPolicy } from "../message.policy.ts";
import { findThread } from "../message.queries.server.ts";
import { addMessage } from "../writing/add-message.server.ts";

/** The host takes their special offer in a conversation back, and the conversation says so. Where there is none any more, nothing changes. Refuses everybody else. */
export async function takeOfferBack(ctx: Ctx, threadId: string): Promise<void> {
  await transact(ctx, async (tx) => {
    const thread = await admit(tx, threadPolicy, "sendOffer", () => findThread(tx, threadId, { lock: true }));
    if (!(await withdrawOffer(tx, thread))) return;
    await addMessage(tx, thread, { id: randomUUID(), senderId: null, kind: "event", content: "", event: "offer_withdrawn" });
  });
}
