export { Composer } from "../../../ui/conversation/composer.tsx";
export { type ListedMessage, MessageList } from "../../../ui/conversation/message-list.tsx";
export { afterRefusal, type Delivery, type Outgoing } from "../../../ui/conversation/outbox.ts";
export { useDraft } from "../../../ui/conversation/use-draft.ts";
export { useOutbox, type Waiting } from "../../../ui/conversation/use-outbox.ts";
export { useTypers, useTypingSignal } from "../../../ui/conversation/use-typing.ts";
export { waitingMessages } from "../../../ui/conversation/waiting-messages.tsx";
