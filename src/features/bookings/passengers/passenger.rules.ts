import { DAY_MS } from "../../../platform/clock.ts";

export const LONGEST_NAME = 80;
export const OLDEST = 120;
const KEPT_DAYS = 30;

type Party = { guests: number; infants: number };

/** Everybody whom a booking brings aboard. */
export const aboardOf = ({ guests, infants }: Party): number => guests + infants;

/** Lists of trips that ended before this are forgotten. */
export const forgottenBefore = (now: Date): Date => new Date(now.getTime() - KEPT_DAYS * DAY_MS);
