export { listChats } from "./agents/list-chats.server.ts";
export { chatApi } from "./chat.api.server.ts";
export { chatError } from "./chat.errors.ts";
export { chatSubscribers } from "./chat.jobs.server.ts";
export { chatLiveReaders } from "./chat.live.server.ts";
export { exportChats } from "./talking/export-chats.server.ts";
