import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { readConfig } from "../../src/platform/config.server.ts";
import { describeApi } from "../../src/platform/http/http-app.server.ts";
import { projectPath } from "../../src/platform/project.server.ts";
import { endpoints } from "../../src/product.server.ts";
import { printTypes } from "../openapi-types/print-types.ts";

/** Whether openapi.json and its types are what the endpoints say today; the diff is read with every change of the API. */
export async function checkOpenApi(write: boolean): Promise<string | null> {
  const described = `${JSON.stringify(describeApi(endpoints, readConfig({})), null, 2)}\n`;
  const wanted = { "openapi.json": described, "openapi.d.ts": await printTypes(described) };
  const stale = Object.entries(wanted).filter(([name, text]) => readIfThere(projectPath(name)) !== text);
  if (stale.length === 0) return null;
  if (!write) return `${stale.map(([name]) => name).join(" and ")} not what the API does. Run: npm run check -- --write`;
  for (const [name, text] of stale) writeFileSync(projectPath(name), text);
  return null;
}

const readIfThere = (file: string) => (existsSync(file) ? readFileSync(file, "utf8") : null);
