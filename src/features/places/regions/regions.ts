import { foldText } from "../gazetteer/fold-text.ts";
import type { Region, RegionBox } from "./region.ts";
import { LARGE_REGIONS } from "./seas.ts";

type Degrees = [west: number, south: number, east: number, north: number];
type Row = [name: string, within: string, box: Degrees, ...also: string[]];

const COASTS: Row[] = [
  ["Amalfi Coast", "Italy", [14.3, 40.52, 14.82, 40.72], "costiera amalfitana", "amalfitana"],
  ["Cinque Terre", "Italy", [9.6, 44.07, 9.87, 44.2]],
  ["Italian Riviera", "Italy", [7.5, 43.75, 10.0, 44.5], "liguria", "ligurian coast"],
  ["Tuscan Coast", "Italy", [9.8, 42.35, 11.3, 44.1], "tuscany coast"],
  ["Dalmatian Coast", "Croatia", [14.9, 42.35, 18.55, 44.4], "dalmatia", "croatian coast"],
  ["Istria", "Croatia", [13.45, 44.75, 14.25, 45.55], "istrian coast"],
  ["Bay of Kotor", "Montenegro", [18.4, 42.35, 18.85, 42.55], "kotor bay", "boka kotorska"],
  ["Côte d'Azur", "France", [6.1, 43.0, 7.6, 43.85], "french riviera", "cote d azur"],
  ["Brittany", "France", [-5.2, 47.2, -1.0, 48.95], "bretagne"],
  ["Costa Brava", "Spain", [2.75, 41.65, 3.35, 42.45]],
  ["Costa del Sol", "Spain", [-5.4, 36.25, -3.4, 36.85]],
  ["Costa Blanca", "Spain", [-0.85, 37.8, 0.3, 38.95]],
  ["Algarve", "Portugal", [-9.05, 36.9, -7.35, 37.45]],
  ["Lisbon Coast", "Portugal", [-9.55, 38.4, -8.9, 39.0], "estoril coast"],
  ["Cornwall", "England", [-5.75, 49.93, -4.15, 50.95]],
  ["Norwegian Fjords", "Norway", [4.8, 58.8, 8.2, 62.9], "fjords", "norway fjords"],
  ["Turkish Riviera", "Türkiye", [27.2, 36.0, 31.2, 37.3], "turquoise coast", "lycian coast"],
  ["Cape Cod", "Massachusetts", [-70.75, 41.5, -69.9, 42.1], "the cape"],
  ["Outer Banks", "North Carolina", [-76.3, 34.5, -75.35, 36.6], "obx"],
  ["The Hamptons", "New York", [-72.75, 40.78, -71.8, 41.12], "hamptons"],
  ["Jersey Shore", "New Jersey", [-74.95, 38.9, -73.9, 40.5]],
  ["Chesapeake Bay", "Maryland and Virginia", [-77.1, 36.8, -75.6, 39.6], "chesapeake"],
  ["Maine Coast", "Maine", [-70.75, 43.0, -66.9, 44.95], "midcoast maine", "down east"],
  ["Lowcountry", "South Carolina and Georgia", [-81.3, 31.8, -79.3, 33.2], "low country"],
  ["Gulf Coast of Florida", "Florida", [-83.2, 25.8, -81.6, 28.6], "florida gulf coast"],
  ["Emerald Coast", "Florida", [-87.5, 30.1, -85.3, 30.6], "florida panhandle", "30a"],
  ["Oregon Coast", "Oregon", [-124.65, 42.0, -123.6, 46.25]],
  ["Big Sur", "California", [-121.95, 35.7, -121.2, 36.6]],
  ["Puget Sound", "Washington", [-123.2, 47.0, -122.1, 48.3]],
  ["Olympic Peninsula", "Washington", [-124.8, 46.9, -122.6, 48.45]],
  ["Riviera Maya", "Mexico", [-87.75, 20.0, -86.7, 21.3]],
  ["Los Cabos", "Mexico", [-110.35, 22.8, -109.35, 23.5]],
  ["Sunshine Coast", "Canada", [-124.9, 49.3, -123.4, 50.2]],
  ["Gold Coast", "Australia", [153.2, -28.25, 153.6, -27.7]],
  ["Whitsundays", "Australia", [148.4, -20.6, 149.2, -19.9], "whitsunday islands"],
  ["Bay of Islands", "New Zealand", [173.9, -35.45, 174.45, -34.95]],
];

