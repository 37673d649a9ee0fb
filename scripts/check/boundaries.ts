import { FEATURE_GRAPH } from "./feature-graph.ts";
import { findCycles } from "./find-cycles.ts";
import { type Import, readImports } from "./read-imports.ts";
import type { SourceFile } from "./source-files.ts";

type Graph = Readonly<Record<string, readonly string[]>>;
type Rule = (path: string, imported: Import) => string | null;

const isTest = (path: string) => /\.test\.tsx?$/.test(path);
const isServerOnly = (path: string) => /\.server\.tsx?$/.test(path);
/** Written from openapi.json, beside it. */
const API_TYPES = "openapi.d.ts";
const isTable = (path: string) => path.endsWith(".tables.server.ts");
const isDoor = (path: string) => /^src\/features\/[^/]+\/(index|index\.server|parts)\.ts$/.test(path);
const featureOf = (path: string) => /^src\/features\/([^/]+)\//.exec(path)?.[1];
const layerOf = (path: string) =>
  /^src\/(site|features|ui|platform)\//.exec(path)?.[1] ?? (path.startsWith("src/") ? "root" : path === API_TYPES ? "platform" : "outside");

const MAY_IMPORT: Record<string, readonly string[]> = {
  root: ["root", "site", "features", "ui", "platform"],
  site: ["site", "features", "ui", "platform"],
  features: ["features", "ui", "platform"],
  ui: ["ui"],
  platform: ["platform"],
};

/** What house rules the imports of these files break, one sentence each. */
export function boundaryFaults(files: SourceFile[], graph: Graph = FEATURE_GRAPH): string[] {
  const imports = new Map(files.map((file) => [file.path, readImports(file)]));
  const product = files.map(({ path }) => path).filter((path) => path.startsWith("src/") && !isTest(path));
  const rules: Rule[] = [layers, doors(graph), packages, serverOnly];
  const broken = product.flatMap((path) =>
    (imports.get(path) ?? []).flatMap((imported) =>
      rules
        .map((rule) => rule(path, imported))
        .filter((fault) => fault !== null)
        .map((fault) => `${path} imports ${imported.target}: ${fault}`),
    ),
  );
  const edges = new Map([...imports].map(([path, list]) => [path, list.filter(({ isPackage }) => !isPackage).map(({ target }) => target)]));
  return [
    ...graphFaults(files, graph),
    ...roomFaults(product),
    ...broken,
    ...findCycles(edges).map((cycle) => `a cycle: ${cycle.join(" -> ")}`),
  ];
}

function graphFaults(files: SourceFile[], graph: Graph): string[] {
  const features = new Set(files.flatMap(({ path }) => featureOf(path) ?? []));
  const unlisted = [...features].filter((feature) => !Object.hasOwn(graph, feature));
  return [
    ...unlisted.map((feature) => `the feature ${feature} is not in the graph of features`),
    ...findCycles(new Map(Object.entries(graph))).map((cycle) => `the graph of features has a cycle: ${cycle.join(" -> ")}`),
  ];
}

/** Pages live by area; only what the framework looks for stands in the hall. */
const ROOMS = new Set([
  "account",
  "admin",
  "auth",
  "careers",
  "community",
  "content",
  "discover",
  "downloads",
  "feeds",
  "forum",
  "host",
  "messages",
  "server",
  "shell",
  "trips",
]);
const HALL = new Set(["src/site/entry.server.tsx", "src/site/files.server.ts", "src/site/root.tsx", "src/site/routes.ts"]);

const roomFaults = (product: string[]): string[] =>
  product
    .filter((path) => path.startsWith("src/site/") && !HALL.has(path) && !ROOMS.has(path.split("/")[2] ?? ""))
    .map((path) => `${path} lies in none of the rooms of the site: ${[...ROOMS].join(", ")}`);

const layers: Rule = (path, { target, isPackage }) => {
  if (isPackage || target.includes("/+types/")) return null;
  const [from, to] = [layerOf(path), layerOf(target)];
  return MAY_IMPORT[from]?.includes(to) ? null : `${from} may not reach ${to}`;
};

const doors =
  (graph: Graph): Rule =>
  (path, { target, isPackage }) => {
    const [from, to] = [featureOf(path), isPackage ? undefined : featureOf(target)];
    if (to === undefined || from === to) return null;
    // A foreign key names the other feature's table; nothing else does.
    const isForeignKey = isTable(path) && isTable(target);
    if (!isDoor(target) && !isForeignKey) return "a feature is reached through its doors only: index.ts, index.server.ts, parts.ts";
    return from !== undefined && !graph[from]?.includes(to) ? `${from} may not ask ${to}` : null;
  };

const packages: Rule = (path, { target, isPackage }) => {
  if (!isPackage) return null;
  if (["drizzle-orm", "pg", "pg-boss"].includes(target) && !holdsQueries(path))
    return "the database belongs to tables, queries, verbs and platform";
  if (/^(hono|@hono\/.*)$/.test(target) && !/\.api\.server\.ts$|^src\/platform\/http\//.test(path))
    return "HTTP belongs to *.api.server.ts and platform/http";
  return null;
};

const holdsQueries = (path: string) =>
  layerOf(path) === "platform" || (layerOf(path) === "features" && isServerOnly(path) && !path.endsWith(".api.server.ts"));

/** Pages may, because their loaders are removed from the browser's code. */
const serverOnly: Rule = (path, { target, isPackage, isType }) => {
  if (isPackage || isType || !isServerOnly(target) || isServerOnly(path) || ["site", "root"].includes(layerOf(path))) return null;
  return "browser code may not import server code";
};
