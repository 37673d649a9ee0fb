import { countOf } from "../../../platform/words/counts.ts";
import type { Formats } from "../../../platform/words/formats.ts";
import { lengthInWords } from "../../../platform/words/length-words.ts";
import type { Crew } from "../../listings/index.ts";
import type { ShownCard } from "./shown-card.ts";

const CREW_WORDS: Record<Crew, string> = { captained: "Captain included", bareboat: "No captain", either: "Captain optional" };

/** "4 guests · 2 bedrooms · 3 beds", or "38 ft · Captain included · 6 guests". */
export function factsLine(
  { capacity, bedrooms, beds, boat }: Pick<ShownCard, "capacity" | "bedrooms" | "beds" | "boat">,
  formats: Formats,
) {
  const guests = countOf(capacity, "guest");
  const facts = boat
    ? [boat.lengthFeet && lengthInWords(boat.lengthFeet, formats), boat.crew && CREW_WORDS[boat.crew], guests]
    : [guests, bedrooms === 0 ? "Studio" : countOf(bedrooms, "bedroom"), countOf(beds, "bed")];
  return facts.filter(Boolean).join(" · ");
}

/** Where it is, without the city if the title says that already. */
export const placeLine = ({ title, city, country }: Pick<ShownCard, "title" | "city" | "country">): string =>
  title.toLowerCase().includes(city.toLowerCase()) ? country : `${city}, ${country}`;
