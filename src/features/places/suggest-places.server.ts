import type { Ctx } from "../../platform/context.server.ts";
import { readText, splitsOf } from "./place-words.rules.ts";
import { foldText } from "./gazetteer/fold-text.ts";
import { OTHER_NAMES } from "./gazetteer/more-places.ts";
import {
  findByInnerWord,
  findByName,
  findByPrefix,
  findBySimilarity,
  findProminentByPrefix,
  findProminentBySimilarity,
  type PlaceRow,
} from "./place.queries.server.ts";
import type { Place, SuggestPlacesInput } from "./place.schema.ts";

/** Shorter texts are still being typed, and the gazetteer has hardly any names in other scripts. */
const MAY_BE_GUESSED = /^(?=.{3})[a-z0-9 ]+$/;
/** Several short words are similar to too many names to go through all of them. */
const IS_SIMILAR_TO_FEW = /^\S{4,20}$/;

/** Texts this short begin thousands of names: the larger places are looked through first, which mostly suffices. */
const BEGINS_MANY = /^.{1,3}$/u;

/**
 * Places that begin with the text, the larger first; then those with a later word that does; where there are none, those that it
 * may be a misspelling of. What follows a comma, or a place's whole name, narrows it down: "portland, me", "portland maine".
 */
export async function suggestPlaces(ctx: Pick<Ctx, "db">, { text, limit }: SuggestPlacesInput): Promise<Place[]> {
  const { name, area } = readText(text);
  if (name === "") return [];
  const found = new Map<string, Place>();
  const add = (rows: PlaceRow[]) => {
    for (const row of rows) {
      const place = viewOf(row);
      if (found.size < limit && !found.has(place.label)) found.set(place.label, place);
    }
  };
  if (BEGINS_MANY.test(name)) add(await findProminentByPrefix(ctx, name, area));
  if (found.size < limit) add(await findByPrefix(ctx, name, area));
  if (found.size < limit) for (const split of splitsOf({ name, area })) add(await findByName(ctx, split.name, split.area));
  if (found.size >= limit || !MAY_BE_GUESSED.test(name)) return [...found.values()];
  add(await findByInnerWord(ctx, name, area));
  if (found.size === 0) add(await findProminentBySimilarity(ctx, name, area));
  if (found.size === 0 && IS_SIMILAR_TO_FEW.test(name)) add(await findBySimilarity(ctx, name, area));
  return [...found.values()];
}

/** Other names as people write them, by how they are searched. */
const OTHER_NAMES_WRITTEN = new Map(
  Object.values(OTHER_NAMES)
    .flatMap((names) => Object.values(names).flat())
    .map((name) => [foldText(name), name]),
);

function viewOf({ id, kind, name, town, region, regionCode, country, latitude, longitude, searchName }: PlaceRow): Place {
  const alsoCalled = kind === "city" && searchName !== foldText(name) ? (OTHER_NAMES_WRITTEN.get(searchName) ?? null) : null;
  const label = [name, town, region, country].filter((part, index, parts) => part && part !== parts[index - 1]).join(", ");
  return { id, kind, label, name, town, region, regionCode, country, latitude, longitude, alsoCalled };
}
