import type { z } from "zod";
import { requestError } from "./errors.ts";

/** Where a list goes on, as text for an address: the sort key of the last row seen. */
export const writeCursor = (parts: readonly (string | number)[]): string =>
  btoa(JSON.stringify(parts)).replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "");

/** The parts of a cursor, or null if the text is none. */
export function parseCursor<T>(text: string, parts: z.ZodType<T>): T | null {
  try {
    return parts.parse(JSON.parse(atob(text.replaceAll("-", "+").replaceAll("_", "/"))));
  } catch {
    return null;
  }
}

/** The parts of the cursor in the query, or null without one; refuses a text that is none. */
export function readCursor<T>(after: string | undefined, parts: z.ZodType<T>): T | null {
  if (after === undefined) return null;
  const cursor = parseCursor(after, parts);
  if (cursor === null) throw requestError("invalid_input", { fields: { after: "This page doesn't exist anymore." } });
  return cursor;
}
