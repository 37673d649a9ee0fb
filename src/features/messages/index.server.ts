export { messageApi } from "./message.api.server.ts";
export { messageSubscribers } from "./message.jobs.server.ts";
export { messageLiveReaders } from "./message.live.server.ts";
export { askHost } from "./threads/ask-host.server.ts";
export { listThreads } from "./threads/list-threads.server.ts";
export { openBookingThread } from "./threads/open-thread.server.ts";
export { readThread } from "./threads/read-thread.server.ts";
export { sendMessage } from "./writing/send-message.server.ts";
