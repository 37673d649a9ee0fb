/** Anything that JSON.parse gives, looked at without trust. */
export type Json = unknown;
export type JsonObject = Record<string, Json>;

export const isObject = (value: Json): value is JsonObject => typeof value === "object" && value !== null && !Array.isArray(value);
export const listOf = (value: Json): Json[] => (Array.isArray(value) ? value : value === null || value === undefined ? [] : [value]);
export const objectsIn = (value: Json): JsonObject[] => listOf(value).filter(isObject);
export const textOf = (value: Json): string | null => (typeof value === "string" && value.trim() !== "" ? value : null);

/** A number, also if it is written as text. */
export function numberOf(value: Json): number | null {
  const number = typeof value === "string" && /^\s{0,3}-?\d{1,12}(\.\d{1,20})?\s{0,3}$/.test(value) ? Number(value) : value;
  return typeof number === "number" && Number.isFinite(number) ? number : null;
}

/** The value at the end of these keys, or undefined. */
export function at(value: Json, ...keys: string[]): Json {
  let here = value;
  for (const key of keys) here = isObject(here) ? here[key] : undefined;
  return here;
}

/** Says "skip" not to look below this entry. */
export type Visit = (key: string, value: Json, owner: JsonObject) => "skip" | undefined;

const DEEPEST = 48;
const MOST_ENTRIES = 400_000;

/** Visits the entries of all objects, in their order, down to a depth and up to a number that no real page reaches. */
export function visitEntries(root: Json, visit: Visit): void {
  let left = MOST_ENTRIES;
  const enter = (value: Json, depth: number): void => {
    if (depth > DEEPEST || left <= 0) return;
    if (Array.isArray(value)) {
      for (const each of value) if (typeof each === "object" && each !== null && left-- > 0) enter(each, depth + 1);
    } else if (isObject(value)) {
      for (const key in value) {
        if (left-- <= 0) return;
        const below = value[key];
        if (visit(key, below, value) !== "skip" && typeof below === "object" && below !== null) enter(below, depth + 1);
      }
    }
  };
  enter(root, 0);
}
