import type { Region, RegionBox } from "./region.ts";

type Degrees = [west: number, south: number, east: number, north: number];
type Row = [name: string, within: string, boxes: Degrees[], ...also: string[]];

const SOUTHERN_FRANCE: Degrees = [3.0, 42.3, 7.75, 43.95];
const LIGURIA: Degrees = [7.4, 43.4, 10.2, 44.5];
const WESTERN_ITALY: Degrees[] = [
  [10.2, 41.9, 12.3, 44.1],
  [11.7, 40.8, 14.6, 42.1],
  [14.0, 39.9, 16.3, 40.95],
  [15.6, 37.8, 16.9, 39.95],
];
const SICILY: Degrees = [11.8, 36.4, 15.7, 38.95];
const SARDINIA_AND_CORSICA: Degrees = [8.0, 38.7, 9.95, 43.1];
const ADRIATIC: Degrees[] = [
  [12.0, 43.9, 13.8, 45.85],
  [13.3, 44.7, 15.2, 45.6],
  [13.0, 41.8, 15.6, 44.0],
  [15.1, 42.9, 17.0, 44.7],
  [14.8, 40.0, 18.6, 42.1],
  [16.3, 42.2, 18.8, 43.6],
  [18.6, 40.2, 19.9, 42.3],
];
const IONIAN: Degrees = [19.2, 36.3, 21.9, 39.95];
const AEGEAN: Degrees[] = [
  [22.3, 34.8, 28.4, 38.3],
  [22.5, 38.2, 27.6, 41.1],
];
const SOUTHERN_TURKEY: Degrees = [27.2, 35.9, 36.3, 37.2];
const EASTERN_SPAIN: Degrees[] = [
  [-5.7, 35.9, -0.6, 37.9],
  [-1.2, 37.5, 0.6, 40.6],
  [0.3, 40.4, 3.4, 42.5],
];
const BALEARICS: Degrees = [1.1, 38.6, 4.4, 40.15];

