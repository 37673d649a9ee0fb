import { parseSync } from "vite";
import type { SourceFile } from "./source-files.ts";

type Node = { type: string; start: number; [key: string]: unknown };
type Expression = { start: number; source: string; flags: string };

/** An expression that stays as it is says in the line above why no long text can reach it: `// bounded: at most 40 characters`. */
const EXCUSE = /^\s*(\/\/|\/\*\*) bounded: \S/;
/** So that `{1,64}` is still judged exactly; what is repeated more often is only tried out. */
const MOST_REPEATS = 100;

/** Judged by steps alone: what takes long on a busy machine is no fault of the expression. */
const WHATEVER_THE_TIME = { timeout: null, attackTimeout: null, incubationTimeout: null, seedingTimeout: null };

/** Regular expressions whose time grows faster than the text that they read, one sentence each. */
export async function expressionFaults(files: SourceFile[]): Promise<string[]> {
  const judge = await openJudge();
  const faults: string[] = [];
  for (const { path, text } of files) {
    if (!/^(src|scripts)\/.*\.(tsx?|mjs)$/.test(path) || /\.test\.tsx?$/.test(path)) continue;
    const lines = text.split("\n");
    for (const found of expressionsIn(parseSync(path, text).program)) {
      const line = text.slice(0, found.start).split("\n").length;
      if (EXCUSE.test(lines[line - 2] ?? "")) continue;
      const fault = found.source === null ? "is made while the product runs, so it can't be checked" : await judge(found);
      if (fault) faults.push(`${path}:${line} ${fault}`);
    }
  }
  return faults;
}

async function openJudge(): Promise<(expression: Expression) => Promise<string | null>> {
  // The library's part in JavaScript: it is the same on every machine and needs no Java.
  process.env.RECHECK_BACKEND = "worker";
  const { check } = await import("recheck");
  const known = new Map<string, Promise<string | null>>();
  const judge = async ({ source, flags }: Expression) => {
    const result = await check(source, flags, { ...WHATEVER_THE_TIME, maxRepeatCount: MOST_REPEATS, maxSimpleRepeatCount: MOST_REPEATS });
    if (result.status === "safe") return null;
    if (result.status === "unknown") return `/${source}/${flags} can't be judged (${result.error.kind})`;
    return `/${source}/${flags} takes ${result.complexity.summary} time, as with ${result.attack.pattern}`;
  };
  return (expression) => {
    const key = `${expression.flags}/${expression.source}`;
    const verdict = known.get(key) ?? judge(expression);
    known.set(key, verdict);
    return verdict;
  };
}

function* expressionsIn(node: unknown): Generator<Expression | { start: number; source: null }> {
  if (Array.isArray(node)) for (const each of node) yield* expressionsIn(each);
  if (!isNode(node)) return;
  if (node.type === "Literal" && isRecord(node.regex))
    yield { start: node.start, source: String(node.regex.pattern), flags: String(node.regex.flags) };
  if (isConstruction(node)) {
    const [source, flags] = (node.arguments as unknown[]).map((each) => (isNode(each) && each.type === "Literal" ? each.value : null));
    const isKnown = typeof source === "string" && (flags === undefined || typeof flags === "string");
    if (!isKnown) yield { start: node.start, source: null };
    else yield { start: node.start, source, flags: flags ?? "" };
  }
  for (const child of Object.values(node)) yield* expressionsIn(child);
}

const isConstruction = ({ type, callee }: Node) =>
  (type === "NewExpression" || type === "CallExpression") && isNode(callee) && callee.name === "RegExp";

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === "object" && value !== null;
const isNode = (value: unknown): value is Node => isRecord(value) && typeof value.type === "string";
