import { Outbox } from "../../../ui/conversation/outbox.ts";
import { outboxKey } from "../../../ui/conversation/outbox-key.ts";
import { deliverMessage, onReconnect } from "../deliver-message.ts";

/** Sends what waited when a tab was closed, until the answer is called. */
export function sendWaiting(name: string): () => void {
  const deliver = (message: Parameters<typeof deliverMessage>[0]) => deliverMessage(message, () => {});
  const outbox = new Outbox({ name: outboxKey(name), store: localStorage, locks: navigator.locks, deliver });
  const leave = onReconnect(() => void outbox.flush());
  void outbox.flush();
  return () => {
    leave();
    outbox.close();
  };
}
