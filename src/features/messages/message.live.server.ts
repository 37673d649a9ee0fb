import type { Services } from "../../platform/context.server.ts";
import type { Announcement, LiveReaders } from "../../platform/realtime/publish-live.server.ts";
import { THREAD, THREAD_READ, THREAD_STATE, type ThreadReading, UNREAD_THREADS } from "./message.live.ts";
import { countUnreadThreads, selectChanged, sidesOf } from "./message.queries.server.ts";
import { messageViews } from "./message.view.server.ts";

type Sides = { id: string; guestId: string; hostId: string };

const toBoth = ({ guestId, hostId }: Sides) => [`person:${guestId}` as const, `person:${hostId}` as const];

/** A message was written, edited or unsent. */
export const threadChanged = (thread: Sides, number: number): Announcement => ({
  to: toBoth(thread),
  type: THREAD,
  id: thread.id,
  number,
});

/** One side has read up to somewhere. */
export const threadRead = (thread: Sides): Announcement => ({ to: toBoth(thread), type: THREAD_READ, id: thread.id });

/** Whether the two may write to each other has changed. */
export const threadStateChanged = (thread: Sides): Announcement => ({ to: toBoth(thread), type: THREAD_STATE, id: thread.id });

/** How many threads have something unread for the person. */
export const unreadThreadsChanged = (personId: string): Announcement => ({
  to: [`person:${personId}`],
  type: UNREAD_THREADS,
  id: personId,
});

/** What the notifications about a thread are folded by. */
export const threadKey = (threadId: string): string => `thread:${threadId}`;

export const messageLiveReaders = (services: Services): LiveReaders => ({
  [THREAD]: async ({ id, number = 0 }) => ({
    messages: await messageViews(services, await selectChanged(services, id, number - 1, number)),
  }),
  [THREAD_READ]: async ({ id }): Promise<ThreadReading> => ({
    read: (await sidesOf(services, id)).map(({ personId, readNumber }) => ({ personId, readNumber })),
  }),
  [UNREAD_THREADS]: async ({ id }) => ({ unread: await countUnreadThreads(services, id) }),
});
