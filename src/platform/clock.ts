/** Time enters the product here and nowhere else, so that tests can stand still. */
export interface Clock {
  now(): Date;
}

export const systemClock: Clock = { now: () => new Date() };
