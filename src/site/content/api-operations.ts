import type { OpenApiDocument } from "../../platform/http/http-app.server.ts";

type Field = { name: string; type: string; required: boolean };
export type Operation = {
  id: string;
  method: string;
  path: string;
  summary: string;
  signedIn: boolean;
  parts: { title: string; fields: Field[] }[];
  answers: { status: string; text: string }[];
};

type Schema = {
  type?: string | string[];
  format?: string;
  enum?: unknown[];
  items?: Schema;
  properties?: Record<string, Schema>;
  required?: string[];
  maxLength?: number;
  minLength?: number;
};
type RawOperation = {
  tags?: string[];
  summary?: string;
  security?: unknown[];
  parameters?: { name: string; in: string; required?: boolean; schema?: Schema }[];
  requestBody?: { content?: Record<string, { schema?: Schema }> };
  responses?: Record<string, { description?: string; content?: Record<string, { schema?: Schema }> }>;
};

/** The OpenAPI document grouped by topic, each operation with its fields and responses. */
export function describeOperations(document: OpenApiDocument): { tag: string; operations: Operation[] }[] {
  const groups = new Map<string, Operation[]>();
  for (const [path, methods] of Object.entries(document.paths ?? {})) {
    for (const [method, raw] of Object.entries(methods as Record<string, RawOperation>)) {
      const tag = raw.tags?.[0] ?? "Other";
      groups.set(tag, [...(groups.get(tag) ?? []), describe(path, method, raw)]);
    }
  }
  return [...groups].map(([tag, operations]) => ({ tag, operations }));
}

function describe(path: string, method: string, raw: RawOperation): Operation {
  const parameters = (raw.parameters ?? []).map((p) => ({
    name: `${p.name} (${p.in})`,
    type: typeName(p.schema),
    required: p.required ?? false,
  }));
  const body = fieldsOf(raw.requestBody?.content?.["application/json"]?.schema);
  const answer = Object.entries(raw.responses ?? {}).find(([status]) => status.startsWith("2"))?.[1].content?.["application/json"]?.schema;
  const parts = [
    { title: "Parameters", fields: parameters },
    { title: "Body", fields: body },
    { title: "Response", fields: fieldsOf(answer) },
  ];
  return {
    id: `${method} ${path}`,
    method: method.toUpperCase(),
    path: `/api${path}`,
    summary: raw.summary ?? "",
    signedIn: (raw.security ?? []).length > 0,
    parts: parts.filter(({ fields }) => fields.length > 0),
    answers: Object.entries(raw.responses ?? {}).map(([status, { description = "" }]) => ({ status, text: description })),
  };
}

function fieldsOf(schema: Schema | undefined): Field[] {
  const object = schema?.items ?? schema;
  return Object.entries(object?.properties ?? {}).map(([name, field]) => ({
    name,
    type: typeName(field),
    required: object?.required?.includes(name) ?? false,
  }));
}

function typeName(schema: Schema | undefined): string {
  if (!schema) return "anything";
  if (schema.enum) return schema.enum.map((value) => JSON.stringify(value)).join(" or ");
  if (schema.items) return `list of ${typeName(schema.items)}`;
  const base = [schema.type ?? "object"].flat().join(" or ");
  const limits = schema.maxLength ? `, ${schema.minLength ?? 0} to ${schema.maxLength} characters` : "";
  return (schema.format ? `${base} (${schema.format})` : base) + limits;
}
