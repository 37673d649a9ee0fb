import type { HomeKind } from "../../src/features/listings/index.ts";
import type { DemoListing } from "./demo-listing.ts";
import type { Destination, Setting } from "./destination.ts";
import * as words from "./words.ts";

/** Only by the sea. */
const SALT =
  /\b(tide|tideline|saltbox|oyster|foghorn|customs|quay|quayside|cannery|sea|lighthouse|keeper's|gulls?|captain's|pilot's|harbormaster's|chandlery|net|cove|marsh|sandpiper)\b/i;
/** Only where boats lie. */
const HARBOR = /\b(harbor|marina|quay|quayside|pier|ferryman's|harbormaster's|customs|boat|boathouse|chandlery|rope|sail|sailcloth)\b/i;
/** Only among northern trees. */
const WOODS = /\b(loon|pine|hemlock|birch|rowan)\b/i;
const WOODED: ReadonlySet<Setting> = new Set(["lake", "forest", "fjord", "nordic"]);

/** Whether a name could stand on a house of this town. */
const fitsTown = (name: string, { setting, marina, country }: Destination): boolean =>
  (setting !== "lake" || !SALT.test(name)) &&
  (marina !== null || !HARBOR.test(name)) &&
  (WOODED.has(setting) || !WOODS.test(name)) &&
  (country === "Norway" || !/\brorbu\b/i.test(name));

/** Gives out the demo's names, each once, and only where they fit. */
export function nameGiver(): (category: DemoListing["category"], destination: Destination) => string {
  const names = {
    house: [...words.HOUSE_NAMES],
    southern: [...words.SOUTHERN_HOUSE_NAMES],
    northern: [...words.NORTHERN_HOUSE_NAMES],
    apartment: [...words.APARTMENT_NAMES],
    boat: [...words.BOAT_NAMES],
  };
  return (category, destination) => {
    const local =
      destination.setting === "mediterranean" ? [names.southern] : destination.country === "United States" ? [] : [names.northern];
    const pools = category === "House" ? [...local, names.house] : [category === "Apartment" ? names.apartment : names.boat];
    for (const pool of pools) {
      const at = pool.findIndex((name) => fitsTown(name, destination));
      const [name] = at === -1 ? [] : pool.splice(at, 1);
      if (name) return name;
    }
    throw new RangeError(`the demo has too few names for a ${category} in ${destination.city}`);
  };
}

const KINDS: [RegExp, HomeKind][] = [
  [/\b(villa|casa)\b|^(Bougainvillea House|The Lemon House|The Almond Yard|Cypress House|House of the Blue Door)$/i, "villa"],
  [/\bcottage\b|^The Net Loft$/i, "cottage"],
  [/\b(cabin|rorbu)\b|^(Sauna House on the Rocks|Hemlock Hollow)$/i, "cabin"],
  [/^The Apple Loft$/, "chalet"],
  [/\b(loft|attic)\b/i, "loft"],
];

/** What kind of home it is, where that is more than a house or an apartment. */
export const homeKindOf = (name: string): HomeKind | null => KINDS.find(([named]) => named.test(name))?.[1] ?? null;

const LIGHT = /\b(keeper's|foghorn|pilot's|harbor bell|weather station)\b/i;
const CABIN = /\b(cabin|rorbu|boathouse|sauna)\b/i;
const MODERN = /\b(villa|glass|window|quiet shore|tideline|osprey|juniper|pebble)\b/i;

/** Whether a house of this name could have a pool: a cabin and a lighthouse have none, nor has a cottage in the woods. */
export function mayHavePool(name: string, setting: Setting): boolean {
  if (CABIN.test(name) || (LIGHT.test(name) && setting !== "lake")) return false;
  return !WOODED.has(setting) || (MODERN.test(name) && !/\bcottage\b/i.test(name));
}
