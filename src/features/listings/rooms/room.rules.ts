/** What people sleep on, as a listing names it, the widest first. */
export const BED_TYPES = ["king", "queen", "double", "single", "bunk", "sofa_bed", "berth", "crib"] as const;
export type BedType = (typeof BED_TYPES)[number];

export const MOST_ROOMS = 20;
export const LONGEST_ROOM = 60;
export const MOST_BEDS_OF_A_TYPE = 20;

/** A bedroom, a cabin, or another room in which somebody sleeps. */
export type SleepingRoom = { name: string; beds: { type: BedType; count: number }[] };

/** How many beds there are in the rooms. A crib is no bed. */
export const bedsIn = (rooms: readonly SleepingRoom[]): number =>
  rooms.flatMap(({ beds }) => beds).reduce((sum, { type, count }) => sum + (type === "crib" ? 0 : count), 0);
