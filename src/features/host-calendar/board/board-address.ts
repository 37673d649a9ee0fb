import type { ListingsQuery } from "../host-calendar.schema.ts";

const USUAL = { page: "1", weeks: "4", group: "type" } as const;

/** The address of the board with these changes; what is as usual is left out. */
export function boardAddress(query: ListingsQuery, changes: { [Name in keyof ListingsQuery]?: ListingsQuery[Name] | undefined }): string {
  const given = Object.entries({ ...query, ...changes }).map(([name, value]) => [name, String(value ?? "")] as const);
  const named = given.filter(([name, value]) => value !== "" && value !== (USUAL as Record<string, string>)[name]);
  return `?${new URLSearchParams(named.map(([name, value]) => [name, value]))}`;
}
