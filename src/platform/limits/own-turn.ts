import { setImmediate as nextTurn } from "node:timers/promises";
import pLimit from "p-limit";

const line = pLimit(1);

/**
 * Waits for a turn of the event loop in which no other such work begins. Answers are worked on by one thread: whatever begins in the
 * same turn is done before anything else is looked at, and a quick answer would wait for all of it.
 */
export const ownTurn = (): Promise<void> => line(() => nextTurn());
