import { createHash } from "node:crypto";
import { readFileSync, writeFileSync } from "node:fs";
import { parseSync } from "vite";
import { projectPath } from "../../src/platform/project.server.ts";
import type { SourceFile } from "./source-files.ts";

type Node = { type: string; start: number; [key: string]: unknown };
type Expression = { start: number; source: string; flags: string };

/** An expression that stays as it is says in the line above why no long text can reach it: `// bounded: at most 40 characters`. */
const EXCUSE = /^\s*(\/\/|\/\*\*) bounded: \S/;
/** So that `{1,64}` is still judged exactly; what is repeated more often is only tried out. */
const MOST_REPEATS = 100;

/** Judged by steps alone: what takes long on a busy machine is no fault of the expression. */
const WHATEVER_THE_TIME = { timeout: null, attackTimeout: null, incubationTimeout: null, seedingTimeout: null };

/** Judging takes minutes and always ends the same: what the library found harmless stays so, by the hash of the expression and the library's version. */
const HARMLESS = projectPath("scripts/check/harmless-expressions.txt");

/** Regular expressions whose time grows faster than the text that they read, one sentence each. With `write`, what was harmless is kept for next time. */
export async function expressionFaults(files: SourceFile[], write = false): Promise<string[]> {
  const judge = await openJudge();
  const faults: string[] = [];
  for (const { path, text } of files) {
    if (!/^(src|scripts)\/.*\.(tsx?|mjs)$/.test(path) || /\.test\.tsx?$/.test(path)) continue;
    const lines = text.split("\n");
    for (const found of expressionsIn(parseSync(path, text).program)) {
      const line = text.slice(0, found.start).split("\n").length;
      if (EXCUSE.test(lines[line - 2] ?? "")) continue;
      const fault = found.source === null ? "is made while the product runs, so it can't be checked" : await judge.fault(found);
      if (fault) faults.push(`${path}:${line} ${fault}`);
    }
  }
  if (write) judge.keep();
  return faults;
}

async function openJudge() {
  // The library's part in JavaScript: it is the same on every machine and needs no Java.
  process.env.RECHECK_BACKEND = "worker";
  const { check } = await import("recheck");
  const options = { ...WHATEVER_THE_TIME, maxRepeatCount: MOST_REPEATS, maxSimpleRepeatCount: MOST_REPEATS };
  const { version } = JSON.parse(readFileSync(projectPath("node_modules/recheck/package.json"), "utf8")) as { version: string };
  const known = new Set(readFileSync(HARMLESS, "utf8").split("\n"));
  const harmless = new Set<string>();
  return {
    fault: async ({ source, flags }: Expression): Promise<string | null> => {
      const words = `/${source}/${flags}`;
      const hash = createHash("sha256").update(`${version} ${words}`).digest("hex").slice(0, 24);
      const result = known.has(hash) || harmless.has(hash) ? null : await check(source, flags, options);
      if (result?.status === "unknown") return `${words} can't be judged (${result.error.kind})`;
      if (result?.status === "vulnerable") return `${words} takes ${result.complexity.summary} time, as with ${result.attack.pattern}`;
      harmless.add(hash);
      return null;
    },
    keep: () => writeFileSync(HARMLESS, `${[...harmless].toSorted().join("\n")}\n`),
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
