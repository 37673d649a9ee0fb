import { once } from "../../../platform/once.ts";
import type { GazetteerPlace } from "./gazetteer-place.ts";
import { foldText } from "./fold-text.ts";

/** Region codes that people write; elsewhere only GeoNames uses its codes. */
const REGION_CODES: Record<string, Record<string, string>> = {
  CA: {
    Alberta: "AB",
    "British Columbia": "BC",
    Manitoba: "MB",
    "New Brunswick": "NB",
    "Newfoundland and Labrador": "NL",
    "Northwest Territories": "NT",
    "Nova Scotia": "NS",
    Nunavut: "NU",
    Ontario: "ON",
    "Prince Edward Island": "PE",
    Quebec: "QC",
    Saskatchewan: "SK",
    Yukon: "YT",
  },
  AU: {
    "Australian Capital Territory": "ACT",
    "New South Wales": "NSW",
    "Northern Territory": "NT",
    Queensland: "QLD",
    "South Australia": "SA",
    Tasmania: "TAS",
    Victoria: "VIC",
    "Western Australia": "WA",
  },
};

const ALSO_CALLED: Record<string, readonly string[]> = {
  AE: ["uae"],
  CZ: ["czech republic"],
  GB: ["uk", "great britain", "britain", "england", "scotland", "wales", "northern ireland"],
  NL: ["holland"],
  TR: ["turkey"],
  US: ["usa", "united states of america", "america"],
};

const names = new Intl.DisplayNames("en", { type: "region", fallback: "code" });

const known = new Map<string, string>();

export function countryName(code: string): string {
  const name = known.get(code) ?? names.of(code) ?? code;
  known.set(code, name);
  return name;
}

/** The code that people write for a region, else that of GeoNames. */
export const regionCodeOf = (countryCode: string, region: string, code: string): string => REGION_CODES[countryCode]?.[region] ?? code;

/** Every word that a search may name the region and country by. */
export function searchAreaOf({
  region,
  regionCode,
  country,
  countryCode,
}: Pick<GazetteerPlace, "region" | "regionCode" | "country" | "countryCode">): string {
  const code = /^[A-Z]{2,3}$/.test(regionCode) ? regionCode : "";
  return [region, code, country, countryCode, ...(ALSO_CALLED[countryCode] ?? [])].map(foldText).filter(Boolean).join(" ");
}

const LETTERS = Array.from({ length: 26 }, (_, index) => String.fromCharCode(65 + index));
let codes: Map<string, string> | undefined;
let foreign: Map<string, string> | undefined;

/** "USA", "us" and "United States" are US, "Norge" and "Norwegen" are NO; null for what is no country. */
export function countryCodeOf(text: string): string | null {
  const name = foldText(text);
  if (name === "") return null;
  codes ??= readCountryCodes();
  const code = codes.get(name);
  if (code) return code;
  foreign ??= readForeignNames();
  return foreign.get(name) ?? null;
}

/** Every country, as one chooses it: its English name, and what it is called there. */
export const countryChoices = (): { name: string; nativeName: string }[] =>
  countryCodes()
    .map((code) => ({ name: countryName(code), nativeName: nameIn(languageOf(code), code) }))
    .toSorted((one, other) => one.name.localeCompare(other.name, "en"));

/** Whose languages most hosts write in; a country's own one is known besides. */
const LANGUAGES = ["de", "es", "fr", "it", "nl", "pl", "pt", "ru", "sv"];

const languageOf = (code: string) => new Intl.Locale(`und-${code}`).maximize().language;

const speakers = new Map<string, Intl.DisplayNames>();
function nameIn(language: string, code: string): string {
  const speaker = speakers.get(language) ?? new Intl.DisplayNames(language, { type: "region", fallback: "code" });
  speakers.set(language, speaker);
  return speaker.of(code) ?? code;
}

const countryCodes = once(() =>
  LETTERS.flatMap((first) => LETTERS.map((second) => first + second)).filter(
    (code) => new Intl.Locale(`und-${code}`).region === code && countryName(code) !== code,
  ),
);

function readCountryCodes(): Map<string, string> {
  const found = new Map<string, string>();
  for (const code of countryCodes())
    for (const name of [code, countryName(code), ...(ALSO_CALLED[code] ?? [])]) found.set(foldText(name), code);
  return found;
}

/** What two countries are called in two languages is the one's that says so itself. */
function readForeignNames(): Map<string, string> {
  const found = new Map<string, string>();
  const add = (language: string, code: string) => {
    const name = foldText(nameIn(language, code));
    if (name !== "" && !found.has(name)) found.set(name, code);
  };
  for (const code of countryCodes()) add(languageOf(code), code);
  for (const language of LANGUAGES) for (const code of countryCodes()) add(language, code);
  return found;
}
