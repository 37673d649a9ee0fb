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

/** "USA", "us" and "United States" are US; null for what is no country. */
export function countryCodeOf(text: string): string | null {
  codes ??= readCountryCodes();
  return codes.get(foldText(text)) ?? null;
}

function readCountryCodes(): Map<string, string> {
  const found = new Map<string, string>();
  for (const code of LETTERS.flatMap((first) => LETTERS.map((second) => first + second))) {
    const isCurrent = new Intl.Locale(`und-${code}`).region === code;
    if (!isCurrent || countryName(code) === code) continue;
    for (const name of [code, countryName(code), ...(ALSO_CALLED[code] ?? [])]) found.set(foldText(name), code);
  }
  return found;
}
