export const PAGE_SIZE = 24;
/** Pages are numbered so far; what comes after them hangs on the last listing seen. */
export const NUMBERED_PAGES = 40;
/** The slider's end, in dollars: it means this much and above. */
export const PRICE_LIMIT = 1000;

export const SORTS = ["recommended", "newest", "price-low", "price-high", "rating"] as const;
export type Sort = (typeof SORTS)[number];

export const PRICES = ["total", "nightly"] as const;

const HOUR_MS = 3_600_000;

/** The date where it changes last, twelve hours behind UTC: nobody has an earlier today. */
export const earliestToday = (now: Date): string => new Date(now.getTime() - 12 * HOUR_MS).toISOString().slice(0, 10);

export const BOAT_KINDS = ["Sailboat", "Catamaran", "Motorboat", "Houseboat"] as const;
export type BoatKind = (typeof BOAT_KINDS)[number];

export const CAPTAINS = ["with", "without"] as const;
export type Captain = (typeof CAPTAINS)[number];
