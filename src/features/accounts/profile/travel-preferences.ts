/** What a traveler can say they like. These words are stored: add new ones, never rename one. */
export const TRAVEL_PREFERENCES = [
  "Houses",
  "Apartments",
  "Sailing",
  "Motor boats",
  "Beaches",
  "Lakes",
  "Harbour towns",
  "Quiet places",
  "Fishing",
  "Swimming",
  "With children",
  "With a dog",
  "Working remotely",
] as const;
export type TravelPreference = (typeof TRAVEL_PREFERENCES)[number];

/** The words on screen, where they differ from the stored ones. */
const LABELS: Partial<Record<TravelPreference, string>> = { "Harbour towns": "Harbor towns" };

export const preferenceLabel = (preference: TravelPreference): string => LABELS[preference] ?? preference;
