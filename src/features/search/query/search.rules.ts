import { todayAt } from "../../availability/index.ts";

export const PAGE_SIZE = 24;
/** The slider's end, in dollars: it means this much and above. */
export const PRICE_LIMIT = 1000;

export const SORTS = ["recommended", "newest", "price-low", "price-high", "rating"] as const;
export type Sort = (typeof SORTS)[number];

export const PRICES = ["total", "nightly"] as const;

/** The date in the time zone where it changes last: nobody has an earlier today. */
export const earliestToday = (now: Date): string => todayAt("Etc/GMT+12", now);

export const BOAT_KINDS = ["Sailboat", "Catamaran", "Motorboat", "Houseboat"] as const;
export type BoatKind = (typeof BOAT_KINDS)[number];

export const CAPTAINS = ["with", "without"] as const;
export type Captain = (typeof CAPTAINS)[number];