const ISLANDS: Row[] = [
  ["Cyclades", "Greece", [24.2, 36.3, 26.2, 38.05], "cyclades islands"],
  ["Ionian Islands", "Greece", [19.3, 37.6, 21.0, 39.9]],
  ["Dodecanese", "Greece", [26.2, 35.3, 28.4, 37.5]],
  ["Saronic Islands", "Greece", [23.3, 37.2, 23.65, 37.8]],
  ["Sporades", "Greece", [23.3, 38.95, 24.4, 39.4]],
  ["Crete", "Greece", [23.4, 34.8, 26.4, 35.75]],
  ["Balearics", "Spain", [1.1, 38.6, 4.4, 40.15], "balearic islands", "balearen"],
  ["Mallorca", "Spain", [2.3, 39.2, 3.5, 40.0], "majorca"],
  ["Ibiza", "Spain", [1.15, 38.6, 1.7, 39.15]],
  ["Canary Islands", "Spain", [-18.3, 27.5, -13.3, 29.5], "canaries"],
  ["Sardinia", "Italy", [8.1, 38.8, 9.9, 41.35], "sardegna"],
  ["Sicily", "Italy", [12.3, 36.6, 15.7, 38.85], "sicilia"],
  ["Corsica", "France", [8.5, 41.3, 9.6, 43.05], "corse"],
  ["Madeira", "Portugal", [-17.4, 32.6, -16.2, 33.15]],
  ["Azores", "Portugal", [-31.4, 36.85, -24.9, 39.8]],
  ["Lofoten", "Norway", [12.6, 67.7, 15.2, 68.6], "lofoten islands"],
  ["Stockholm Archipelago", "Sweden", [18.2, 58.7, 19.6, 60.0]],
  ["Hebrides", "Scotland", [-7.8, 55.5, -5.6, 58.6], "skye and the hebrides"],
  ["San Juan Islands", "Washington", [-123.25, 48.35, -122.65, 48.8], "san juans"],
  ["Florida Keys", "Florida", [-82.0, 24.4, -80.2, 25.4], "the keys"],
  ["Martha's Vineyard", "Massachusetts", [-70.87, 41.3, -70.43, 41.5], "the vineyard"],
  ["Nantucket", "Massachusetts", [-70.25, 41.22, -69.95, 41.4]],
  ["Maui", "Hawaii", [-156.75, 20.5, -155.9, 21.1]],
  ["Kauai", "Hawaii", [-159.85, 21.8, -159.25, 22.3]],
  ["British Virgin Islands", "Caribbean", [-64.9, 18.3, -64.2, 18.8], "bvi"],
  ["US Virgin Islands", "Caribbean", [-65.1, 17.6, -64.5, 18.45], "usvi"],
  ["Vancouver Island", "Canada", [-128.5, 48.3, -123.25, 51.0]],
  ["Gulf Islands", "Canada", [-123.9, 48.6, -123.1, 49.3], "southern gulf islands"],
];

