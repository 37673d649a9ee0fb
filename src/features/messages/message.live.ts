import type { MessageView } from "./message.schema.ts";

/** What the live stream says of threads, by type. */
export const THREAD = "thread";
export const THREAD_READ = "thread-read";
export const THREAD_STATE = "thread-state";
export const THREAD_TYPING = "thread-typing";
export const UNREAD_THREADS = "unread-threads";

/** One revision of a thread: the message that it made or changed, unless a later one changed it again. */
export type ThreadChange = { messages: MessageView[] };
export type ThreadReading = { read: { personId: string; readNumber: number }[] };
