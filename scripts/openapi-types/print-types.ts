import openapiTS, { astToString, type OpenAPI3 } from "openapi-typescript";

/** The paths and shapes of an OpenAPI document as TypeScript. */
export async function printTypes(document: string): Promise<string> {
  const described: OpenAPI3 = JSON.parse(document);
  return astToString(await openapiTS(described));
}
