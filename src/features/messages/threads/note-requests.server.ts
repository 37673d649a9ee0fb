import { randomUUID } from "node:crypto";
import type { Ctx } from "../../../platform/context.server.ts";
import { requestOutline } from "../../bookings/index.server.ts";
import { blocksBetween } from "../message.queries.server.ts";
import type { ThreadEvent } from "../message.tables.server.ts";
import { addMessage } from "../writing/add-message.server.ts";
import { writeText } from "../writing/send-message.server.ts";
import { lockQuestion } from "./open-thread.server.ts";

/** A request stands in the guest's conversation about the listing, with what they wrote. The message has the request's id, so that it is written once. */
export async function noteRequest(ctx: Ctx, { checkoutId }: { checkoutId: string }): Promise<void> {
  const request = await requestOutline(ctx, checkoutId);
  if (!request) return;
  const { sides, stay, message } = request;
  const thread = await lockQuestion(ctx, sides, stay);
  await addMessage(ctx, thread, { id: randomUUID(), senderId: null, kind: "event", content: "", event: "requested" });
  const areOpen = (await blocksBetween(ctx, sides.guestId, sides.hostId)).length === 0;
  if (message && areOpen) await writeText(ctx, thread, { id: checkoutId, senderId: sides.guestId, text: message });
}

const ENDS: Record<string, ThreadEvent> = { declined: "request_declined", withdrawn: "request_withdrawn", lapsed: "request_lapsed" };

/** How a request ended, with what the host wrote when they declined. */
export async function noteRequestEnd(ctx: Ctx, { checkoutId, message }: { checkoutId: string; message: string }): Promise<void> {
  const request = await requestOutline(ctx, checkoutId);
  const event = request && ENDS[request.state];
  if (!event) return;
  const { sides, stay } = request;
  const thread = await lockQuestion(ctx, sides, stay);
  const isAnswer = event === "request_declined";
  await addMessage(ctx, thread, { id: randomUUID(), senderId: null, kind: "event", content: "", event, isAnswer });
  const areOpen = (await blocksBetween(ctx, sides.guestId, sides.hostId)).length === 0;
  if (message && areOpen) await writeText(ctx, thread, { id: randomUUID(), senderId: sides.hostId, text: message });
}
