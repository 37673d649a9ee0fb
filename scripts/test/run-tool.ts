import { spawn } from "node:child_process";
import { existsSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { projectPath } from "../../src/platform/project.server.ts";
import type { Tally } from "../check/run-steps.ts";

type Tool = {
  name: string;
  args: string[];
  /** The tool's own option for the report's path. */
  reportTo(file: string): { args?: string[]; env?: Record<string, string> };
  count(report: unknown): Tally;
  env?: Record<string, string>;
};

/** Runs a test tool with its output shown, and counts from its report. A tool that fails without a failed test counts as one. */
export async function runTool(tool: Tool): Promise<Tally> {
  const directory = mkdtempSync(join(tmpdir(), "hearth-report-"));
  const report = join(directory, "report.json");
  const { args = [], env = {} } = tool.reportTo(report);
  try {
    const code = await new Promise<number | null>((resolve, reject) => {
      const child = spawn(process.execPath, [projectPath("node_modules/.bin", tool.name), ...tool.args, ...args], {
        cwd: projectPath(),
        stdio: "inherit",
        env: { ...process.env, ...tool.env, ...env },
      });
      child.on("error", reject).on("close", resolve);
    });
    const tally = existsSync(report) ? tool.count(JSON.parse(readFileSync(report, "utf8"))) : { passed: 0, failures: [] };
    return code !== 0 && tally.failures.length === 0 ? { ...tally, failures: [`${tool.name} ended with ${code}`] } : tally;
  } finally {
    rmSync(directory, { recursive: true, force: true });
  }
}
