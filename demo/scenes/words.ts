import type { Random } from "../random.ts";
import type { Setting, Time } from "./drawing/palette.ts";
import { isBoat, type SceneView, type Subject } from "./scene.ts";

const NOUNS: Record<Subject, string> = {
  villa: "villa",
  cabin: "cabin",
  loft: "building with the apartment",
  "beach-house": "beach house",
  "lighthouse-cottage": "lighthouse and its cottage",
  house: "house",
  sailboat: "sailboat",
  catamaran: "catamaran",
  "motor-yacht": "motor yacht",
  houseboat: "houseboat",
  trawler: "trawler",
  "classic-yacht": "classic yacht",
};

const ASHORE: Record<Setting, readonly string[]> = {
  sea: ["above the sea", "by the open sea", "on its headland"],
  lake: ["on the lake", "by the water's edge", "below the hills"],
  fjord: ["on the fjord", "under the mountains", "by the still fjord"],
  forest: ["at the edge of the forest", "among the pines", "between the woods and the water"],
  "city-harbor": ["on the harbor", "across from the skyline", "on the waterfront"],
  mediterranean: ["above the bay", "over the blue bay", "on the sunny shore"],
  nordic: ["among the islands", "on the rocky shore", "by the cold clear sea"],
};

const AFLOAT: Record<Setting, readonly string[]> = {
  sea: ["off the coast", "on the open sea", "before the islands"],
  lake: ["on the lake", "below the mountains", "on quiet water"],
  fjord: ["in the fjord", "under steep walls", "between the mountains"],
  forest: ["along the wooded shore", "before the pines", "on the forest's bay"],
  "city-harbor": ["in the harbor", "before the skyline", "off the old quay"],
  mediterranean: ["in the bay", "off the village", "under the hills of the coast"],
  nordic: ["among the islands", "off the skerries", "in northern water"],
};

const HOURS: Record<Time, readonly string[]> = {
  day: ["in the morning light", "on a clear day", "in full daylight"],
  dusk: ["at dusk", "at sunset", "in the evening light"],
  night: ["at night", "under the stars", "by moonlight"],
};

const OUTLOOK: Record<Setting, string> = {
  sea: "the sea",
  lake: "the lake",
  fjord: "the fjord",
  forest: "the woods and the water",
  "city-harbor": "the harbor",
  mediterranean: "the bay",
  nordic: "the islands",
};

/** What is on the picture, for those who do not see it. */
export function describeView(
  random: Random,
  { subject, setting, time, view, noun = NOUNS[subject], beds }: { subject: Subject; setting: Setting; time: Time; view: SceneView; noun?: string; beds: number[] },
): string {
  const where = random.pick((isBoat(subject) ? AFLOAT : ASHORE)[setting]);
  const when = random.pick(HOURS[time]);
  const outlook = OUTLOOK[setting];
  switch (view) {
    case "exterior":
      return `The ${noun} ${where} ${when}`;
    case "other-side":
      return `The ${noun} from the other side, ${when}`;
    case "terrace":
      return `The terrace with its view of ${outlook} ${when}`;
    case "deck":
      return `The deck, looking out over ${outlook} ${when}`;
    case "living-room":
      return `The living room, with ${outlook} in the window`;
    case "kitchen":
      return `The kitchen, with a window on ${outlook}`;
    case "bedroom":
      return beds.length > 1 ? `The first bedroom, with a double bed and ${outlook} in the window` : `The bedroom, waking up to ${outlook}`;
    case "second-bedroom":
      return `The second bedroom, with ${(beds[1] ?? 1) > 1 ? "two single beds" : "a double bed"}, ${when}`;
    case "third-bedroom":
      return `The third bedroom, with ${(beds[2] ?? 1) > 1 ? "bunk beds" : "a single bed"}`;
    case "pool":
      return `The pool${subject === "loft" ? " on the roof" : ""}, with ${outlook} behind it, ${when}`;
    case "saloon":
      return `The saloon below deck, laid for breakfast`;
    case "berth":
      return `The cabin in the bow with its double berth`;
    case "galley":
      return `The galley ${when}`;
    case "aerial":
      return `The ${noun} from the air`;
    case "table":
      return `The table laid for a meal with a view of ${outlook}`;
    case "fireplace":
      return `The fire in the stone fireplace`;
    case "hammock":
      return `The hammock between the trees ${when}`;
    case "coffee":
      return `Two cups of coffee and ${outlook} ${when}`;
    case "helm":
      return `The helm, and ${outlook} ahead ${when}`;
  }
}
