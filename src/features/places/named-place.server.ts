import type { Ctx } from "../../platform/context.server.ts";
import { findByName } from "./place.queries.server.ts";
import { readText, splitsOf } from "./place-words.rules.ts";

export type NamedPlace = { name: string; latitude: number; longitude: number };

/** The largest place of just this name that is at least so prominent, "portland maine" too; null if there is none. Nothing is guessed. */
export async function namedPlace(ctx: Pick<Ctx, "db">, text: string, leastProminence = 0): Promise<NamedPlace | null> {
  const asked = readText(text);
  if (asked.name === "") return null;
  for (const { name, area } of [asked, ...splitsOf(asked)]) {
    const [found] = await findByName(ctx, name, area);
    if (found && found.prominence >= leastProminence) return { name: found.name, latitude: found.latitude, longitude: found.longitude };
  }
  return null;
}
