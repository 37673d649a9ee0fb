import { pino, type Logger } from "pino";
import type { Config } from "./config.server.ts";

export type Log = Logger;

/** Structured lines on standard output. Secrets never get here: bodies, cookies and query strings are not logged at all. */
export function openLog(config: Pick<Config, "logLevel">, process: "server" | "worker" | "start"): Log {
  return pino({
    level: config.logLevel,
    base: { process },
    redact: { paths: ["password", "token", "secret", "cookie", "authorization", "*.password", "*.token", "*.secret"], censor: "[removed]" },
  });
}
