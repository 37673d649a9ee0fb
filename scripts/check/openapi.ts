import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { readConfig } from "../../src/platform/config.server.ts";
import { describeApi } from "../../src/platform/http/http-app.server.ts";
import { projectPath } from "../../src/platform/project.server.ts";
import { endpoints } from "../../src/product.server.ts";

/** Whether openapi.json is what the endpoints say today; its diff is read with every change of the API. */
export async function checkOpenApi(write: boolean): Promise<string | null> {
  const file = projectPath("openapi.json");
  const described = `${JSON.stringify(describeApi(endpoints, readConfig({})), null, 2)}\n`;
  if (existsSync(file) && readFileSync(file, "utf8") === described) return null;
  if (!write) return "openapi.json is not what the API does. Run: npm run check -- --write";
  writeFileSync(file, described);
  return null;
}
