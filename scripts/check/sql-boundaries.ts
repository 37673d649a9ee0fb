import { FEATURE_GRAPH } from "./feature-graph.ts";
import type { SourceFile } from "./source-files.ts";

type Graph = Readonly<Record<string, readonly string[]>>;
type Owners = ReadonlyMap<string, string>;

const featureOf = ({ path }: SourceFile) => /^(?:src\/features|db\/functions)\/([^/]+)\//.exec(path)?.[1];
const isSql = ({ path }: SourceFile) => path.endsWith(".sql");
const isServerCode = ({ path }: SourceFile) => path.endsWith(".server.ts");
const namesAfter = (text: string, words: RegExp) =>
  [...text.matchAll(new RegExp(String.raw`\b(?:${words.source})(?=\s+"?([a-z_]+))`, "gi"))].flatMap(([, name]) => name ?? []);

const WRITES = /insert into|delete from|update/;
const READS = /(?<!delete )from|join|using/;
const LOCKS = /\bfor (?:no key update|update|key share|share)\b/i;

/** Where a feature names another's rows in SQL, which no import shows: it reads them by views that the other owns, along the graph. One sentence each. */
export function sqlBoundaryFaults(files: SourceFile[], graph: Graph = FEATURE_GRAPH): string[] {
  const tables = owners(files, /\.tables\.server\.ts$/, /pgTable\(\s*"([a-z_]+)"/g);
  const views = owners(files, /\.sql$/, /^CREATE OR REPLACE VIEW (\w+)/gm);
  const faults = files.flatMap((file) => {
    const feature = featureOf(file);
    if (feature === undefined || !Object.hasOwn(graph, feature)) return [];
    const found = isSql(file) ? faultsOfFunction(file, feature, tables) : isServerCode(file) ? faultsOfCode(file, feature, tables) : [];
    return [...found, ...strangers(file, feature, isSql(file) ? new Map([...tables, ...views]) : views, graph)];
  });
  return [...new Set(faults)];
}

function owners(files: SourceFile[], where: RegExp, names: RegExp): Owners {
  return new Map(
    files
      .filter(({ path }) => where.test(path))
      .flatMap((file) => [...file.text.matchAll(names)].map(([, name]) => [name ?? "", featureOf(file) ?? ""] as const))
      .filter(([, feature]) => feature !== ""),
  );
}

const isOthers = (feature: string, owner: string | undefined) => owner !== undefined && owner !== feature;

/** A name of several words is a table wherever it stands; one word may be English. */
function faultsOfCode(file: SourceFile, feature: string, tables: Owners): string[] {
  const text = withoutComments(file);
  const names = [...(text.match(/\b[a-z]+(?:_[a-z]+)+\b/g) ?? []), ...namesAfter(text, new RegExp(`${WRITES.source}|${READS.source}`))];
  return names
    .filter((name) => isOthers(feature, tables.get(name)))
    .map((name) => `${file.path} names ${name} in SQL: the table of ${tables.get(name)}, which has verbs and views for others`);
}

/** A trigger may write and lock along the graph. What it only reads, it reads as everybody. */
function faultsOfFunction(file: SourceFile, feature: string, tables: Owners): string[] {
  return withoutComments(file)
    .split(";")
    .filter((statement) => !LOCKS.test(statement))
    .flatMap((statement) => namesAfter(statement, READS))
    .filter((name) => isOthers(feature, tables.get(name)))
    .map((name) => `${file.path} reads ${name}: the table of ${tables.get(name)}, which has views for others`);
}

/** Tables and views of features that this one may not ask. */
function strangers(file: SourceFile, feature: string, known: Owners, graph: Graph): string[] {
  return namesAfter(withoutComments(file), new RegExp(`${WRITES.source}|${READS.source}|on`)).flatMap((name) => {
    const owner = known.get(name);
    return owner === undefined || owner === feature || graph[feature]?.includes(owner)
      ? []
      : `${file.path} names ${name}: ${feature} may not ask ${owner}`;
  });
}

const withoutComments = (file: SourceFile) =>
  isSql(file) ? file.text.replaceAll(/--.*$/gm, "") : file.text.replaceAll(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, "");
