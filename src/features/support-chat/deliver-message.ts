import { api, ask } from "../../platform/api-client.ts";
import { onLive } from "../../platform/realtime/live-bus.ts";
import { afterRefusal, type Delivery, type Outgoing } from "../../ui/conversation/outbox.ts";
import type { ChatMessage } from "./chat.schema.ts";

/** Where a message goes that starts a chat. */
export const NEW_CHAT = "new";

/** The live stream says when there may be news; then what waits can be sent, too. */
export const onReconnect = (retry: () => void): (() => void) => onLive({ catchUp: retry });

/** Sends a message of the outbox: to its chat, or as the question of a new one. */
export async function deliverMessage(
  { id, to, text }: Outgoing,
  onSent: (chatId: string, message: ChatMessage) => void,
): Promise<Delivery> {
  const path = { chatId: to };
  const answer = await (to === NEW_CHAT
    ? ask(api.POST("/chats", { body: { id, question: text } }), "Failed to start chat")
    : ask(api.POST("/chats/{chatId}/messages", { params: { path }, body: { id, content: text } }), "Failed to send message"));
  if (answer.ok) {
    onSent(answer.value.chatId, answer.value.message);
    return { kind: "sent" };
  }
  return afterRefusal(answer.refusal);
}
