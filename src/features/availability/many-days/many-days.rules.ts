import type { Days } from "../host/host-days.rules.ts";

/** As many listings can be changed at once. */
export const MOST_LISTINGS = 100;
/** How long a change of prices or minimum stays can be undone. */
export const UNDO_MINUTES = 60;

/** Nights of several listings: the same days at each. */
export type ManyDays = Days & { listingIds: string[] };

/** What a single day can have of its own: a price in cents, or a minimum stay in nights. */
export type DayValue = "price" | "minimum";
