import type { Category, HomeKind } from "../../listings/index.ts";
import type { Json } from "./json-values.server.ts";
import type { Pieces } from "./pieces.server.ts";

const WORDS: Record<Category, string> = {
  Yacht: "yacht yachts superyacht megayacht gulet yate yacht-charter caicco",
  Boat: "boat boats houseboat sailboat motorboat powerboat speedboat pontoon catamaran trimaran sailing barge canal ship ferry jetski deckboat bowrider cruiser dinghy kayak canoe hausboot barco barca bateau péniche boot segelboot motorboot velero catamarano trimarano gommone motoscafo gozzo motorsailer katamaran voilier segelyacht",
  Apartment:
    "apartment apartments apt condo condominium condohotel flat loft studio unit suite penthouse hotel aparthotel hostel motel resort wohnung ferienwohnung appartement apartamento appartamento monolocale estudio piso квартира lejlighed leilighet lägenhet huoneisto mieszkanie apartman",
  House:
    "house home villa cabin cottage chalet bungalow castle tower farm farmhouse farmstay townhouse townhome guesthouse guesthome barn lodge ranch mansion estate tiny treehouse tent yurt dome hut cave camper rv trailer windmill lighthouse shepherd bed breakfast inn minsu ryokan riad trullo haus ferienhaus hütte pension landhaus maison gîte gite casa cabaña huis vakantiehuis hytte дом",
};
const CATEGORY_OF = new Map(
  Object.entries(WORDS).flatMap(([category, words]) => words.split(" ").map((word): [string, Category] => [word, category as Category])),
);
const ORDER: Category[] = ["Yacht", "Boat", "Apartment", "House"];
/** Says nothing: Airbnb calls every whole place so. */
const EITHER = /\b(home|house)\s?\/\s?(apt|flat|apartment)\b/gi;

/** What a listing is, from words such as "Entire rental unit in San Diego"; null if they don't say. */
export function readCategory(text: unknown): Category | null {
  if (typeof text !== "string") return null;
  const short = text.slice(0, 200).replaceAll(EITHER, " ");
  return known(short.split(/ in | à | en | a /)[0] ?? "") ?? known(short);
}

function known(text: string): Category | null {
  const words = text.toLowerCase().split(/[^\p{L}]+/u);
  const found = new Set(words.map((word) => CATEGORY_OF.get(word)));
  return ORDER.find((category) => found.has(category)) ?? null;
}

const KINDS: [RegExp, HomeKind][] = [
  [/\b(private|shared|guest) room\b|\broom in\b|\b(zimmer|habitación|camera privata|chambre privée)\b/i, "room"],
  [/\b(houseboat|house boat|hausboot|péniche)\b/i, "houseboat"],
  [/\bvillas?\b/i, "villa"],
  [/\bchalets?\b/i, "chalet"],
  [/\b(cabin|log house|hytte|lodge|blockhaus|cabaña)\b/i, "cabin"],
  [/\b(cottage|bungalow|cabañita)\b/i, "cottage"],
  [/\bloft\b/i, "loft"],
];

/** What kind of home it is, from words such as "Entire villa in Palma"; null if they say no more than house or apartment. */
export function readHomeKind(text: unknown): HomeKind | null {
  if (typeof text !== "string") return null;
  const [what = ""] = text.slice(0, 200).split(/(?<!room) in /i);
  return KINDS.find(([said]) => said.test(what))?.[1] ?? null;
}

/** Offers what a text says of the category, and of the kind of home. */
export function offerCategory(pieces: Pieces, text: Json, how: { isGuess?: boolean; rank?: number } = {}): void {
  pieces.offer("category", readCategory(text), how);
  pieces.offer("homeKind", readHomeKind(text), how);
}
