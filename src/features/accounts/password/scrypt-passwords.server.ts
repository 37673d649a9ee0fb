import { randomBytes, timingSafeEqual } from "node:crypto";
import type { Passwords } from "../../../platform/context.server.ts";
import { ThreadPool } from "../../../platform/threads/thread-pool.server.ts";
import type { ScryptTask } from "./scrypt-worker.server.ts";

/** Of one server; there are as many servers as cores. */
export const HASHING_THREADS = 1;

/** The auth library hashes in the threads that files, compression and cookies need, too, and each hash holds one for 50 to 100 ms. */
const threads = new ThreadPool<ScryptTask, string>({
  program: new URL("scrypt-worker.server.ts", import.meta.url),
  threads: HASHING_THREADS,
  timeLimitMs: 5_000,
  memoryMb: 16,
});

/** Hashes as the auth library makes them, made in threads for nothing else. */
export const scryptPasswords: Passwords = {
  async hash(password) {
    const salt = randomBytes(16).toString("hex");
    return `${salt}:${await threads.run({ password, salt })}`;
  },
  async verify({ hash, password }) {
    const [salt = "", key = ""] = hash.split(":");
    const [expected, actual] = [Buffer.from(key, "hex"), Buffer.from(await threads.run({ password, salt }), "hex")];
    return expected.length === actual.length && timingSafeEqual(expected, actual);
  },
};
