import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { projectPath } from "../../src/platform/project.server.ts";
import { compressAssets } from "./compress-assets.ts";
import { runQuietly } from "./run-quietly.ts";
import { Refusal, type Say } from "./say.ts";

const SOURCES = [
  "src",
  "demo",
  "public",
  "scripts/product",
  "package-lock.json",
  "vite.config.ts",
  "react-router.config.ts",
  "tsconfig.json",
];
const STAMP = projectPath("build", ".stamp");

/** Whether the last build was made from the very same files. */
export const isBuilt = (wanted = fingerprint()): boolean => existsSync(STAMP) && readFileSync(STAMP, "utf8") === wanted;

/** Builds the pages, the server and the worker, unless that is done. */
export async function buildProduct(say: Say, signal?: AbortSignal): Promise<void> {
  const wanted = fingerprint();
  if (isBuilt(wanted)) return;
  say("Building the site (half a minute)");
  rmSync(STAMP, { force: true });
  const builder = projectPath("node_modules/.bin/react-router");
  const { ok, output } = await runQuietly(process.execPath, [builder, "build"], {
    env: { ...process.env, NODE_ENV: "production" },
    ...(signal ? { signal } : {}),
  });
  if (!ok) throw new Refusal(`${output}\nThe site could not be built.`);
  await compressAssets(projectPath("build/client"));
  writeFileSync(STAMP, wanted);
}

function fingerprint(): string {
  const hash = createHash("sha256");
  for (const file of SOURCES.flatMap(filesUnder))
    hash
      .update(`${file}\0`)
      .update(readFileSync(projectPath(file)))
      .update("\0");
  return hash.digest("hex");
}

function filesUnder(path: string): string[] {
  if (!existsSync(projectPath(path))) return [];
  if (path.includes(".")) return [path];
  return readdirSync(projectPath(path), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !/\.test\.tsx?$/.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name).slice(projectPath().length + 1))
    .toSorted();
}
