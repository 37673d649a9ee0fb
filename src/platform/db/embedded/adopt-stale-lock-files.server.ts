import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { ClusterLayout } from "./cluster-layout.server.ts";

/**
 * The locks of a killed server can name a process that only looks alive: one that nobody reaped, or another program that got
 * the same number. PostgreSQL ignores a lock of the process that starts it, so such locks are put in our name.
 */
export function adoptStaleLockFiles(layout: ClusterLayout): void {
  if (!existsSync("/proc/self/stat")) return;
  for (const lock of [join(layout.data, "postmaster.pid"), join(layout.socketDir, ".s.PGSQL.5432.lock")]) {
    if (!existsSync(lock)) continue;
    const [pid = "", ...rest] = readFileSync(lock, "utf8").split("\n");
    if (!isRunningPostgres(pid.trim())) writeFileSync(lock, [process.pid, ...rest].join("\n"));
  }
}

function isRunningPostgres(pid: string): boolean {
  const status = `/proc/${pid}/stat`;
  return existsSync(status) && /\(postgres\) [^ZX]/.test(readFileSync(status, "utf8"));
}
