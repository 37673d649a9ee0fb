import { parseSync } from "vite";
import type { SourceFile } from "./source-files.ts";

type Node = { type: string; start: number; [key: string]: unknown };

/** Columns that name a person to whom a thing belongs. */
const OWNERS = new Set(["hostId", "guestId", "authorId", "applicantId", "userId", "senderId", "personId", "reporterId", "uploaderId"]);
/** What gives the one who asks. */
const ASKING = /\b(requireActor|requireMay|actor)\b/;
const ROLE = "supportRole";
/** Where the one who asks comes from. */
const MAKERS = /^src\/features\/accounts\/|^src\/features\/listing-import\/importing\/own-import\.server\.ts$/;

/** Places that decide who may by themselves instead of asking a policy, one sentence each. */
export function ownerFaults(files: SourceFile[]): string[] {
  return files
    .filter(({ path, text }) => /^src\/(features|site)\/.*\.tsx?$/.test(path) && !/\.(test|policy)\.tsx?$/.test(path) && ASKING.test(text))
    .filter(({ path }) => !MAKERS.test(path))
    .flatMap(({ path, text }) =>
      [...decisions(parseSync(path, text).program, text)].map(({ start, what }) => {
        const line = text.slice(0, start).split("\n").length;
        return `${path}:${line} ${what}; a *.policy.ts says who may`;
      }),
    );
}

function* decisions(program: unknown, text: string): Generator<{ start: number; what: string }> {
  const nodes = [...nodesIn(program)];
  const askers = new Set(nodes.flatMap((node) => askersIn(node, text)));
  const isAsker = (node: unknown) =>
    isNode(node) && (askers.has(String(node.name)) || /\bactor\??\.id$|requireActor\(\w+\)\.id$/.test(textOf(node, text)));
  for (const node of nodes) {
    if (node.type === "BinaryExpression" && /^[!=]==?$/.test(String(node.operator))) {
      const sides = [node.left, node.right];
      if (sides.some(isAsker) && sides.some((side) => OWNERS.has(lastNameOf(side)))) yield { start: node.start, what: "compares owners" };
    }
    if (node.type === "Identifier" && node.name === ROLE) yield { start: node.start, what: `reads ${ROLE}` };
  }
}

/** The names that get the id of the one who asks: `const { id: guestId } = requireActor(ctx)`. */
function askersIn(node: Node, text: string): string[] {
  if (node.type !== "VariableDeclarator" || !isNode(node.init) || !ASKING.test(textOf(node.init, text))) return [];
  if (isNode(node.id) && node.id.type === "Identifier") return textOf(node.init, text).endsWith(".id") ? [String(node.id.name)] : [];
  const properties = isNode(node.id) && Array.isArray(node.id.properties) ? node.id.properties.filter(isNode) : [];
  return properties.flatMap(({ key, value }) => (lastNameOf(key) === "id" && isNode(value) ? [String(value.name)] : []));
}

function* nodesIn(node: unknown): Generator<Node> {
  if (Array.isArray(node)) for (const each of node) yield* nodesIn(each);
  if (!isNode(node)) return;
  yield node;
  for (const child of Object.values(node)) if (typeof child === "object") yield* nodesIn(child);
}

const textOf = (node: Node, text: string): string => text.slice(node.start, Number(node.end));
const lastNameOf = (node: unknown): string => {
  if (!isNode(node)) return "";
  if (node.type === "ChainExpression") return lastNameOf(node.expression);
  return node.type === "MemberExpression" ? lastNameOf(node.property) : String(node.name ?? "");
};
const isNode = (value: unknown): value is Node =>
  typeof value === "object" && value !== null && "type" in value && typeof value.type === "string";
