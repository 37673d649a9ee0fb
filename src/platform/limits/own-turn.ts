import { setImmediate as nextTurn } from "node:timers/promises";
import pLimit from "p-limit";

const line = pLimit(1);

/**
 * Waits for a turn of the event loop that nobody else in this line gets. One thread does all the work: whatever starts in the same turn
 * runs before anything else gets a look, and a quick answer would wait for all of it.
 */
export const ownTurn = (): Promise<void> => line(() => nextTurn());
