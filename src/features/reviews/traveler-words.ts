import type { Traveler } from "../bookings/index.ts";

export const TRAVELER_WORDS: Record<Traveler, string> = { family: "With children", pair: "Two adults", solo: "Solo", group: "Group" };
