import { useOutbox } from "../../../ui/conversation/use-outbox.ts";
import { deliverMessage, onReconnect } from "./deliver-message.ts";

/** Sends what waited when a tab was closed, while no conversation is open that would. */
export function WaitingSender({ ownId }: { ownId: string }) {
  useOutbox({ name: `threads:${ownId}`, deliver: (message) => deliverMessage(message, () => {}), onReconnect });
  return null;
}
