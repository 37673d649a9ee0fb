import { addDays } from "../../availability/index.ts";

export const PAGE_SIZE = 24;
/** The slider's end, in dollars: it means this much and above. */
export const PRICE_LIMIT = 1000;

export const SORTS = ["recommended", "newest", "price-low", "price-high", "rating"] as const;
export type Sort = (typeof SORTS)[number];

/** Whether the day is over everywhere: in some time zone it may still be yesterday. */
export const isPast = (day: string, today: string): boolean => day < addDays(today, -1);
