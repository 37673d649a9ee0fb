import type { Days } from "../host/host-days.rules.ts";

/** As many listings can be changed at once. */
export const MOST_LISTINGS = 100;

/** Nights of several listings: the same days at each. */
export type ManyDays = Days & { listingIds: string[] };

/** In whole cents, halves up. */
export const changedBy = (cents: number, percent: number): number => Math.floor((cents * (100 + percent) + 50) / 100);
