import { type ImportedValues, LONGEST_DESCRIPTION } from "../imported-listing.ts";
import { cleanAmenities } from "./amenities.server.ts";
import { cleanLine, cleanProse } from "./clean-text.server.ts";
import type { Pieces } from "./pieces.server.ts";
import { offerPlaceLine } from "./places.server.ts";
import { offerPrice, readNightlyAmount } from "./prices.server.ts";
import type { Line } from "./scan-page.server.ts";
import { offerSizes } from "./sizes.server.ts";
import { readStayTime, readTime } from "./times.ts";

const SECTIONS = [
  {
    name: "amenities",
    heading:
      /^(what this place offers|(all |most |popular |top |property |boat )*(amenities|facilities|features)|ausstattung|équipements|servicios|servizi|comodidades|voorzieningen)\b/i,
  },
  { name: "rules", heading: /^(house rules|rules|things to know|hausregeln|hausordnung|règlement|normas|regole|huisregels)\b/i },
  {
    name: "about",
    heading:
      /^(about (this|the) \w{1,20}|description|overview|the boat|boat description|beschreibung|objektbeschreibung|à propos|descripción|descrizione)\b/i,
  },
] as const;
type Section = (typeof SECTIONS)[number]["name"] | null;

/** Parts of a page that hold none of these: they end the one above. */
const OTHER_PARTS =
  /^(reviews?|location|where you'll be|availability|calendar|prices?|cancell?ation|host(ed)?|contact|bewertungen|lage|verfügbarkeit|stornierung|preise|gastgeber|commentaires|emplacement|disponibilité|annulation|tarifs?|hôte|evaluaciones|ubicación|disponibilidad|cancelaci|precios?|anfitri|recensioni|posizione|disponibilità|cancellazione|prezzi|avaliações|localização|disponibilidade|cancelamento|preços?|beoordelingen|locatie|beschikbaarheid|annulering)/i;
const LONGEST_NAME = 40;
const PRICED = /[$€£¥]|\b(usd|eur|gbp|brl|chf)\b/i;

const LEFT_OUT = /^(not included|unavailable|nicht enthalten|non inclus)/i;
const NOT_A_RULE = /^(show|see|view|learn|add|report)\b|^check[- ]?(in|out)$/i;
const BEGINS_A_TIME = /^(from|until|after|before)\b/i;
const LONGEST_TIME = 30;
const HAS_FACT = /\d|noon|midnight|half|halb|bagno|demi|medio|aseo|meio|lavabo/i;
const LONGEST_FACT = 160;
const LONGEST_PLACE = 120;
const MOST_IN_SECTION = 60;
const SIZES = ["capacity", "bedrooms", "beds", "bathrooms", "cabins"] as const;

type Options = {
  host: string | null;
  isGuess: boolean;
  /** Whether a field isn't known from a better source. */
  isWanted?: (name: keyof ImportedValues) => boolean;
};

/** Takes in what lines of text say, by the headings above them. What is merely near is a guess. */
export function readLines(lines: Line[], pieces: Pieces, { host, isGuess, isWanted = () => true }: Options): void {
  const wanted = {
    times: isWanted("checkInTime") || isWanted("checkOutTime"),
    sizes: SIZES.some(isWanted),
    price: isWanted("nightlyPriceCents"),
    place: isWanted("city") || isWanted("country"),
  };
  const found: Record<"amenities" | "rules" | "about", string[]> = { amenities: [], rules: [], about: [] };
  let section: Section = null;
  let before = "";
  for (const [index, { text, isHeading }] of lines.entries()) {
    if (isHeading || text.length < 60) {
      const opened = SECTIONS.find(({ heading }) => heading.test(text))?.name ?? null;
      // The tabs of a page are named like its parts, and stand one beside the other.
      const isTab = opened !== null && !isHeading && namesPart(lines[index + 1]?.text ?? "");
      if (isHeading || opened || endsPart(text)) section = isTab ? null : opened;
      if (opened) continue;
    }
    if (LEFT_OUT.test(text) && section === "amenities") section = null;
    else if (section && found[section].length < MOST_IN_SECTION) found[section].push(text);
    if (wanted.place && text.length <= LONGEST_PLACE) offerPlaceLine(pieces, text);
    if (text.length <= LONGEST_FACT) readFact(text, before, pieces, { host, isGuess, wanted });
    before = text;
  }
  const amenities = found.amenities.filter((line) => line.length < 50 && !(isGuess && (PRICED.test(line) || /\d/.test(line))));
  pieces.offer("amenities", cleanAmenities(amenities), { isGuess });
  const rules = found.rules.filter(isRule).flatMap((line) => cleanLine(line, 200) ?? []);
  pieces.offer("houseRules", [...new Set(rules)].slice(0, 30), { isGuess });
  const about = found.about.filter((line) => line.length > 40);
  if (about.length > 0 && isWanted("description"))
    pieces.offer("description", cleanProse(about.join("\n"), LONGEST_DESCRIPTION), { isGuess });
}

const endsPart = (text: string): boolean => text.length < LONGEST_NAME && OTHER_PARTS.test(text);
const namesPart = (text: string): boolean => endsPart(text) || PRICED.test(text) || SECTIONS.some(({ heading }) => heading.test(text));

/** When guests come or go is a field of its own, also if "Check-in" and "From 15:00 to 22:00" are two lines. */
const isRule = (line: string): boolean =>
  !NOT_A_RULE.test(line) && readStayTime(line) === null && !(line.length < LONGEST_TIME && BEGINS_A_TIME.test(line) && readTime(line));

type Wanted = { times: boolean; sizes: boolean; price: boolean };

function readFact(
  text: string,
  before: string,
  pieces: Pieces,
  { host, isGuess, wanted }: { host: string | null; isGuess: boolean; wanted: Wanted },
): void {
  if (!HAS_FACT.test(text) && !/\d/.test(before)) return;
  const time = wanted.times ? (readStayTime(text) ?? (before.length < 30 ? readStayTime(`${before} ${text}`) : null)) : null;
  if (time) pieces.offer(time.field, time.time, { isGuess });
  if (wanted.sizes) offerSizes(pieces, text, isGuess);
  if (text.length > 80 || !wanted.price) return;
  offerPrice(
    pieces,
    readNightlyAmount(text, host) ?? (before.length < 20 && before !== "" ? readNightlyAmount(`${before} ${text}`, host) : null),
    isGuess,
  );
}
