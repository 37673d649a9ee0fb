import { MOST_AMENITIES } from "../imported-listing.ts";
import { cleanLine } from "./clean-text.server.ts";

const SHORTEST = 3;
const LONGEST = 49;

/** How platforms code amenities where they don't write them out. An empty word is no amenity. */
const CODED: Record<string, string> = {
  ac: "Air conditioning",
  airconditioning: "Air conditioning",
  cable: "Cable TV",
  heater: "Heating",
  internettype: "",
  licensenum: "",
  nosmoking: "",
  parkingtype: "",
  pets: "Pets allowed",
  pooltype: "",
  selfcheckincheckout: "Self check-in",
  tv: "Television",
  wheelchair: "Wheelchair accessible",
  wifi: "WiFi",
  ihwifi: "WiFi",
};
const UNAVAILABLE = /^(unavailable|not available|not included|no)\s?[:–-]\s?/i;
const NOISE =
  /^(show|see|view) (all|more)\b|^\d+ amenities|^(what this place offers|amenities|most popular (facilities|amenities)|facilities)$/i;

/** "AIR_CONDITIONING" and "outdoorGrill" as people write them. */
function spellOut(text: string): string {
  const known = CODED[text.replaceAll(/[_\s-]/g, "").toLowerCase()];
  if (known !== undefined) return known;
  if (/^[A-Z\d]{1,40}(_[A-Z\d]{1,40}){0,8}$/.test(text) && text.length > 4) return capital(text.replaceAll("_", " ").toLowerCase());
  if (/^[a-z]{1,40}([A-Z][a-z]{1,40}){1,6}$/.test(text)) return capital(text.replaceAll(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`));
  return text;
}

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/** Names of 3 to 49 characters, each once whatever its case, at most 15. */
export function cleanAmenities(texts: Iterable<unknown>): string[] {
  const found = new Map<string, string>();
  for (const text of texts) {
    const line = cleanLine(text, 200);
    if (line === null || UNAVAILABLE.test(line) || NOISE.test(line)) continue;
    const name = spellOut(line);
    if (name.length < SHORTEST || name.length > LONGEST) continue;
    if (!found.has(name.toLowerCase())) found.set(name.toLowerCase(), name);
    if (found.size >= MOST_AMENITIES) break;
  }
  return [...found.values()];
}
