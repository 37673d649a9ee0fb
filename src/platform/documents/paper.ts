export type Paper = "LETTER" | "A4";

/** Where paper is cut to Letter, by Unicode's territory data; everywhere else it is A4. */
const LETTER_COUNTRIES = new Set(["BZ", "CA", "CL", "CO", "CR", "GT", "MX", "NI", "PA", "PH", "PR", "SV", "US", "VE"]);

export const paperOf = (countryCode: string | null): Paper => (countryCode && LETTER_COUNTRIES.has(countryCode) ? "LETTER" : "A4");
