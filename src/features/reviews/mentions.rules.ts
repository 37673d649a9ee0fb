/** What guests write about: its words with all their forms, as whole words. No word stands twice. */
export const MENTIONS = {
  kitchen: /\b(?:kitchen|kitchens|cook|cooks|cooked|cooking|stove|oven|galley)\b/i,
  quiet: /\b(?:quiet|quieter|quietly|peaceful|peace|calm|silence|silent)\b/i,
  view: /\b(?:view|views|sunset|sunsets|sunrise|sunrises|panorama)\b/i,
  bed: /\b(?:bed|beds|mattress|mattresses|slept|sleep|sleeping|bunk|bunks|berths|pillows)\b/i,
  clean: /\b(?:clean|cleaner|spotless|spotlessly|tidy|immaculate|cleanliness)\b/i,
  host: /\b(?:host|hosts|host's|owner|owners|skipper|captain)\b/i,
  kids: /\b(?:kid|kids|child|children|toddler|baby|daughter|daughters|son|sons|crib)\b/i,
  location: /\b(?:location|located|walk|walked|walking|central|neighborhood|close by|nearby)\b/i,
  beach: /\b(?:beach|beaches|swim|swam|swimming|shore|cove)\b/i,
  pool: /\b(?:pool|pools)\b/i,
  "hot tub": /\b(?:hot tub|sauna|jacuzzi)\b/i,
  parking: /\b(?:parking|park the car|parked|driveway|garage)\b/i,
  WiFi: /\b(?:wifi|wi-fi|internet|router)\b/i,
  arrival: /\b(?:arrival|arrived|check-in|checkin|key|keys|lockbox|directions)\b/i,
  fireplace: /\b(?:fireplace|wood stove|woodstove|fire pit|firewood)\b/i,
  deck: /\b(?:deck|terrace|balcony|porch|patio|garden|yard)\b/i,
  restaurants: /\b(?:restaurant|restaurants|dinner|bakery|cafe|cafes|market|shops|groceries)\b/i,
  dog: /\b(?:dog|dogs|puppy)\b/i,
  sailing: /\b(?:sail|sails|sailed|sailing|anchor|anchored|anchorage|mooring)\b/i,
  engine: /\b(?:engine|engines|outboard|motor|fuel)\b/i,
  briefing: /\b(?:briefing|handover|instructions|charts)\b/i,
  wildlife: /\b(?:dolphin|dolphins|seal|seals|heron|herons|loon|loons|otter|otters|whale|whales)\b/i,
  shower: /\b(?:shower|showers|bathroom|bathrooms|towels)\b/i,
  stairs: /\b(?:stairs|steps|steep|climb)\b/i,
} as const satisfies Record<string, RegExp>;

export type Mention = keyof typeof MENTIONS;
export const MENTION_NAMES = Object.keys(MENTIONS) as Mention[];

/** The words of a mention, each with its forms. */
export const wordsOf = (mention: Mention): string[] => MENTIONS[mention].source.slice("\\b(?:".length, -")\\b".length).split("|");

/** The same as a regular expression of PostgreSQL. */
export const mentionPattern = (mention: Mention): string => `\\m(${wordsOf(mention).join("|")})\\M`;

const FEWEST = 2;
const MOST_SHOWN = 10;

/** What at least two of the texts mention, the most often first. A text counts once for each. */
export function countMentions(texts: readonly string[]): { mention: Mention; count: number }[] {
  return MENTION_NAMES.map((mention) => ({ mention, count: texts.filter((text) => MENTIONS[mention].test(text)).length }))
    .filter(({ count }) => count >= FEWEST)
    .toSorted((a, b) => b.count - a.count)
    .slice(0, MOST_SHOWN);
}
