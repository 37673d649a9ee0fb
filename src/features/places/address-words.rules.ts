import { countryCodeOf } from "./gazetteer/area-names.ts";

type AddressWords = { region: string; postalCode: string };

const USUAL: AddressWords = { region: "State or region", postalCode: "Postal code" };

/** What a region and a postal code are called where they aren't called that. */
const WORDS: Record<string, Partial<AddressWords>> = {
  US: { region: "State", postalCode: "ZIP code" },
  PR: { region: "State", postalCode: "ZIP code" },
  CA: { region: "Province" },
  AU: { region: "State", postalCode: "Postcode" },
  NZ: { region: "Region", postalCode: "Postcode" },
  GB: { region: "County", postalCode: "Postcode" },
  IE: { region: "County", postalCode: "Eircode" },
  DE: { region: "State", postalCode: "Postal code (PLZ)" },
  AT: { region: "State", postalCode: "Postal code (PLZ)" },
  CH: { region: "Canton", postalCode: "Postal code (PLZ)" },
  IT: { region: "Province", postalCode: "Postal code (CAP)" },
  ES: { region: "Province" },
  PT: { region: "District" },
  FR: { region: "Region or department" },
  NL: { region: "Province", postalCode: "Postcode" },
  BE: { region: "Province" },
  HR: { region: "County" },
  NO: { region: "County" },
  SE: { region: "County" },
  DK: { region: "Region" },
  FI: { region: "Region" },
  GR: { region: "Region" },
  TR: { region: "Province" },
  JP: { region: "Prefecture" },
  CN: { region: "Province" },
  TH: { region: "Province" },
  ID: { region: "Province" },
  PH: { region: "Province", postalCode: "ZIP code" },
  IN: { region: "State", postalCode: "PIN code" },
  BR: { region: "State", postalCode: "Postal code (CEP)" },
  MX: { region: "State" },
  AR: { region: "Province" },
  ZA: { region: "Province" },
  AE: { region: "Emirate" },
};

/** How the labels of an address read in this country. */
export const addressWords = (country: string): AddressWords => ({ ...USUAL, ...WORDS[countryCodeOf(country) ?? ""] });
