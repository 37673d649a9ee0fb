import { setImmediate as turn, setTimeout as pause } from "node:timers/promises";
import pg from "pg";
import type { Log } from "../log.server.ts";

export type DatabaseState = "ready" | "silent" | "read-only";

export type DatabaseWatch = {
  /** Asks the database now; silent when it does not answer in that time. */
  ask(withinMs: number): Promise<DatabaseState>;
  /** Rejects with the error when the database is found silent before the work is done, or was already. */
  unlessSilent<T>(work: () => Promise<T>, error: () => Error): Promise<T>;
  stop(): Promise<void>;
};

const ASK_EVERY_MS = 1_000;
const SILENT_AFTER_MS = 3_000;

/** Sorts more than fits into its memory, so that a full disk is noticed: PostgreSQL has to write a file for it. */
const QUESTION = `select current_setting('transaction_read_only') = 'on' as "readOnly",
  (select count(*) from (select i from generate_series(1, 4000) i order by i desc offset 0) spilled)`;

/** Asks the database every second, on a connection of its own, whether it answers and can write. */
export function watchDatabase(url: string, log: Log): DatabaseWatch {
  const pool = new pg.Pool({
    connectionString: url,
    application_name: "watch",
    max: 1,
    connectionTimeoutMillis: SILENT_AFTER_MS,
    query_timeout: SILENT_AFTER_MS,
    options: "-c jit=off -c work_mem=64kB",
  });
  pool.on("error", () => {});
  const stopped = new AbortController();
  let asking: Promise<DatabaseState> | null = null;
  let state: DatabaseState = "ready";
  const waiting = new Set<() => void>();

  const question = async (): Promise<DatabaseState> => {
    try {
      const { rows } = await pool.query<{ readOnly: boolean }>(QUESTION);
      return rows[0]?.readOnly ? "read-only" : "ready";
    } catch (error) {
      return error instanceof pg.DatabaseError && /^53[14]/.test(error.code ?? "") ? "read-only" : "silent";
    }
  };
  const ask = () =>
    (asking ??= question().then((answer) => {
      asking = null;
      if (answer !== state) log.warn({ state: answer }, "the database changed its state");
      state = answer;
      if (state === "silent") for (const tell of waiting) tell();
      return answer;
    }));
  const asked = (async () => {
    while (!stopped.signal.aborted) {
      await ask();
      await pause(ASK_EVERY_MS, undefined, { signal: stopped.signal }).catch(() => {});
    }
  })();

  return {
    async ask(withinMs) {
      const late = new AbortController();
      // What arrived while this process was busy counts as in time.
      const tooLate = pause(withinMs, undefined, { signal: late.signal }).then(
        () => turn(),
        () => {},
      );
      const answer = await Promise.race([ask(), tooLate.then(() => "silent" as const)]);
      late.abort();
      return answer;
    },
    async unlessSilent(work, error) {
      if (state === "silent") throw error();
      const { promise: silent, reject } = Promise.withResolvers<never>();
      const tell = () => reject(error());
      waiting.add(tell);
      try {
        return await Promise.race([work(), silent]);
      } finally {
        waiting.delete(tell);
      }
    },
    async stop() {
      stopped.abort();
      await asked;
      await pool.end();
    },
  };
}
