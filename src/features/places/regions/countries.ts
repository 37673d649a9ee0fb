import { once } from "../../../platform/once.ts";
import { countryCodeOf, countryName } from "../gazetteer/area-names.ts";
import { foldText } from "../gazetteer/fold-text.ts";

/** Countries that people travel to, and those beside them, across the sea too, the likeliest instead first. */
const NEIGHBORS: Record<string, string> = {
  AL: "GR ME HR IT",
  AR: "CL UY BR",
  AT: "DE CH IT SI CZ HU",
  AU: "NZ ID FJ",
  BE: "NL FR LU DE",
  BG: "GR RO TR",
  BR: "UY AR",
  BS: "US TC CU DO",
  BZ: "MX GT",
  CA: "US",
  CH: "IT FR AT DE",
  CL: "AR PE",
  CO: "PA EC",
  CR: "PA NI",
  CU: "BS JM MX",
  CY: "GR TR",
  CZ: "AT DE PL SK",
  DE: "AT CH NL DK FR",
  DK: "SE NO DE",
  DO: "PR BS JM",
  EC: "PE CO",
  EE: "FI LV SE",
  EG: "GR TR CY",
  ES: "PT FR IT",
  FI: "SE NO EE",
  FJ: "NZ AU",
  FR: "IT ES CH BE",
  GB: "IE FR NL",
  GR: "IT HR TR AL CY",
  HR: "IT ME SI GR",
  HU: "AT SI HR SK",
  ID: "TH MY AU",
  IE: "GB FR",
  IN: "LK TH",
  IS: "NO GB IE",
  IT: "FR HR SI GR CH ES",
  JM: "DO BS CU",
  JP: "KR TH",
  KR: "JP",
  LK: "IN TH",
  LU: "BE FR DE",
  LV: "EE LT",
  LT: "LV PL",
  MA: "ES PT",
  MC: "FR IT",
  ME: "HR AL IT GR",
  MT: "IT GR",
  MU: "ZA",
  MX: "US BZ GT",
  MY: "TH ID SG",
  NL: "BE DE GB DK",
  NO: "SE DK FI",
  NZ: "AU FJ",
  PE: "EC CL",
  PH: "TH ID",
  PL: "CZ DE SK LT",
  PR: "DO BS US",
  PT: "ES FR",
  RO: "BG HU",
  SE: "NO DK FI",
  SG: "MY ID TH",
  SI: "HR IT AT",
  SK: "CZ AT HU PL",
  TH: "MY ID",
  TN: "IT MT",
  TR: "GR BG CY",
  US: "CA MX BS",
  UY: "BR AR",
  ZA: "MU",
};

/** What people call them beside the English name and their own. */
const ALSO: Record<string, readonly string[]> = {
  AT: ["oesterreich"],
  CH: ["schweiz", "suisse", "svizzera"],
  CZ: ["czech republic"],
  DE: ["allemagne", "alemania", "duitsland"],
  ES: ["espana", "spanien", "espagne", "spagna"],
  FR: ["frankreich", "francia", "frankrijk"],
  GB: ["uk", "u k", "great britain", "britain"],
  GR: ["griechenland", "grecia", "grece", "hellas"],
  HR: ["kroatien", "croatie", "croazia", "croacia"],
  IT: ["italien", "italie"],
  NL: ["holland", "the netherlands"],
  NO: ["norwegen", "norvege", "norvegia", "noruega"],
  PT: ["portogallo"],
  SE: ["schweden", "suecia", "zweden"],
  TR: ["turkey", "turkei"],
  US: ["usa", "u s a", "united states of america", "america", "the united states", "the states"],
};

/** Also the name of a state or of many towns: as a word of the text it finds what lies there. */
const AMBIGUOUS = new Set(["chile", "cuba", "jersey", "lebanon", "malta", "panama", "peru", "poland", "island"]);

export type Country = { name: string; names: readonly string[]; neighbors: readonly string[] };

const ownLanguage = (code: string): string => new Intl.Locale(`und-${code}`).maximize().language;
const ownName = (code: string): string => new Intl.DisplayNames(ownLanguage(code), { type: "region" }).of(code) ?? code;

/** Countries by their names as listings have them, with what else they are called, folded, and their neighbors. */
export const countries = once((): readonly Country[] =>
  Object.entries(NEIGHBORS).map(([code, neighbors]) => ({
    name: countryName(code),
    names: [...new Set([countryName(code), ownName(code), ...(ALSO[code] ?? [])].map(foldText))].filter(
      (name) => name !== "" && !AMBIGUOUS.has(name),
    ),
    neighbors: neighbors.split(" ").map(countryName),
  })),
);

/** The countries beside one, by its name in any language; none of a country that few travel to. */
export const neighborsOf = (country: string): readonly string[] => {
  const code = countryCodeOf(country);
  const name = code && countryName(code);
  return countries().find((one) => one.name === name)?.neighbors ?? [];
};
