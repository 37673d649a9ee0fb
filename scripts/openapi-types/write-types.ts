import { createHash } from "node:crypto";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { projectPath } from "../../src/platform/project.server.ts";

const TYPES = projectPath("openapi.d.ts");

/** Writes the types of openapi.json beside it, unless they are there. They are for the compiler and for editors; nothing that runs reads them. */
export async function writeApiTypes(): Promise<void> {
  const document = readFileSync(projectPath("openapi.json"), "utf8");
  const head = `// Written from openapi.json, whose hash is ${createHash("sha256").update(document).digest("hex")}.\n`;
  if (existsSync(TYPES) && readFileSync(TYPES, "utf8").startsWith(head)) return;
  const { printTypes } = await import("./print-types.ts");
  writeFileSync(TYPES, head + (await printTypes(document)));
}
