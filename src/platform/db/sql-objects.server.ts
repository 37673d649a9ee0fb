import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { projectPath } from "../project.server.ts";

/** A function, view or trigger of `db/functions`, with the name that PostgreSQL drops it by: "function x", "view x", "trigger x on y". */
export type SqlObject = { name: string; statement: string; hash: string; file: string };

const STATEMENT = /^CREATE OR REPLACE (?:(FUNCTION|VIEW) (\w+)|(TRIGGER) (\w+)\s[^;]*?\sON (\w+))/;
/** A view asks functions, and a trigger calls one. */
const KINDS = ["function", "view", "trigger"];
/** What columns are computed by and constraints ask has to be there before the tables. */
const BEFORE_TABLES = "before-tables/";

export const isBeforeTables = ({ file }: SqlObject): boolean => file.startsWith(BEFORE_TABLES);

/** Everything in the files, in the order in which it can be made. */
export function readSqlObjects(folder = projectPath("db/functions")): SqlObject[] {
  const files = readdirSync(folder, { recursive: true, encoding: "utf8" }).filter((file) => file.endsWith(".sql"));
  const objects = files.toSorted().flatMap((file) => objectsIn(file, readFileSync(join(folder, file), "utf8")));
  return KINDS.flatMap((kind) => othersFirst(objects.filter(({ name }) => name.startsWith(`${kind} `))));
}

/** A view may ask another, which has to be there before it, and which asks none. What functions ask is looked for when they run. */
function othersFirst(objects: SqlObject[]): SqlObject[] {
  const views = objects.filter(({ name }) => name.startsWith("view ")).map(({ name }) => name.slice("view ".length));
  const asksAnother = ({ name, statement }: SqlObject) =>
    statement.split(/\W+/).some((word) => views.includes(word) && name !== `view ${word}`);
  return views.length === 0 ? objects : [...objects.filter((one) => !asksAnother(one)), ...objects.filter(asksAnother)];
}

/** Each statement begins a line; the comment above the first one is for readers. */
function objectsIn(file: string, text: string): SqlObject[] {
  return text
    .split(/^(?=CREATE )/m)
    .slice(1)
    .map((part) => {
      const statement = part.trim();
      const found = STATEMENT.exec(statement);
      if (!found)
        throw new Error(`db/functions/${file} has a statement that makes no function, view or trigger: ${statement.split("\n")[0]}`);
      const [, kind, object, trigger, triggerName, table] = found;
      const name = trigger ? `trigger ${triggerName} on ${table}` : `${kind?.toLowerCase()} ${object}`;
      return { name, statement, file, hash: createHash("sha256").update(statement).digest("hex") };
    });
}
