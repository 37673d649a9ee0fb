import { existsSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

function findRoot(from: string): string {
  if (existsSync(join(from, "package-lock.json"))) return from;
  const parent = dirname(from);
  if (parent === from) throw new Error("Couldn't find the project's files.");
  return findRoot(parent);
}

const root = findRoot(dirname(fileURLToPath(import.meta.url)));

/** A file of the project, wherever it was cloned and whether this runs from source or from the build. */
export const projectPath = (...parts: string[]): string => join(root, ...parts);

/** The version of the product, as in its package.json. */
export const projectVersion = (): string => (JSON.parse(readFileSync(projectPath("package.json"), "utf8")) as { version: string }).version;
