import { readFileSync } from "node:fs";
import { projectPath } from "../../../src/platform/project.server.ts";
import { badText, badValue, CANARY } from "./bad-values.ts";
import type { Chance } from "./chance.ts";

export type FuzzRequest = { method: string; path: string; headers: Record<string, string>; body?: string | Uint8Array<ArrayBuffer> };

type Schema = {
  $ref?: string;
  type?: string | string[];
  enum?: unknown[];
  const?: unknown;
  format?: string;
  minimum?: number;
  maximum?: number;
  maxLength?: number;
  items?: Schema;
  properties?: Record<string, Schema>;
  anyOf?: Schema[];
  oneOf?: Schema[];
  allOf?: Schema[];
};
type Parameter = { name: string; in: string; schema?: Schema };
type Operation = { parameters?: Parameter[]; requestBody?: { content: Record<string, { schema?: Schema }> } };
type Description = { paths: Record<string, Record<string, Operation>>; components?: { schemas?: Record<string, Schema> } };

const description = JSON.parse(readFileSync(projectPath("openapi.json"), "utf8")) as Description;
const operations = Object.entries(description.paths).flatMap(([path, methods]) =>
  Object.entries(methods).map(([method, operation]) => ({ path, method: method.toUpperCase(), operation })),
);

const BODY_TYPES = [
  "application/json",
  "application/json; charset=utf-16",
  "text/plain",
  "application/x-www-form-urlencoded",
  "",
  "image/png",
  "a/b",
];
const HEADERS = ["if-none-match", "accept-language", "range", "cookie", "accept-encoding", "accept", "origin", "idempotency-key"];

/** A request to an operation of the API: right but for some of its parts. `ids` are of things that exist. */
export function apiRequest(chance: Chance, ids: readonly string[]): FuzzRequest {
  const { path, method, operation } = chance.pick(operations);
  const { parameters = [], requestBody } = operation;
  const query = new URLSearchParams();
  let address = path;
  for (const { name, in: place, schema = {} } of parameters) {
    if (place === "path") address = address.replace(`{${name}}`, encodeURIComponent(pathPart(chance, schema, ids)));
    else if (chance.isOne(0.6)) query.set(name, chance.isOne(0.4) ? badText(chance) : String(rightValue(chance, schema, ids)));
  }
  const headers: Record<string, string> = chance.isOne(0.1) ? { [chance.pick(HEADERS)]: headerText(chance) } : {};
  const body = requestBody && bodyOf(chance, requestBody.content, ids, headers);
  const search = query.size > 0 ? `?${query}` : "";
  return { method, path: `/api${address}${search}`, headers, ...(body === undefined ? {} : { body }) };
}

/** Addresses are logged, so that nothing private may stand in one: names of events and positions are not. */
function pathPart(chance: Chance, schema: Schema, ids: readonly string[]): string {
  if (chance.isOne(0.7)) return String(rightValue(chance, schema, ids)).replaceAll(CANARY, "some-name");
  return chance.pick(["-".repeat(36), crypto.randomUUID(), "0", "%00", "..", "null", "undefined", "99999999999999999999", "\u202e"]);
}

/** What a header field can carry at all. */
export const headerText = (chance: Chance): string =>
  `${badText(chance)}${chance.pick(["", " ", ",", ";"]).repeat(chance.below(3_000))}`.replaceAll(/[^\x20-\x7e]/g, "");

function bodyOf(chance: Chance, content: Record<string, { schema?: Schema }>, ids: readonly string[], headers: Record<string, string>) {
  const [type = "", { schema = {} } = {}] = Object.entries(content)[0] ?? [];
  headers["content-type"] = chance.isOne(0.05) ? chance.pick(BODY_TYPES) : type.replace("*", "png");
  if (type.startsWith("image/")) return new Uint8Array(Array.from({ length: chance.below(3_000) }, () => chance.below(256)));
  const text = JSON.stringify(chance.isOne(0.05) ? badValue(chance) : rightValue(chance, schema, ids, 0.15)) ?? "";
  if (chance.isOne(0.03)) return text.slice(0, chance.below(text.length + 1));
  return chance.isOne(0.01) ? `${text.slice(0, -1)},"__proto__":{"isAdmin":true}}` : text;
}

function rightValue(chance: Chance, schema: Schema, ids: readonly string[], wrong = 0): unknown {
  if (chance.isOne(wrong)) return badValue(chance);
  const known = schema.$ref ? (description.components?.schemas?.[schema.$ref.split("/").at(-1) ?? ""] ?? {}) : schema;
  const either = known.anyOf ?? known.oneOf ?? known.allOf;
  if (either) return rightValue(chance, chance.pick(either), ids, wrong);
  if (known.const !== undefined) return known.const;
  if (known.enum) return chance.pick(known.enum);
  const type = Array.isArray(known.type) ? chance.pick(known.type) : known.type;
  if (type === "object")
    return Object.fromEntries(Object.entries(known.properties ?? {}).map(([name, part]) => [name, rightValue(chance, part, ids, wrong)]));
  if (type === "array") return Array.from({ length: chance.below(4) }, () => rightValue(chance, known.items ?? {}, ids, wrong));
  if (type === "integer" || type === "number") return numberOf(chance, known);
  if (type === "boolean") return chance.isOne(0.5);
  return type === "null" ? null : textOf(chance, known, ids);
}

function numberOf(chance: Chance, { minimum = 0, maximum = 1_000 }: Schema): number {
  return chance.pick([minimum, maximum, minimum + chance.below(Math.min(maximum - minimum, 1_000) + 1), minimum - 1, maximum + 1]);
}

function textOf(chance: Chance, { format, maxLength = 100 }: Schema, ids: readonly string[]): string {
  if (format === "uuid") return chance.isOne(0.8) && ids.length > 0 ? chance.pick(ids) : crypto.randomUUID();
  if (format === "email") return `${CANARY}-${chance.below(1_000)}@example.com`;
  if (format === "date-time") return new Date(chance.below(2 ** 31) * 1_000).toISOString();
  return chance.pick([
    `2027-0${1 + chance.below(9)}-${10 + chance.below(20)}`,
    CANARY.slice(0, maxLength),
    "US",
    "WA",
    "98101",
    "15:00",
    "a boat named patience",
    `form-key-${chance.below(100_000)}`,
    `${1 + chance.below(20)}`,
  ]);
}
