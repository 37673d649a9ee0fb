import { amenityLabel, AMENITY_FILTERS, type AmenityFilter } from "../../listings/index.ts";
import { foldText } from "../../places/index.ts";
import { AMENITY_WORDS } from "./amenity-words.ts";
import { FILLER_PHRASES } from "./fillers.ts";
import { BOTH, HOME_ROWS } from "./home-phrases.ts";
import type { Meaning, Phrase, Row } from "./intent.ts";
import { NAMES, PLACE_ROWS } from "./place-phrases.ts";

const KINDS: Row[] = [
  ["Boats", { type: "boat" }, "boat", "boats", "charter", "charters", "boat rental", "boat rentals", "boat charter", "boat charters"],
  ["Boats", { type: "boat" }, "charter boat", "charter boats", "boating", "boat trip", "rent a boat"],
  ["Yachts", { type: "boat", category: "Yacht" }, "yacht", "yachts", "superyacht", "yacht charter", "yacht charters", "yacht rental"],
  ["Sailboats", { type: "boat", boatKind: "Sailboat" }, "sailboat", "sailboats", "sail boat", "sailing boat", "sailing boats", "sailing"],
  ["Sailboats", { type: "boat", boatKind: "Sailboat" }, "sailing yacht", "sailing yachts", "sloop", "ketch", "schooner"],
  ["Catamarans", { type: "boat", boatKind: "Catamaran" }, "catamaran", "catamarans", "sailing catamaran"],
  ["Motorboats", { type: "boat", boatKind: "Motorboat" }, "motorboat", "motorboats", "motor boat", "motor boats", "powerboat", "speedboat"],
  ["Motorboats", { type: "boat", boatKind: "Motorboat" }, "motor yacht", "motor yachts", "trawler", "speed boat", "power boat"],
];

const HALF_DAY: Meaning = { type: "boat", charter: true, hours: 4 };
const DAY: Meaning = { type: "boat", charter: true, hours: 8 };
const WEEK: Meaning = { type: "boat", charter: true, hours: 168 };
/** Sunset is no time of the clock: what begins in the afternoon and is short. */
const SUNSET: Meaning = { type: "boat", charter: true, hours: 2, from: "15:00" };

const CHARTERS: Row[] = [
  ["Half day", HALF_DAY, "half day", "half a day", "half day charter", "half day charters", "half day trip", "half day cruise"],
  ["Half day", HALF_DAY, "for half a day", "4 hour charter", "four hour charter", "morning charter", "morning cruise"],
  ["A day on the water", DAY, "for a day", "for the day", "day charter", "day charters", "day trip", "day trips", "full day", "whole day"],
  [
    "A day on the water",
    DAY,
    "full day charter",
    "full day charters",
    "by the day",
    "day sail",
    "day sailing",
    "day cruise",
    "for one day",
  ],
  ["A week on the water", WEEK, "week charter", "weekly charter", "weekly charters", "saturday to saturday", "by the week"],
  ["Sunset", SUNSET, "sunset sail", "sunset sails", "sunset cruise", "sunset cruises", "sunset sailing", "sunset charter", "sunset trip"],
  ["By the hour or day", { type: "boat", charter: true }, "by the hour", "hourly", "hourly charter", "boat by the hour", "hourly rental"],
];

const MORE: Row[] = [
  ["With a captain", { type: "boat", captain: "with" }, "with captain", "with a captain", "captained", "captain included", "skippered"],
  [
    "With a captain",
    { type: "boat", captain: "with" },
    "with skipper",
    "with a skipper",
    "with crew",
    "with a crew",
    "crewed",
    "with captain and crew",
  ],
  ["Bareboat", { type: "boat", captain: "without" }, "bareboat", "bare boat", "without captain", "without a captain", "no captain"],
  ["Bareboat", { type: "boat", captain: "without" }, "without skipper", "self drive", "drive yourself"],
  ["No license needed", { type: "boat", noLicense: true }, "no license", "without license", "without a license", "license free"],
  ["No license needed", { type: "boat", noLicense: true }, "no licence", "without licence", "without a licence", "no license needed"],
  ["Pets allowed", { pets: 1 }, "pet friendly", "pets allowed", "pets welcome", "pets", "pet", "pets ok", "allows pets", "with pets"],
  ["Pets allowed", { pets: 1 }, "dog friendly", "dogs allowed", "dogs welcome", "dog", "dogs", "with dog", "with a dog", "with my dog"],
  ["Pets allowed", { pets: 1 }, "with dogs", "with our dog", "cat friendly", "dogs ok", "allows dogs", "with my dogs", "with a pet"],
  ["Refundable", { freeCancellation: true }, "free cancellation", "free cancelation", "refundable", "flexible cancellation"],
  ["2 guests", { guests: 2 }, "couple", "a couple", "for a couple", "for couples", "couples", "two of us", "for the two of us"],
  ["Rated 4.5 or more", { rating: 4.5 }, "top rated", "best rated", "highly rated", "well rated"],
  ["By a lake", { byLake: true }, "lakefront", "lakeside", "by a lake", "by the lake", "on a lake", "on the lake", "at the lake"],
];

const own = (name: AmenityFilter): string[] => (name === "Bathroom" ? [] : [name]);

const ROWS: Row[] = [
  ...AMENITY_FILTERS.map((name): Row => [amenityLabel(name), { amenity: name }, ...own(name), ...AMENITY_WORDS[name]]),
  ...PLACE_ROWS,
  ...KINDS,
  ...HOME_ROWS,
  ...CHARTERS,
  ...MORE,
];

/** Every phrase that is understood, folded, with what it means. */
export const PHRASES: ReadonlyMap<string, readonly Phrase[]> = new Map<string, Phrase[]>([
  ...ROWS.flatMap(([label, meaning, ...phrases]) => phrases.map((phrase): [string, Phrase[]] => [foldText(phrase), [{ label, meaning }]])),
  ...BOTH.flatMap(([phrases, meant]) => phrases.map((phrase): [string, Phrase[]] => [foldText(phrase), [...meant]])),
  ...FILLER_PHRASES.map((phrase): [string, Phrase[]] => [phrase, []]),
]);

/** Names of places that have such a word in them and are only text. */
export const ONLY_NAMES: ReadonlySet<string> = new Set(NAMES);

const asWishes = (rows: readonly Row[]) =>
  rows.flatMap(([label, , ...phrases]) => phrases.map((phrase) => ({ phrase: foldText(phrase), label })));

/** Phrases that ask for something other than a place, the most wanted first, for suggestions. */
export const WISHES: readonly { phrase: string; label: string }[] = asWishes([
  ...KINDS,
  ...HOME_ROWS,
  ...CHARTERS,
  ...MORE,
  ...ROWS.filter(([, { amenity }]) => amenity !== undefined),
]);
