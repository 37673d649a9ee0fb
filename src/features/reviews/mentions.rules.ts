/** What guests write about, and the words for it with all their forms. No word stands twice. */
export const MENTIONS = {
  kitchen: ["kitchen", "kitchens", "cook", "cooks", "cooked", "cooking", "stove", "oven", "galley"],
  quiet: ["quiet", "quieter", "quietly", "peaceful", "peace", "calm", "silence", "silent"],
  view: ["view", "views", "sunset", "sunsets", "sunrise", "sunrises", "panorama"],
  bed: ["bed", "beds", "mattress", "mattresses", "slept", "sleep", "sleeping", "bunk", "bunks", "berths", "pillows"],
  clean: ["clean", "cleaner", "spotless", "spotlessly", "tidy", "immaculate", "cleanliness"],
  host: ["host", "hosts", "host's", "owner", "owners", "skipper", "captain"],
  kids: ["kid", "kids", "child", "children", "toddler", "baby", "daughter", "daughters", "son", "sons", "crib"],
  location: ["location", "located", "walk", "walked", "walking", "central", "neighborhood", "close by", "nearby"],
  beach: ["beach", "beaches", "swim", "swam", "swimming", "shore", "cove"],
  pool: ["pool", "pools"],
  "hot tub": ["hot tub", "sauna", "jacuzzi"],
  parking: ["parking", "park the car", "parked", "driveway", "garage"],
  WiFi: ["wifi", "wi-fi", "internet", "router"],
  arrival: ["arrival", "arrived", "check-in", "checkin", "key", "keys", "lockbox", "directions"],
  fireplace: ["fireplace", "wood stove", "woodstove", "fire pit", "firewood"],
  deck: ["deck", "terrace", "balcony", "porch", "patio", "garden", "yard"],
  restaurants: ["restaurant", "restaurants", "dinner", "bakery", "cafe", "cafes", "market", "shops", "groceries"],
  dog: ["dog", "dogs", "puppy"],
  sailing: ["sail", "sails", "sailed", "sailing", "anchor", "anchored", "anchorage", "mooring"],
  engine: ["engine", "engines", "outboard", "motor", "fuel"],
  briefing: ["briefing", "handover", "instructions", "charts"],
  wildlife: ["dolphin", "dolphins", "seal", "seals", "heron", "herons", "loon", "loons", "otter", "otters", "whale", "whales"],
  shower: ["shower", "showers", "bathroom", "bathrooms", "towels"],
  stairs: ["stairs", "steps", "steep", "climb"],
} as const satisfies Record<string, readonly string[]>;

export type Mention = keyof typeof MENTIONS;
export const MENTION_NAMES = Object.keys(MENTIONS) as Mention[];

const anyOf = (mention: Mention): string => MENTIONS[mention].join("|");
const PATTERNS = MENTION_NAMES.map((mention) => ({ mention, pattern: new RegExp(`\\b(?:${anyOf(mention)})\\b`, "i") }));

/** The words of a mention as a regular expression of PostgreSQL. */
export const mentionPattern = (mention: Mention): string => `\\m(${anyOf(mention)})\\M`;

const FEWEST = 2;
const MOST_SHOWN = 10;

/** What at least two of the texts mention, the most often first. A text counts once for each. */
export function countMentions(texts: readonly string[]): { mention: Mention; count: number }[] {
  return PATTERNS.map(({ mention, pattern }) => ({ mention, count: texts.filter((text) => pattern.test(text)).length }))
    .filter(({ count }) => count >= FEWEST)
    .toSorted((a, b) => b.count - a.count)
    .slice(0, MOST_SHOWN);
}
