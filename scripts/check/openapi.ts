import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { readConfig } from "../../src/platform/config.server.ts";
import { describeApi, type OpenApiDocument } from "../../src/platform/http/http-app.server.ts";
import { projectPath } from "../../src/platform/project.server.ts";
import { endpoints } from "../../src/product.server.ts";
import { printJson } from "./print-json.ts";
import { writeApiTypes } from "../openapi-types/write-types.ts";

const FILE = projectPath("openapi.json");

/** Whether openapi.json is what the endpoints say today; the diff is read with every change of the API. */
export async function checkOpenApi(write: boolean): Promise<string | null> {
  const document = describeApi(endpoints, readConfig({}));
  const fault = nullableComponents(document);
  if (fault) return fault;
  const described = `${printJson(JSON.parse(JSON.stringify(document)))}\n`;
  if (existsSync(FILE) && readFileSync(FILE, "utf8") === described) return null;
  if (!write) return "openapi.json is not what the API does. Run: npm run check -- --write";
  writeFileSync(FILE, described);
  await writeApiTypes();
  return null;
}

/** The library describes a component as it meets it first: one met as `X.nullable()` would be null everywhere. */
function nullableComponents({ components }: OpenApiDocument): string | null {
  const found = Object.entries(components?.schemas ?? {}).filter(([, schema]) => "type" in schema && [schema.type].flat().includes("null"));
  return found.length === 0 ? null : `${found.map(([name]) => name).join(", ")}: write z.union([X, z.null()]) where it may be null`;
}
