import { readdirSync, readFileSync } from "node:fs";
import { join, relative } from "node:path";
import { projectPath } from "../../src/platform/project.server.ts";

/** A file's path from the project's root, and its text. */
export type SourceFile = { path: string; text: string };

const ROOTS = ["src", "demo", "scripts", "tests", "bench"];

export function readSourceFiles(): SourceFile[] {
  return ROOTS.flatMap((root) => readdirSync(projectPath(root), { recursive: true, withFileTypes: true }))
    .filter((entry) => entry.isFile() && !entry.parentPath.includes("node_modules") && /\.(tsx?|mjs|css)$/.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name))
    .map((file) => ({ path: relative(projectPath(), file), text: readFileSync(file, "utf8") }));
}

/** The functions, triggers and views of the database. */
export function readSqlFiles(): SourceFile[] {
  return readdirSync(projectPath("db/functions"), { recursive: true, encoding: "utf8" })
    .filter((file) => file.endsWith(".sql"))
    .map((file) => ({ path: join("db/functions", file), text: readFileSync(projectPath("db/functions", file), "utf8") }));
}
