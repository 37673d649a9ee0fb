const LEAST_POPULATION = 1_000;
const POINTS_FOR_TEN_TIMES = 25;
const MOST = 100;

/** From 0 to 100: 25 points for each tenfold of 1,000 people. A town of 10,000 has 25, a city of a million 75. */
export function prominenceOf(population: number): number {
  if (population <= LEAST_POPULATION) return 0;
  return Math.min(MOST, Math.round(POINTS_FOR_TEN_TIMES * Math.log10(population / LEAST_POPULATION)));
}
