import { parseSync } from "vite";
import { FEATURE_GRAPH } from "./feature-graph.ts";
import type { SourceFile } from "./source-files.ts";

type Graph = Readonly<Record<string, readonly string[]>>;
type Owners = ReadonlyMap<string, string>;

const featureOf = ({ path }: SourceFile) => /^(?:src\/features|db\/functions)\/([^/]+)\//.exec(path)?.[1];
const isSql = ({ path }: SourceFile) => path.endsWith(".sql");
const isServerCode = ({ path }: SourceFile) => path.endsWith(".server.ts");
const isOthers = (feature: string, owner: string | undefined) => owner !== undefined && owner !== feature;

const READ = /\b(?:(?<!delete )from|join|using)(?=\s"?([a-z_]+))/gi;
const READ_OR_WRITTEN = /\b(?:from|join|using|into|update)(?=\s"?([a-z_]+))/gi;
const NAMED = /\b(?:from|join|using|into|update|on)(?=\s"?([a-z_]+))/gi;
const LOCKS = /\bfor (?:no key update|update|key share|share)\b/i;
const namesIn = (text: string, after: RegExp) => [...text.replaceAll(/\s+/g, " ").matchAll(after)].flatMap(([, name]) => name ?? []);

/** Where a feature names another's rows in SQL, which no import shows: it reads them by views that the other owns, along the graph. One sentence each. */
export function sqlBoundaryFaults(files: SourceFile[], graph: Graph = FEATURE_GRAPH): string[] {
  const tables = owners(files, /\.tables\.server\.ts$/, /pgTable\(\s*"([a-z_]+)"/g);
  const views = owners(files, /\.sql$/, /^CREATE OR REPLACE VIEW (\w+)/gm);
  const faults = files.flatMap((file) => {
    const feature = featureOf(file);
    if (feature === undefined || !Object.hasOwn(graph, feature)) return [];
    if (isSql(file))
      return [...faultsOfFunction(file, feature, tables), ...strangers(file, feature, new Map([...tables, ...views]), graph)];
    return isServerCode(file) ? [...faultsOfCode(file, feature, tables), ...strangers(file, feature, views, graph)] : [];
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

/** A name of several words is a table wherever it stands; one word may be English. */
function faultsOfCode(file: SourceFile, feature: string, tables: Owners): string[] {
  const text = withoutComments(file);
  const names = [...(text.match(/\b[a-z]+(?:_[a-z]+)+\b/g) ?? []), ...namesIn(text, READ_OR_WRITTEN)];
  return names
    .filter((name) => isOthers(feature, tables.get(name)))
    .map((name) => `${file.path} names ${name} in SQL: the table of ${tables.get(name)}, which has verbs and views for others`);
}

/** A trigger may write and lock along the graph. What it only reads, it reads as everybody. */
function faultsOfFunction(file: SourceFile, feature: string, tables: Owners): string[] {
  return withoutComments(file)
    .split(";")
    .filter((statement) => !LOCKS.test(statement))
    .flatMap((statement) => namesIn(statement, READ))
    .filter((name) => isOthers(feature, tables.get(name)))
    .map((name) => `${file.path} reads ${name}: the table of ${tables.get(name)}, which has views for others`);
}

/** Tables and views of features that this one may not ask. */
function strangers(file: SourceFile, feature: string, known: Owners, graph: Graph): string[] {
  return namesIn(withoutComments(file), NAMED).flatMap((name) => {
    const owner = known.get(name);
    return owner === undefined || owner === feature || graph[feature]?.includes(owner)
      ? []
      : `${file.path} names ${name}: ${feature} may not ask ${owner}`;
  });
}

function withoutComments({ path, text }: SourceFile): string {
  if (path.endsWith(".sql")) return text.replaceAll(/--.*$/gm, "");
  const { comments } = parseSync(path, text);
  return comments.reduceRight((rest, { start, end }) => rest.slice(0, start) + rest.slice(end), text);
}