const LAKES: Row[] = [
  ["Lake Como", "Italy", [9.0, 45.75, 9.5, 46.22], "lago di como"],
  ["Lake Garda", "Italy", [10.5, 45.4, 10.95, 45.95], "lago di garda"],
  ["Lake Maggiore", "Italy and Switzerland", [8.4, 45.65, 8.9, 46.25], "lago maggiore"],
  ["Lake Lugano", "Switzerland", [8.8, 45.85, 9.15, 46.05]],
  ["Lake Geneva", "Switzerland and France", [6.1, 46.15, 6.95, 46.55], "lac leman"],
  ["Lake Lucerne", "Switzerland", [8.25, 46.85, 8.65, 47.1]],
  ["Lake Constance", "Germany, Austria and Switzerland", [8.8, 47.4, 9.8, 47.85], "bodensee"],
  ["Lake Bled", "Slovenia", [14.05, 46.33, 14.15, 46.4]],
  ["Lake Annecy", "France", [6.05, 45.75, 6.3, 45.95]],
  ["Lake Balaton", "Hungary", [17.2, 46.65, 18.25, 47.1]],
  ["Lake District", "England", [-3.55, 54.2, -2.7, 54.75]],
  ["Loch Ness", "Scotland", [-4.75, 57.1, -4.2, 57.5]],
  ["Lake Champlain", "Vermont and New York", [-73.65, 43.5, -73.0, 45.1]],
  ["Lake George", "New York", [-73.85, 43.35, -73.4, 43.9]],
  ["Lake Placid", "New York", [-74.1, 44.2, -73.9, 44.4]],
  ["Finger Lakes", "New York", [-77.8, 42.2, -76.2, 43.05]],
  ["Thousand Islands", "New York and Ontario", [-76.6, 44.1, -75.6, 44.6]],
  ["Lake Winnipesaukee", "New Hampshire", [-71.6, 43.4, -71.05, 43.8]],
  ["Lake Tahoe", "California and Nevada", [-120.25, 38.85, -119.85, 39.35], "tahoe"],
  ["Lake Chelan", "Washington", [-120.75, 47.75, -119.9, 48.4]],
  ["Lake Washington", "Washington", [-122.35, 47.48, -122.15, 47.8]],
  ["Flathead Lake", "Montana", [-114.4, 47.65, -113.9, 48.2]],
  ["Lake Coeur d'Alene", "Idaho", [-117.0, 47.3, -116.5, 47.75], "coeur dalene"],
  ["Lake Powell", "Utah and Arizona", [-111.9, 36.8, -110.2, 38.0]],
  ["Lake Havasu", "Arizona", [-114.6, 34.2, -114.1, 34.7]],
  ["Lake Travis", "Texas", [-98.2, 30.3, -97.85, 30.6]],
  ["Lake of the Ozarks", "Missouri", [-93.3, 37.9, -92.5, 38.4], "ozarks"],
  ["Lake Lanier", "Georgia", [-84.15, 34.1, -83.75, 34.5]],
  ["Lake Norman", "North Carolina", [-81.05, 35.4, -80.8, 35.8]],
  ["Lake Superior, North Shore", "Minnesota", [-92.4, 46.6, -89.4, 48.1], "lake superior"],
  ["Grand Traverse Bay", "Michigan", [-86.2, 44.65, -85.2, 45.3], "traverse bay"],
  ["Lake Geneva, Wisconsin", "Wisconsin", [-88.6, 42.5, -88.35, 42.65]],
  ["Door County", "Wisconsin", [-87.8, 44.65, -86.8, 45.45]],
  ["Muskoka", "Ontario", [-79.9, 44.85, -79.1, 45.45], "muskoka lakes"],
  ["Okanagan", "British Columbia", [-119.85, 49.2, -119.1, 50.4], "okanagan lake", "lake okanagan"],
  ["Lake Atitlán", "Guatemala", [-91.35, 14.6, -91.05, 14.8]],
  ["Lake Wanaka", "New Zealand", [168.95, -44.8, 169.35, -44.3]],
  ["Lake Taupo", "New Zealand", [175.65, -39.0, 176.15, -38.6]],
];

const boxOf = ([west, south, east, north]: Degrees): RegionBox => ({ west, south, east, north });
const regionOf =
  (kind: Region["kind"]) =>
  ([name, within, box, ...also]: Row): Region => ({ name, within, kind, boxes: [boxOf(box)], also });

const single: Region[] = [...COASTS.map(regionOf("coast")), ...ISLANDS.map(regionOf("islands")), ...LAKES.map(regionOf("lake"))];
const boxesOf = (...names: string[]): RegionBox[] => single.filter(({ name }) => names.includes(name)).flatMap(({ boxes }) => boxes);

/** Coasts, islands and lakes that people go to and no town is named after, with the boxes that hold them. */
export const REGIONS: readonly Region[] = [
  ...single,
  {
    name: "Greek Islands",
    within: "Greece",
    kind: "islands",
    boxes: boxesOf("Cyclades", "Ionian Islands", "Dodecanese", "Saronic Islands", "Sporades", "Crete"),
    also: ["greek isles", "islands of greece"],
  },
  {
    name: "Virgin Islands",
    within: "Caribbean",
    kind: "islands",
    boxes: boxesOf("British Virgin Islands", "US Virgin Islands"),
    also: [],
  },
  ...LARGE_REGIONS,
];

/** All the lakes' boxes: what "by a lake" means. */
export const LAKE_BOXES: readonly RegionBox[] = REGIONS.filter(({ kind }) => kind === "lake").flatMap(({ boxes }) => boxes);

/** A region's names as they are searched, its own first. */
export const namesOfRegion = ({ name, also }: Region): string[] => [name, ...also].map(foldText);
