import { readFileSync } from "node:fs";
import { projectPath } from "../../src/platform/project.server.ts";

/** The lines of a file of this folder, by the headings that they stand under. */
export function readTopics(name: string): Map<string, string[]> {
  const topics = new Map<string, string[]>();
  let lines: string[] = [];
  for (const line of readFileSync(projectPath("demo/forum", `${name}.md`), "utf8").split("\n")) {
    if (line.startsWith("# ")) topics.set(line.slice(2), (lines = []));
    else if (line) lines.push(line);
  }
  return topics;
}
