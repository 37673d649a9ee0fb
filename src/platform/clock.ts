/** The product's only source of time, so that tests can control it. */
export interface Clock {
  now(): Date;
}

export const systemClock: Clock = { now: () => new Date() };

export const HOUR_MS = 3600 * 1000;
export const DAY_MS = 24 * 3600 * 1000;
