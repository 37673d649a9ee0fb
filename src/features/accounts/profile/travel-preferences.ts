/** What a traveler may say they like; only ever append. */
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
