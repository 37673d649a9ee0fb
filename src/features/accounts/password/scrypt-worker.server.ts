import { scryptSync } from "node:crypto";
import { setPriority } from "node:os";
import { parentPort } from "node:worker_threads";

export type ScryptTask = { password: string; salt: string };

/** As the auth library has it, whose hashes are in the database. */
const COST = { N: 16_384, r: 16, p: 1 };
const KEY_BYTES = 64;
const MEMORY_BYTES = 128 * COST.N * COST.r * 2;

/** A third of the processor time that the server's own thread gets where there is too little, so that people can still sign in then. */
const NICENESS = 5;

// On Linux a priority is a thread's own; elsewhere it would be the whole server's.
if (process.platform === "linux") setPriority(NICENESS);

parentPort?.on("message", ({ password, salt }: ScryptTask) => {
  const key = scryptSync(password.normalize("NFKC"), salt, KEY_BYTES, { ...COST, maxmem: MEMORY_BYTES });
  parentPort?.postMessage(key.toString("hex"));
});
parentPort?.postMessage("ready");
