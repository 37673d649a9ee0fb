import type { Ctx } from "../../../platform/context.server.ts";
import { foldText, REGIONS, namesOfRegion } from "../../places/index.ts";
import { namedPlace } from "../../places/index.server.ts";
import { unreadWords } from "../intent/read-intent.ts";
import { editDistance, withoutALetter, wrongLetters } from "./edit-distance.ts";
import { selectTownsLike } from "./town.queries.server.ts";

/** What was typed for a place, and the place that is meant. */
export type Correction = { typed: string; shown: string };

const MOST_WORDS = 4;
const MOST_LOOKED_AT = 12;

/** Some words of the text that stand next to each other. */
type Span = { folded: string; start: number; end: number };
type Guess = Span & { name: string; distance: number };

/**
 * The text with a misspelt place put right: a town that has listings, or a region. Null if no word may be one. What the gazetteer knows as a place is
 * left as it is.
 */
export async function correctPlaces(
  ctx: Ctx,
  text: string,
  known: ReadonlySet<string>,
): Promise<{ text: string; correction: Correction | null } | null> {
  const spans = spansOf(text, known);
  if (spans.length === 0) return null;
  const texts = [...new Set(spans.map(({ folded }) => folded))];
  const towns = await selectTownsLike(ctx, texts, [...new Set(texts.flatMap(withoutALetter))]);
  for (const guess of guessesOf(spans, [...towns, ...regionNames()])) {
    if (await isPlaceItself(ctx, guess)) continue;
    const typed = text.slice(guess.start, guess.end);
    const correction = foldText(typed) === foldText(guess.name) ? null : { typed, shown: guess.name };
    return { text: text.slice(0, guess.start) + guess.name + text.slice(guess.end), correction };
  }
  return null;
}

/** Up to four words in a row, one of which at least the search doesn't know. */
function spansOf(text: string, known: ReadonlySet<string>): Span[] {
  const words = unreadWords(text).slice(0, MOST_LOOKED_AT);
  return words.flatMap((first, from) =>
    words.slice(from, from + MOST_WORDS).flatMap((last, index) => {
      const among = words.slice(from, from + index + 1);
      const isInARow = last.place - first.place === index;
      const span = { folded: foldText(among.map(({ folded }) => folded).join(" ")), start: first.start, end: last.end };
      return isInARow && among.some(({ folded }) => !known.has(folded)) && wrongLetters(span.folded.length) > 0 ? [span] : [];
    }),
  );
}

/** What explains the most letters with the fewest wrong ones first. */
function guessesOf(spans: readonly Span[], names: readonly string[]): Guess[] {
  const folded = names.map((name) => ({ name, as: foldText(name) }));
  const guesses = spans.flatMap((span) =>
    folded.flatMap(({ name, as }): Guess[] => {
      const most = wrongLetters(Math.min(span.folded.length, as.length));
      const distance = editDistance(span.folded, as, most);
      const beginsAlike = distance < 2 || span.folded[0] === as[0];
      return distance <= most && beginsAlike ? [{ ...span, name, distance }] : [];
    }),
  );
  const worth = ({ distance, folded: { length } }: Guess) => length - 3 * distance;
  return guesses.toSorted((a, b) => worth(b) - worth(a) || (a.name < b.name ? -1 : 1));
}

/** A place of that very name is meant, though nothing is there; a village only if the guess is a wild one. */
const isPlaceItself = async (ctx: Ctx, { folded, distance }: Guess): Promise<boolean> =>
  distance > 0 && (await namedPlace(ctx, folded, distance > 1 ? 0 : 1)) !== null;

const regionNames = (): string[] => REGIONS.flatMap((region) => [region.name, ...namesOfRegion(region).slice(1)]);
