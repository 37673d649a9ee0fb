import { countryCodeOf } from "../../places/index.ts";
import { cleanLine } from "./clean-text.server.ts";
import type { Pieces } from "./pieces.server.ts";

const countryNames = new Intl.DisplayNames("en", { type: "region" });

const STATES =
  "Alabama AL,Alaska AK,Arizona AZ,Arkansas AR,California CA,Colorado CO,Connecticut CT,Delaware DE,District of Columbia DC,Florida FL,Georgia GA,Hawaii HI,Idaho ID,Illinois IL,Indiana IN,Iowa IA,Kansas KS,Kentucky KY,Louisiana LA,Maine ME,Maryland MD,Massachusetts MA,Michigan MI,Minnesota MN,Mississippi MS,Missouri MO,Montana MT,Nebraska NE,Nevada NV,New Hampshire NH,New Jersey NJ,New Mexico NM,New York NY,North Carolina NC,North Dakota ND,Ohio OH,Oklahoma OK,Oregon OR,Pennsylvania PA,Puerto Rico PR,Rhode Island RI,South Carolina SC,South Dakota SD,Tennessee TN,Texas TX,Utah UT,Vermont VT,Virginia VA,Washington WA,West Virginia WV,Wisconsin WI,Wyoming WY";
const STATE_CODES = new Map(STATES.split(",").map((state) => [state.slice(0, -3).toLowerCase(), state.slice(-2)]));

type Parts = { address?: unknown; city?: unknown; state?: unknown; zipCode?: unknown; country?: unknown };

const line = (text: unknown) => cleanLine(text, 100);

/** A state and a country as our form writes them: "CA" for "California", "United States" for "US". */
export function placeWords({ state, country }: Pick<Parts, "state" | "country">): { state: string | null; country: string | null } {
  const code = country ? countryCodeOf(line(country) ?? "") : null;
  const region = line(state);
  const regionCode = region === null ? null : (STATE_CODES.get(region.toLowerCase()) ?? null);
  return {
    state: (code === "US" || code === null) && regionCode ? regionCode : cleanLine(state, 50),
    country: code ? (countryNames.of(code) ?? code) : line(country),
  };
}

/** Takes the parts of an address in, as our form writes them. */
export function offerPlace(pieces: Pieces, { address, city, zipCode, ...area }: Parts, isGuess = false): void {
  const { state, country } = placeWords(area);
  pieces.offer("address", line(address), { isGuess });
  pieces.offer("city", line(city), { isGuess });
  pieces.offer("state", state, { isGuess });
  pieces.offer("zipCode", cleanLine(zipCode, 12), { isGuess });
  pieces.offer("country", country, { isGuess });
}

/** "San Diego, California, United States": from the town to the country. A single name is a town only. */
export function offerPlaceText(pieces: Pieces, text: unknown, isGuess = false): void {
  const parts = (cleanLine(text, 300) ?? "").split(",").flatMap((part) => line(part) ?? []);
  if (parts.length === 0 || parts.length > 6) return;
  const last = parts.at(-1) ?? "";
  const isState = STATE_CODES.has(last.toLowerCase()) || (/^[A-Z]{2}$/.test(last) && [...STATE_CODES.values()].includes(last));
  if (parts.length === 1) offerPlace(pieces, { city: last }, isGuess);
  else if (isState) offerPlace(pieces, { city: parts.at(-2), state: last, country: "United States" }, isGuess);
  else
    offerPlace(
      pieces,
      { city: parts[parts.length > 3 ? parts.length - 3 : 0], state: parts.length > 2 ? parts.at(-2) : null, country: last },
      isGuess,
    );
}

// bounded: a line of at most 120 characters
const IN_PLACE = /(?:^|\s)(?:in|em|en|à|a) (\p{Lu}[^,:.!?]{1,60}(?:, [^,:.!?]{2,60}){1,2})$/u;

/** "Espaço inteiro: apartamento em Santos, Brasil": a guess, and only if it ends with a country. */
export function offerPlaceLine(pieces: Pieces, text: string): void {
  const [, place = ""] = IN_PLACE.exec(text) ?? [];
  const country = place.split(", ").at(-1) ?? "";
  if (country.length > 3 && /^\p{Lu}/u.test(country) && countryCodeOf(country) !== null) offerPlaceText(pieces, place, true);
}

/** A town out of "8 Whiteman Street, Southbank, 3006 Melbourne, Australia". */
export function townIn(address: string, country: string | null): string | null {
  const parts = address.split(",").map((part) => part.trim());
  const last = parts.at(-1) ?? "";
  const rest = last === country || countryCodeOf(last) !== null ? parts.slice(0, -1) : parts;
  const town = (rest.length > 1 ? rest.at(-1) : undefined)
    ?.replace(/^[A-Z]{0,3}-?\d[\w-]{1,9}\s/, "")
    .replace(/\s[A-Z]{0,2}\d[\w-]{1,8}$/, "");
  return town && !/^\d/.test(town) ? town : null;
}

/** Coordinates on earth; 0,0 is what platforms write for unknown. */
export function offerCoordinates(pieces: Pieces, latitude: number | null, longitude: number | null, rank = 1): void {
  if (latitude === null || longitude === null || Math.abs(latitude) > 90 || Math.abs(longitude) > 180) return;
  if (latitude === 0 && longitude === 0) return;
  pieces.offer("coordinates", { latitude, longitude }, { rank });
}
