import { projectPath } from "../../src/platform/project.server.ts";
import { writeApiTypes } from "../openapi-types/write-types.ts";
import { runQuietly } from "../product/run-quietly.ts";
import { boundaryFaults } from "./boundaries.ts";
import { contentFaults } from "./content.ts";
import { expressionFaults } from "./expressions.ts";
import { linkFaults } from "./links.ts";
import { crowdedFolders, nameFaults } from "./names.ts";
import { checkOpenApi } from "./openapi.ts";
import { ownerFaults } from "./owners.ts";
import { readSourceFiles, readSqlFiles } from "./source-files.ts";
import { sqlBoundaryFaults } from "./sql-boundaries.ts";
import { checkWhoMay } from "./who-may.ts";

export type Step = {
  name: string;
  /** What is wrong, or null. */
  run(): Promise<string | null>;
};

const tool = (name: string) => projectPath("node_modules/.bin", name);

/** Runs a tool of the project; what it prints is what is wrong. */
async function complaintsOf(...[name, ...args]: [string, ...string[]]): Promise<string | null> {
  const { ok, output } = await runQuietly(process.execPath, [tool(name), ...args]);
  return ok ? null : output.trim() || `${name} failed`;
}

const listed = (faults: string[]) => (faults.length === 0 ? null : faults.join("\n"));

/** Everything that can be said about the code without running it. With `write`, fixes what can be fixed. */
export function checkSteps(write: boolean): Step[] {
  // The types of routes and of the API are written first; the steps that need types wait for them.
  const types = Promise.all([complaintsOf("react-router", "typegen"), writeApiTypes()]).then(([complaints]) => complaints);
  return [
    // The longest, on one core: whatever stands beside it uses the other.
    { name: "regular expressions", run: async () => listed(await expressionFaults(readSourceFiles(), write)) },
    { name: "types", run: async () => (await types) ?? complaintsOf("tsc", "--pretty", "false") },
    {
      name: "lint",
      run: async () => (await types) ?? complaintsOf("oxlint", "--type-aware", "--deny-warnings", ...(write ? ["--fix"] : [])),
    },
    { name: "unused code", run: () => complaintsOf("knip", "--no-progress") },
    { name: "openapi.json", run: () => checkOpenApi(write) },
    {
      name: "boundaries",
      run: async () => listed([...boundaryFaults(readSourceFiles()), ...sqlBoundaryFaults([...readSourceFiles(), ...readSqlFiles()])]),
    },
    { name: "who may", run: async () => listed([...ownerFaults(readSourceFiles()), (await checkWhoMay(write)) ?? []].flat()) },
    { name: "links", run: async () => listed(linkFaults(readSourceFiles())) },
    { name: "written content", run: async () => listed([...contentFaults(), ...contentFaults({ DEMO: "off" })]) },
    { name: "names and sizes", run: async () => listed([...nameFaults(readSourceFiles()), ...crowdedFolders(readSourceFiles())]) },
    { name: "formatting", run: () => complaintsOf("oxfmt", ...(write ? [] : ["--check"])) },
  ];
}
