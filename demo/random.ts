import { createHash } from "node:crypto";

export type Random = {
  /** From 0 up to, not including, 1. */
  next(): number;
  /** A whole number from the first to the last, both included. */
  between(first: number, last: number): number;
  pick<T>(from: readonly T[]): T;
  /** So many different ones, in the order of the list. */
  some<T>(from: readonly T[], count: number): T[];
  chance(probability: number): boolean;
};

/** Chance that repeats: the same seed, the same world (mulberry32). */
export function randomOf(seed: string): Random {
  let state = createHash("sha256").update(seed).digest().readUInt32LE(0);
  const next = () => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 2 ** 32;
  };
  const between = (first: number, last: number) => first + Math.floor(next() * (last - first + 1));
  const pick = <T>(from: readonly T[]): T => {
    const found = from[between(0, from.length - 1)];
    if (found === undefined) throw new RangeError("nothing to pick from");
    return found;
  };
  const some = <T>(from: readonly T[], count: number): T[] => {
    const chosen = new Set<T>();
    while (chosen.size < Math.min(count, from.length)) chosen.add(pick(from));
    return from.filter((item) => chosen.has(item));
  };
  return { next, between, pick, some, chance: (probability) => next() < probability };
}
