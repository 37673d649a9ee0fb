import { parseArgs, type ParseArgsConfig } from "node:util";
import { usage } from "../usage.mjs";
import { Refusal } from "./say.ts";

/** By name: what runs from the build has classes of its own. */
const PLAIN = new Set(["ConfigError", "ContentFault", "EmbeddedPostgresError", "OldDatabaseError", "Refusal"]);

/** Runs a command to its exit code: what the operator can fix is shown in plain words, anything else with its stack. */
export async function runCommand(work: () => Promise<number>): Promise<void> {
  try {
    process.exitCode = await work();
  } catch (error) {
    console.error(error instanceof Error && PLAIN.has(error.name) ? error.message : error);
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
