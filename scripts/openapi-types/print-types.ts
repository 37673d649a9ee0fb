import openapiTS, { astToString, type OpenAPI3 } from "openapi-typescript";

/** The paths and shapes of an OpenAPI document as TypeScript. */
export async function printTypes(document: string): Promise<string> {
  const described: OpenAPI3 = JSON.parse(document);
  return `// Written from openapi.json by npm run check -- --write.\n${astToString(await openapiTS(described))}`;
}
