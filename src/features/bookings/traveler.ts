/** Who traveled, as far as a booking's party says: with children, two adults, alone, or more. */
export const TRAVELERS = ["family", "pair", "solo", "group"] as const;
export type Traveler = (typeof TRAVELERS)[number];
