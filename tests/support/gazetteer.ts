import pg from "pg";
import type { Gazetteer, GazetteerPlace } from "../../src/features/places/index.server.ts";
import { packagedGazetteer } from "../../src/features/places/gazetteer/packaged-gazetteer.server.ts";

type Given = Pick<GazetteerPlace, "name" | "latitude" | "longitude"> & Partial<GazetteerPlace>;

const UNITED_STATES = { country: "United States", countryCode: "US" };
const WASHINGTON = { ...UNITED_STATES, region: "Washington", regionCode: "WA" };

const place = (given: Given): GazetteerPlace => ({
  kind: "city",
  town: null,
  region: "",
  regionCode: "",
  country: "Elsewhere",
  countryCode: "XX",
  prominence: 0,
  otherNames: [],
  ...given,
});

/** A few places of the world, for tests: reading all of them takes seconds. */
export const SMALL_GAZETTEER: Gazetteer = {
  version: "small",
  places: () =>
    [
      { ...WASHINGTON, name: "Seattle", latitude: 47.6062, longitude: -122.3321, prominence: 100 },
      { ...WASHINGTON, name: "SeaTac", latitude: 47.4436, longitude: -122.2961 },
      { ...WASHINGTON, name: "Friday Harbor", latitude: 48.5343, longitude: -123.0171, prominence: 80, otherNames: ["San Juan Islands"] },
      { ...UNITED_STATES, region: "Oregon", regionCode: "OR", name: "Seaside", latitude: 45.9932, longitude: -123.9226, prominence: 80 },
      { ...UNITED_STATES, region: "Oregon", regionCode: "OR", name: "Portland", latitude: 45.5234, longitude: -122.6762, prominence: 100 },
      { ...UNITED_STATES, region: "Maine", regionCode: "ME", name: "Portland", latitude: 43.6615, longitude: -70.2553, prominence: 84 },
      { ...UNITED_STATES, region: "Maine", regionCode: "ME", name: "South Portland", latitude: 43.6415, longitude: -70.2409 },
      {
        ...UNITED_STATES,
        region: "Florida",
        regionCode: "FL",
        name: "St. Petersburg",
        latitude: 27.7709,
        longitude: -82.6793,
        prominence: 84,
      },
      {
        region: "Andalusia",
        regionCode: "51",
        country: "Spain",
        countryCode: "ES",
        name: "Málaga",
        latitude: 36.7202,
        longitude: -4.4203,
        prominence: 94,
      },
      {
        region: "Santander",
        regionCode: "26",
        country: "Colombia",
        countryCode: "CO",
        name: "Málaga",
        latitude: 6.6993,
        longitude: -72.7325,
      },
      {
        region: "Nordland",
        regionCode: "09",
        country: "Norway",
        countryCode: "NO",
        name: "Bodø",
        latitude: 67.28,
        longitude: 14.405,
        prominence: 80,
      },
      {
        region: "British Columbia",
        regionCode: "BC",
        country: "Canada",
        countryCode: "CA",
        name: "Victoria",
        latitude: 48.4359,
        longitude: -123.3516,
        prominence: 80,
      },
      { ...WASHINGTON, kind: "zip" as const, name: "98250", town: "Friday Harbor", latitude: 48.5454, longitude: -123.0947 },
      { ...WASHINGTON, kind: "zip" as const, name: "98101", town: "Seattle", latitude: 47.6114, longitude: -122.3305 },
      {
        ...UNITED_STATES,
        region: "Florida",
        regionCode: "FL",
        kind: "zip" as const,
        name: "33101",
        town: "Miami",
        latitude: 25.7791,
        longitude: -80.1978,
      },
    ].map(place),
};

/** Lets a product that starts with this database take its places for filled: that takes most of a first start. */
export async function skipGazetteer(url: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query("insert into gazetteer (version) values ($1)", [packagedGazetteer().version]);
  await client.end();
}
