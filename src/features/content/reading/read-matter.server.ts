import { type Document, LineCounter, parseDocument } from "yaml";
import type { z } from "zod";
import type { Fault } from "./content-fault.ts";

const FENCE = "---";

export type Parts = { matter: string; body: string; /** The line on which the body begins. */ bodyLine: number };

/** The front matter between two lines of hyphens, and what follows; null where there is none. */
export function splitMatter(text: string): Parts | null {
  const lines = text.split("\n").map((line) => line.replace(/\r$/, ""));
  const end = lines.indexOf(FENCE, 1);
  if (lines[0] !== FENCE || end < 0) return null;
  return { matter: lines.slice(1, end).join("\n"), body: lines.slice(end + 1).join("\n"), bodyLine: end + 2 };
}

/** Reads front matter by its schema, or tells every fault with its line in the file. */
export function readMatter<T>(matter: string, schema: z.ZodType<T>): { data: T } | { faults: Fault[] } {
  const lines = new LineCounter();
  const document = parseDocument(matter, { lineCounter: lines });
  const lineAt = (offset: number) => lines.linePos(offset).line + 1;
  if (document.errors.length > 0)
    return { faults: document.errors.map(({ pos, message }) => ({ line: lineAt(pos[0]), message: message.split("\n")[0] ?? message })) };
  const parsed = schema.safeParse(document.toJS());
  if (parsed.success) return { data: parsed.data };
  return {
    faults: parsed.error.issues.map((issue) => {
      const path = issue.code === "unrecognized_keys" ? [...issue.path, ...issue.keys.slice(0, 1)] : issue.path;
      const name = path.join(".");
      return {
        line: lineAt(offsetOf(document, path)),
        message: issue.code === "unrecognized_keys" ? `${name} is no known setting` : `${name} ${issue.message}`,
      };
    }),
  };
}

/** Where the value begins, or the nearest that is there. */
function offsetOf(document: Document, path: readonly PropertyKey[]): number {
  for (let length = path.length; length > 0; length--) {
    const node = document.getIn(path.slice(0, length), true) as { range?: [number, number, number] } | undefined;
    if (node?.range) return node.range[0];
  }
  return 0;
}
