export { AskForm } from "./inbox/ask-form.tsx";
export { ThreadList } from "./inbox/thread-list.tsx";
export { ThreadPane } from "./inbox/thread-pane.tsx";
export { WaitingSender } from "./inbox/waiting-sender.tsx";
export { QuickRepliesPanel } from "./replies/quick-replies-panel.tsx";
export { ScheduledMessagesPanel } from "./schedule/scheduled-messages-panel.tsx";
