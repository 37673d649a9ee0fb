import type { Ctx } from "../../platform/context.server.ts";
import { foldText } from "./gazetteer/fold-text.ts";
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

/** Shorter texts are still being typed, and names in other letters are hardly there. */
const MAY_BE_GUESSED = /^(?=.{3})[a-z0-9 ]+$/;
/** Several short words resemble too many names to look through all of them. */
const RESEMBLES_FEW = /^\S{4,20}$/;

type Wanted = { name: string; area: string[] };

/**
 * Places that begin with the text, the better known first; then those with a later word that does; where all of these
 * are little known, those that it may be a misspelling of. What follows a comma, or a place's whole name, narrows it down: "portland, me", "portland maine".
 */
export async function suggestPlaces(ctx: Pick<Ctx, "db">, { text, limit }: SuggestPlacesInput): Promise<Place[]> {
  const { name, area } = readText(text);
  if (name === "") return [];
  const found = new Map<string, Place>();
  let isRare = true;
  const add = (rows: PlaceRow[]) => {
    for (const row of rows) {
      const place = viewOf(row);
      if (row.prominence >= 20) isRare = false;
      if (found.size < limit && !found.has(place.label)) found.set(place.label, place);
    }
  };
  add(await findProminentByPrefix(ctx, name, area));
  if (found.size < limit) add(await findByPrefix(ctx, name, area));
  if (found.size < limit) for (const split of splitsOf({ name, area })) add(await findByName(ctx, split.name, split.area));
  if (found.size >= limit || !MAY_BE_GUESSED.test(name)) return [...found.values()];
  add(await findByInnerWord(ctx, name, area));
  if (isRare && found.size < limit) add(await findProminentBySimilarity(ctx, name, area));
  if (found.size === 0 && RESEMBLES_FEW.test(name)) add(await findBySimilarity(ctx, name, area));
  return [...found.values()];
}

function readText(text: string): Wanted {
  const [name = "", ...area] = text.split(",").map(foldText).filter(Boolean);
  return { name, area: wordsOf(area.join(" ")) };
}

const wordsOf = (text: string) => text.split(" ").filter(Boolean);

/** "lake placid new york" may be Lake Placid in New York: every way to cut it in two, the longest name first. */
function splitsOf({ name, area }: Wanted): Wanted[] {
  const words = wordsOf(name).slice(0, 6);
  return words.slice(1).map((_, index) => {
    const end = words.length - 1 - index;
    return { name: words.slice(0, end).join(" "), area: [...words.slice(end), ...area] };
  });
}

function viewOf({ id, kind, name, town, region, regionCode, country, latitude, longitude }: PlaceRow): Place {
  const label = [name, town, region, country].filter((part, index, parts) => part && part !== parts[index - 1]).join(", ");
  return { id, kind, label, name, town, region, regionCode, country, latitude, longitude };
}
