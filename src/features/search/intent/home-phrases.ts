import type { HomeKind } from "../../listings/index.ts";
import { HOME_KIND_LABELS } from "../filters/filter-words.ts";
import type { Row } from "./intent.ts";

const WORDS: Record<HomeKind, readonly string[]> = {
  villa: ["villa", "villas", "casa", "casas", "finca", "fincas", "private villa", "luxury villa", "luxury villas", "holiday villa"],
  cottage: ["cottage", "cottages", "bungalow", "bungalows", "country cottage", "holiday cottage", "holiday cottages"],
  cabin: ["cabin", "cabins", "log cabin", "log cabins", "ski cabin", "ski lodge", "lodge", "lodges", "cabin in the woods"],
  loft: ["loft", "lofts", "loft apartment", "loft apartments"],
  chalet: ["chalet", "chalets", "ski chalet", "ski chalets"],
  room: ["room", "rooms", "private room", "private rooms", "guest room", "guest rooms", "spare room"],
  houseboat: ["houseboat", "houseboats", "house boat", "house boats", "floating home", "floating homes"],
};

/** A houseboat may be listed as a home or as a boat. */
const HOME_KIND_ROWS = Object.entries(WORDS).map(([kind, words]): Row => [
  HOME_KIND_LABELS[kind as HomeKind],
  { ...(kind !== "houseboat" && { type: "property" as const }), homeKind: kind as HomeKind },
  ...words,
]);

const HOMES: Row[] = [
  [
    "Homes",
    { type: "property" },
    "vacation home",
    "vacation homes",
    "vacation rental",
    "vacation rentals",
    "holiday home",
    "holiday homes",
  ],
  ["Homes", { type: "property" }, "home", "homes", "holiday rental", "holiday rentals", "vacation properties", "vacation property"],
  ["Houses", { type: "property", category: "House" }, "house", "houses", "vacation house", "holiday house", "entire house"],
  ["Houses", { type: "property", category: "House" }, "guest house", "guesthouse", "guesthouses", "townhouse", "townhouses", "farmhouse"],
  ["Apartments", { type: "property", category: "Apartment" }, "apartment", "apartments", "flat", "flats", "condo", "condos", "penthouse"],
  ["Apartments", { type: "property", category: "Apartment" }, "holiday apartment", "holiday flat", "condominium", "vacation apartment"],
];

const FAMILIES: Row[] = [
  [
    "Great for families",
    { families: true },
    "great for families",
    "good for families",
    "for families",
    "family friendly",
    "for the family",
  ],
  [
    "Great for families",
    { families: true },
    "kid friendly",
    "kids friendly",
    "child friendly",
    "kids welcome",
    "children welcome",
    "for kids",
  ],
  ["Great for families", { families: true }, "suitable for families", "good for kids"],
];

export const HOME_ROWS: readonly Row[] = [...HOMES, ...HOME_KIND_ROWS, ...FAMILIES];

const BY_A_LAKE = { label: "By a lake", meaning: { byLake: true } } as const;
const BY_THE_BEACH = { label: "Beach access", meaning: { amenity: "Beach Access" } } as const;
const SUITS_FAMILIES = { label: "Great for families", meaning: { families: true } } as const;
const HOUSE = { label: "Houses", meaning: { type: "property", category: "House" } } as const;
const kindOf = (kind: HomeKind) => ({ label: HOME_KIND_LABELS[kind], meaning: { type: "property", homeKind: kind } }) as const;

/** Words that mean two things at once. */
export const BOTH = [
  [
    ["lakehouse", "lakehouses", "lake house", "lake houses", "lake home", "lake homes"],
    [BY_A_LAKE, HOUSE],
  ],
  [
    ["lake cabin", "lake cabins", "cabin by the lake", "cabin on a lake"],
    [BY_A_LAKE, kindOf("cabin")],
  ],
  [
    ["lake cottage", "lake cottages", "cottage by the lake", "cottage on a lake"],
    [BY_A_LAKE, kindOf("cottage")],
  ],
  [
    ["family house", "family houses"],
    [SUITS_FAMILIES, HOUSE],
  ],
  [
    ["family home", "family homes"],
    [SUITS_FAMILIES, { label: "Homes", meaning: { type: "property" } }],
  ],
  [
    ["beach house", "beach houses"],
    [BY_THE_BEACH, HOUSE],
  ],
  [
    ["beach cottage", "beach cottages"],
    [BY_THE_BEACH, kindOf("cottage")],
  ],
  [
    ["beach villa", "beach villas"],
    [BY_THE_BEACH, kindOf("villa")],
  ],
] as const;
