import { setTimeout as pause } from "node:timers/promises";
import { DatabaseGoneError, EmbeddedPostgresError } from "./cluster-layout.server.ts";

/** Before each try to start the database again: two minutes in all, enough to free a full disk. */
const WAITS_MS = [0, 500, 1_000, 2_000, 4_000, 8_000, 15_000, 30_000, 30_000, 30_000];
const STEADY_AFTER_MS = 60_000;

/** What ends with the database: the connection that holds the owner's lock. */
export type Ownership = { ended: Promise<void> };

type Keeping<O extends Ownership> = {
  owner: O;
  /** Starts the database, or finds it running, and owns it again. */
  restart(): Promise<O>;
  say(text: string): void;
  stop: AbortSignal;
  waitsMs?: readonly number[];
};

/**
 * Starts the database again each time it ended by itself, until stopped. Rejects with the reason when too many tries in a row failed, or when it
 * ended within a minute too often.
 */
export async function keepRunning<O extends Ownership>({ owner, restart, say, stop, waitsMs = WAITS_MS }: Keeping<O>): Promise<void> {
  const stopped = new Promise<void>((resolve) => stop.addEventListener("abort", () => resolve()));
  let current: O | null = owner;
  let reason: unknown = new EmbeddedPostgresError("The database ended again and again.");
  for (let since = Date.now(), tries = 0; !stop.aborted;) {
    if (current) {
      await Promise.race([current.ended, stopped]);
      if (stop.aborted) return;
      say("The database ended unexpectedly; starting it again");
      if (Date.now() - since > STEADY_AFTER_MS) tries = 0;
      current = null;
    }
    const wait = waitsMs[tries++];
    if (wait === undefined) throw reason;
    await pause(wait, undefined, { signal: stop }).catch(() => {});
    if (stop.aborted) return;
    try {
      current = await restart();
      since = Date.now();
      say("The database is running again");
    } catch (error) {
      if (error instanceof DatabaseGoneError) throw error;
      reason = error;
      const next = waitsMs[tries];
      if (next !== undefined) say(`The database could not be started; trying again in ${next / 1000} s`);
    }
  }
}
