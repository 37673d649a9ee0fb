import pg from "pg";
import type { Sent } from "./own-sql.ts";

type PlanNode = {
  "Node Type": string;
  "Relation Name"?: string;
  "Index Name"?: string;
  "Actual Rows"?: number;
  "Actual Loops"?: number;
  "Shared Hit Blocks"?: number;
  "Shared Read Blocks"?: number;
  Plans?: PlanNode[];
};

export type Plan = { text: string; ms: number; blocks: number; lines: string[]; scanned: string[] };

const LARGE = 10_000;
/** Nodes that only pass on what others read. */
const SILENT = new Set(["Result", "ProjectSet", "Subquery Scan", "Materialize", "Function Scan", "CTE Scan", "Append"]);

/** How PostgreSQL answers each statement: by its values as they are, and by the plan that serves all values. */
export async function readPlans(url: string, statements: Sent[]): Promise<Plan[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const { rows: tables } = await client.query<{ name: string }>(
    "select relname as name from pg_class where relkind = 'r' and reltuples >= $1",
    [LARGE],
  );
  const large = new Set(tables.map(({ name }) => name));
  const plans: Plan[] = [];
  for (const { text, values = [] } of statements) {
    await client.query(text, values);
    const analyzed = await client.query(`explain (analyze, buffers, format json) ${text}`, values);
    const generic = await client.query(`explain (generic_plan, format json) ${text}`);
    const [{ Plan: root, "Execution Time": ms }] = analyzed.rows[0]["QUERY PLAN"] as [{ Plan: PlanNode; "Execution Time": number }];
    const [{ Plan: forAll }] = generic.rows[0]["QUERY PLAN"] as [{ Plan: PlanNode }];
    const scanned = [...nodesOf(root), ...nodesOf(forAll)]
      .filter(({ node }) => isScan(node, large))
      .map(({ node }) => node["Relation Name"] ?? "");
    const blocks = (root["Shared Hit Blocks"] ?? 0) + (root["Shared Read Blocks"] ?? 0);
    plans.push({ text, ms, blocks, lines: nodesOf(root).flatMap(lineOf), scanned: [...new Set(scanned)] });
  }
  await client.end();
  return plans;
}

const isScan = (node: PlanNode, large: Set<string>) => node["Node Type"] === "Seq Scan" && large.has(node["Relation Name"] ?? "");

const nodesOf = (node: PlanNode, depth = 0): { node: PlanNode; depth: number }[] => [
  { node, depth },
  ...(node.Plans ?? []).flatMap((child) => nodesOf(child, SILENT.has(node["Node Type"]) ? depth : depth + 1)),
];

function lineOf({ node, depth }: { node: PlanNode; depth: number }): string[] {
  const { "Node Type": type, "Index Name": index, "Relation Name": table, "Actual Rows": rows, "Actual Loops": loops } = node;
  if (SILENT.has(type)) return [];
  const what = [type, index ?? table].filter(Boolean).join(" ");
  return [`${"  ".repeat(depth)}${what}: ${loops === 0 ? "not needed" : `${rows} rows${loops === 1 ? "" : ` × ${loops}`}`}`];
}
