import { api, ask } from "../../../platform/api-client.ts";
import { onLive } from "../../../platform/realtime/live-bus.ts";
import { afterRefusal, type Delivery, type Outgoing } from "../../../ui/conversation/outbox.ts";
import type { MessageView } from "../message.schema.ts";

/** The live stream says when there may be news; then what waits can be sent, too. */
export const onReconnect = (retry: () => void): (() => void) => onLive({ catchUp: retry });

/** Sends a message of the outbox to its thread. */
export async function deliverMessage(
  { id, to, text }: Outgoing,
  onSent: (threadId: string, message: MessageView) => void,
): Promise<Delivery> {
  const call = api.POST("/threads/{threadId}/messages", { params: { path: { threadId: to } }, body: { id, text } });
  const answer = await ask(call, "Failed to send message");
  if (!answer.ok) return afterRefusal(answer.refusal);
  onSent(to, answer.value);
  return { kind: "sent" };
}
