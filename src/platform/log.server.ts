import { DrizzleQueryError } from "drizzle-orm";
import pg from "pg";
import { type DestinationStream, pino, type Logger, stdSerializers } from "pino";
import type { Config } from "./config.server.ts";

export type Log = Logger;

/** Structured lines on standard output, without anything that people or secrets could be known by: bodies, cookies, query strings and the
 * parameters of statements are not logged at all, and errors lose the values that they quote. */
export function openLog(config: Pick<Config, "logLevel">, process: "server" | "worker" | "start", destination?: DestinationStream): Log {
  const options = {
    level: config.logLevel,
    base: { process },
    redact: { paths: ["password", "token", "secret", "cookie", "authorization", "*.password", "*.token", "*.secret"], censor: "[removed]" },
    serializers: { err: withoutValues },
  };
  return destination ? pino(options, destination) : pino(options);
}

const CONSOLE_LEVELS = { debug: "debug", log: "info", info: "info", warn: "warn", error: "error", trace: "error" } as const;

/** Puts what libraries print into the log: as lines like all others, and without the values that errors quote. Answers with what undoes it. */
export function logConsole(log: Log): () => void {
  const before = { ...console };
  for (const [method, level] of Object.entries(CONSOLE_LEVELS) as [keyof typeof CONSOLE_LEVELS, "debug" | "info" | "warn" | "error"][])
    console[method] = (...printed: unknown[]) => {
      const err = printed.find((each) => each instanceof Error) ?? printed[0];
      log[level]({ err }, "a library printed something");
    };
  return () => void Object.assign(console, before);
}

type LoggedError = Record<string, unknown>;

function withoutValues(error: unknown): LoggedError {
  if (!(error instanceof Error)) return describedPlainly(error);
  const frames = (error.stack ?? "").split("\n").filter((line) => line.startsWith("    at "));
  const cause = error.cause === undefined ? {} : { cause: withoutValues(error.cause) };
  return { type: error.name, ...described(error), stack: frames.join("\n"), ...cause };
}

/** The job queue reports its errors as plain objects. */
function describedPlainly(error: unknown): LoggedError {
  const { message, code } = Object(error) as { message?: unknown; code?: unknown };
  const words = typeof message === "string" ? message : typeof error === "string" ? error : typeof error;
  return { message: withoutAddresses(withoutQuotes(words)), ...(typeof code === "string" && { code }) };
}

/** A failed statement as its text with placeholders; what the database said of it without `detail` and `where`, which quote the row. */
function described(error: Error): LoggedError {
  if (error instanceof DrizzleQueryError) return { message: "Failed query", query: error.query };
  if (!(error instanceof pg.DatabaseError)) {
    const { code } = stdSerializers.err(error) as { code?: unknown };
    return { message: withoutAddresses(error.message), ...(code === undefined ? {} : { code }) };
  }
  const { code, severity, schema, table, column, constraint, routine } = error;
  return { message: withoutQuotes(error.message), code, severity, schema, table, column, constraint, routine };
}

const withoutQuotes = (text: string) => text.replaceAll(/"[^"]*"/g, '"…"');

/** A mail server quotes whom it refuses. */
const withoutAddresses = (text: string) =>
  text
    .split(/\s/)
    .map((word) => (word.includes("@") ? "…@…" : word))
    .join(" ");