const SEAS: Row[] = [
  [
    "Mediterranean",
    "Southern Europe",
    [
      ...EASTERN_SPAIN,
      BALEARICS,
      SOUTHERN_FRANCE,
      LIGURIA,
      ...WESTERN_ITALY,
      SARDINIA_AND_CORSICA,
      SICILY,
      ...ADRIATIC,
      IONIAN,
      ...AEGEAN,
      SOUTHERN_TURKEY,
      [32.2, 34.5, 34.7, 35.8],
      [14.1, 35.7, 14.6, 36.1],
      [34.2, 31.2, 36.0, 36.5],
      [-5.6, 35.0, -2.0, 36.0],
      [9.6, 33.1, 11.4, 37.4],
    ],
    "mediterranean sea",
    "mediterranean coast",
    "the med",
    "southern europe",
  ],
  ["Adriatic", "Italy, Croatia, Montenegro and Albania", ADRIATIC, "adriatic sea", "adriatic coast"],
  ["Aegean", "Greece and Türkiye", AEGEAN, "aegean sea", "aegean islands", "aegean coast"],
  ["Ionian Sea", "Greece and Italy", [IONIAN, [16.4, 37.7, 18.6, 40.5]], "ionian", "ionian coast"],
  ["Tyrrhenian Sea", "Italy", [...WESTERN_ITALY, SICILY, [9.0, 38.7, 9.95, 43.1]], "tyrrhenian", "tyrrhenian coast"],
  ["Riviera", "France and Italy", [[6.1, 43.0, 10.0, 44.5]], "the riviera"],
  [
    "Baltic Sea",
    "Northern Europe",
    [
      [9.8, 53.5, 30.3, 60.7],
      [16.5, 60.3, 25.6, 66.0],
    ],
    "baltic",
    "baltic coast",
  ],
  ["North Sea", "Northern Europe", [[-3.5, 51.0, 9.6, 59.2]], "north sea coast"],
  [
    "Norwegian Coast",
    "Norway",
    [
      [4.4, 57.9, 8.6, 63.3],
      [7.5, 57.9, 11.3, 59.9],
      [8.0, 62.8, 14.0, 66.5],
      [11.5, 66.0, 31.2, 71.3],
    ],
    "coast of norway",
    "norway coast",
  ],
  [
    "Caribbean",
    "West Indies",
    [
      [-85.1, 19.6, -74.0, 23.3],
      [-78.5, 17.6, -64.4, 20.1],
      [-65.2, 10.0, -59.3, 18.8],
      [-70.2, 12.0, -68.0, 12.7],
      [-88.0, 15.8, -86.5, 21.6],
    ],
    "caribbean sea",
    "caribbean islands",
    "west indies",
  ],
  [
    "Gulf Coast",
    "Texas to Florida",
    [
      [-97.9, 25.8, -94.3, 29.9],
      [-94.4, 28.8, -88.0, 30.6],
      [-88.6, 29.8, -83.6, 30.8],
      [-84.3, 25.0, -81.6, 30.2],
    ],
    "the gulf",
    "gulf of mexico",
    "us gulf coast",
  ],
  [
    "East Coast",
    "Maine to Florida",
    [
      [-71.2, 41.1, -66.9, 45.2],
      [-74.9, 40.4, -69.9, 42.9],
      [-77.4, 36.4, -73.5, 40.8],
      [-79.9, 33.5, -75.3, 36.6],
      [-82.2, 24.4, -78.8, 33.6],
    ],
    "us east coast",
    "atlantic coast",
    "eastern seaboard",
  ],
  [
    "West Coast",
    "Washington to California",
    [
      [-124.9, 46.1, -121.9, 49.0],
      [-124.7, 38.9, -123.3, 46.3],
      [-124.0, 36.0, -121.4, 39.0],
      [-122.0, 32.5, -116.9, 36.1],
    ],
    "us west coast",
    "pacific coast",
  ],
  [
    "California Coast",
    "California",
    [
      [-124.5, 38.2, -123.0, 42.0],
      [-123.2, 36.0, -121.4, 38.3],
      [-122.0, 32.5, -116.9, 36.1],
    ],
    "coast of california",
  ],
  ["Florida Coast", "Florida", [[-87.6, 24.4, -79.9, 30.9]], "coast of florida"],
  [
    "New England",
    "Maine to Connecticut",
    [
      [-73.5, 40.98, -71.8, 45.05],
      [-71.9, 41.2, -69.9, 45.35],
      [-70.9, 43.0, -66.9, 47.5],
    ],
  ],
  ["Pacific Northwest", "Washington and Oregon", [[-124.9, 42.0, -116.9, 49.0]], "pnw", "the northwest"],
  ["Southern California", "California", [[-121.0, 32.5, -114.2, 35.1]], "socal"],
  ["Northern California", "California", [[-124.5, 37.0, -119.9, 42.0]], "norcal"],
  [
    "Great Lakes",
    "United States and Canada",
    [
      [-92.4, 46.3, -84.3, 48.95],
      [-88.2, 41.5, -84.9, 46.3],
      [-85.0, 42.9, -79.7, 46.4],
      [-83.6, 41.3, -78.7, 42.95],
      [-79.9, 43.1, -75.9, 44.4],
    ],
    "the great lakes",
  ],
  ["Lake Michigan", "United States", [[-88.2, 41.5, -84.9, 46.15]]],
  ["Long Island", "New York", [[-74.05, 40.53, -71.8, 41.2]]],
  [
    "Scandinavia",
    "Norway, Sweden and Denmark",
    [
      [4.4, 57.9, 12.6, 64.5],
      [11.0, 55.2, 24.2, 69.1],
      [8.0, 54.5, 12.8, 57.8],
      [11.5, 64.0, 31.2, 71.3],
    ],
  ],
  ["Tuscany", "Italy", [[9.65, 42.2, 12.4, 44.5]], "toscana"],
  ["Provence", "France", [[4.2, 43.0, 7.1, 44.5]]],
  ["England", "United Kingdom", [[-5.8, 49.85, 1.8, 55.85]]],
  ["Scotland", "United Kingdom", [[-8.7, 54.6, -0.7, 60.9]]],
  ["Wales", "United Kingdom", [[-5.4, 51.35, -2.6, 53.5]]],
];

const boxOf = ([west, south, east, north]: Degrees): RegionBox => ({ west, south, east, north });

/** Seas by their shores, long coasts and parts of countries: large areas, each of several boxes that leave out the land behind. */
export const LARGE_REGIONS: readonly Region[] = SEAS.map(([name, within, boxes, ...also]) => ({
  name,
  within,
  kind: "area",
  boxes: boxes.map(boxOf),
  also,
}));
