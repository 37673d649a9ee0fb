export { QuickRepliesPanel } from "./replies/quick-replies-panel.tsx";
export { ScheduledMessagesPanel } from "./schedule/scheduled-messages-panel.tsx";
