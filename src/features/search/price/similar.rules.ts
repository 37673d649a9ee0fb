import type { Box } from "../index/cells.rules.ts";

/** How far to look for similar listings; the next one where there are too few. */
export const REACHES_KM = [10, 25, 60, 150] as const;
/** Fewer say nothing about the prices of a place. */
export const FEWEST_SIMILAR = 5;

const LEAST_SHARE = 0.75;
const MOST_SHARE = 1.35;

/** About the same size. */
export const sizesLike = (size: number): { least: number; most: number } => ({
  least: Math.max(1, Math.floor(size * LEAST_SHARE)),
  most: Math.ceil(size * MOST_SHARE),
});

export const KM_PER_DEGREE = 111.32;
/** At the poles a degree of longitude is nothing. */
const LEAST_COSINE = 0.05;

type Point = { latitude: number; longitude: number };

/** A box with everything that is so near. */
export function boxAround({ latitude, longitude }: Point, km: number): Box {
  const up = km / KM_PER_DEGREE;
  const across = up / Math.max(LEAST_COSINE, Math.cos((latitude * Math.PI) / 180));
  return {
    west: wrapped(longitude - across),
    south: Math.max(-90, latitude - up),
    east: wrapped(longitude + across),
    north: Math.min(90, latitude + up),
  };
}

const wrapped = (degrees: number) => (degrees < -180 ? degrees + 360 : degrees > 180 ? degrees - 360 : degrees);
