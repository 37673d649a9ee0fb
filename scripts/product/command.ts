import { parseArgs, type ParseArgsConfig } from "node:util";
import { ContentFault } from "../../src/features/content/reading/content-fault.ts";
import { ConfigError } from "../../src/platform/config.server.ts";
import { EmbeddedPostgresError } from "../../src/platform/db/embedded/cluster-layout.server.ts";
import { usage } from "../usage.mjs";
import { Refusal } from "./say.ts";

const PLAIN = [ConfigError, ContentFault, EmbeddedPostgresError, Refusal];

/** Runs a command to its exit code: what the operator can fix is shown in plain words, anything else with its stack. */
export async function runCommand(work: () => Promise<number>): Promise<void> {
  try {
    process.exitCode = await work();
  } catch (error) {
    const plain = PLAIN.some((kind) => error instanceof kind);
    console.error(plain && error instanceof Error ? error.message : error);
    process.exitCode = 1;
  }
  process.exit();
}

/** The command's arguments; wrong ones are refused with its usage. */
export function readArguments<T extends ParseArgsConfig>(command: keyof typeof usage, shape: T): ReturnType<typeof parseArgs<T>> {
  try {
    return parseArgs(shape);
  } catch (error) {
    throw new Refusal(`${error instanceof Error ? error.message : String(error)}\n\n${usage[command]}`);
  }
}
