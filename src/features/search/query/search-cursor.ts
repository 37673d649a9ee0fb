import { isDay } from "../../availability/index.ts";
import type { Sort } from "./search.rules.ts";

const LARGEST_INTEGER = 2 ** 31 - 1;
const MOMENT = /^(\d{4}-\d{2}-\d{2}) ([01]\d|2[0-3]):[0-5]\d:[0-5]\d(\.\d{1,6})?[+-]\d{2}(:\d{2})?$/;

/** Whether the text is a page cursor for this sort order: the last listing's key and number. */
export function isCursor(text: string, sort: Sort): boolean {
  const [key, no] = decode(text) ?? [];
  if (typeof key !== "string" || !Number.isInteger(no) || Math.abs(Number(no)) > LARGEST_INTEGER) return false;
  if (sort === "newest") return isDay(MOMENT.exec(key)?.[1] ?? "");
  return /^-?\d{1,10}$/.test(key) && Math.abs(Number(key)) <= LARGEST_INTEGER;
}

function decode(text: string): unknown[] | null {
  try {
    const value: unknown = JSON.parse(atob(text.replaceAll("-", "+").replaceAll("_", "/")));
    return Array.isArray(value) && value.length === 2 ? value : null;
  } catch {
    return null;
  }
}
