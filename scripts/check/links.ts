import { parseSync } from "vite";
import type { SourceFile } from "./source-files.ts";

type Node = { type: string; start: number; [key: string]: unknown };

/** What they get is checked by their types. */
const LINKERS = new Set(["href", "fileHref"]);
const LINKING_ATTRIBUTES = new Set(["to", "action", "formAction"]);
/** The argument of each that says where to. */
const LINKING_CALLS: Record<string, number> = { navigate: 0, redirect: 0, submit: 1 };

/** Paths of the site that are written as text where `href()` would check them, one sentence each. */
export function linkFaults(files: SourceFile[]): string[] {
  return files
    .filter(({ path }) => /^src\/.*\.tsx?$/.test(path) && !/\.test\.tsx?$/.test(path))
    .flatMap(({ path, text }) =>
      [...rawPaths(parseSync(path, text).program)].map(({ start, written }) => {
        const line = text.slice(0, start).split("\n").length;
        return `${path}:${line} leads to ${JSON.stringify(written)}; write it with href()`;
      }),
    );
}

function* rawPaths(node: unknown): Generator<{ start: number; written: string }> {
  if (Array.isArray(node)) for (const each of node) yield* rawPaths(each);
  if (!isNode(node)) return;
  const target = targetOf(node);
  if (target) yield* pathsIn(target);
  for (const child of Object.values(node)) yield* rawPaths(child);
}

function targetOf(node: Node): unknown {
  if (node.type === "JSXAttribute") return LINKING_ATTRIBUTES.has(nameOf(node.name) ?? "") ? node.value : null;
  if (node.type !== "CallExpression" || !Array.isArray(node.arguments)) return null;
  const place = LINKING_CALLS[nameOf(node.callee) ?? ""];
  return place === undefined ? null : node.arguments[place];
}

/** The texts in it that begin like a path. */
function* pathsIn(node: unknown): Generator<{ start: number; written: string }> {
  if (Array.isArray(node)) for (const each of node) yield* pathsIn(each);
  if (!isNode(node) || (node.type === "CallExpression" && LINKERS.has(nameOf(node.callee) ?? ""))) return;
  const written = textOf(node);
  if (written?.startsWith("/")) yield { start: node.start, written };
  else for (const child of Object.values(node)) yield* pathsIn(child);
}

function textOf(node: Node): string | null {
  if (node.type === "Literal" && typeof node.value === "string") return node.value;
  if (node.type !== "TemplateLiteral" || !Array.isArray(node.quasis)) return null;
  const [first] = node.quasis;
  return isNode(first) && isRecord(first.value) && typeof first.value.raw === "string" ? first.value.raw : null;
}

const nameOf = (node: unknown): string | null => (isNode(node) && typeof node.name === "string" ? node.name : null);
const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === "object" && value !== null;
const isNode = (value: unknown): value is Node => isRecord(value) && typeof value.type === "string";
