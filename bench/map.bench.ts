import pg from "pg";
import { launchProduct } from "../scripts/product/launch-product.ts";
import { openFilledDatabase, SIZES } from "./support/filled-database.ts";
import { type KeptConnection, openConnection } from "./support/kept-connection.ts";

export const name = "map";

const SECRET = "a secret that only the benchmark has and keeps";
const QUESTIONS = 60;
const ROUNDS = 3;
/** How far a map of 600 pixels reaches from its middle, in degrees, and its zoom. */
const REACHES = { town: [0.15, 11], region: [1.5, 7.5], country: [12, 4.5], world: [180, 1] } as const;
const FILTERS = {
  none: "",
  "price, amenity, guests": "minPrice=50&maxPrice=400&amenities=WiFi&guests=2",
  "the same and dates": "minPrice=50&maxPrice=400&amenities=WiFi&guests=2&checkIn=2027-06-01&checkOut=2027-06-05",
};

/** The pins of the map beside the list of the same search in the same box, in turns. */
export async function run(): Promise<void> {
  for (const listings of SIZES) {
    const database = await openFilledDatabase(listings);
    const product = await launchProduct({ DATABASE_URL: database.url, SECRET, DEMO: "off" });
    try {
      const client = await openConnection(Number(new URL(product.origin).port));
      const places = await somePlaces(database.url);
      const rows = [];
      for (const [reach, [degrees, zoom]] of Object.entries(REACHES))
        for (const [filters, params] of Object.entries(FILTERS))
          rows.push(await compare(client, places, { reach, degrees, zoom, filters, params }));
      console.log(`${listings} listings: the pins of a box against the list of the same box, times in ms`);
      console.table(rows);
      client.close();
    } finally {
      await product.stop();
      await database.close();
    }
  }
}

type Place = { latitude: number; longitude: number };
type Question = { reach: string; degrees: number; zoom: number; filters: string; params: string };

async function compare(client: KeptConnection, places: Place[], { reach, degrees, zoom, filters, params }: Question) {
  const times: Record<"list" | "pins", number[]> = { list: [], pins: [] };
  for (let round = -1; round < ROUNDS; round++) {
    if (round === 0) Object.assign(times, { list: [], pins: [] });
    for (const place of places) {
      const box = boxAround(place, degrees);
      times.list.push(await time(() => client.ask(`/api/listings?${params}&box=${box}`)));
      times.pins.push(await time(() => client.ask(`/api/listings/map?${params}&view=${box}&zoom=${zoom}`)));
    }
  }
  const [list, pins] = [median(times.list), median(times.pins)];
  return { reach, filters, list: list.toFixed(2), pins: pins.toFixed(2), "pins / list (at most 2)": (pins / list).toFixed(2) };
}

function boxAround({ latitude, longitude }: Place, degrees: number): string {
  const wrap = (value: number) => (value > 180 ? value - 360 : value < -180 ? value + 360 : value);
  if (degrees >= 180) return "-180,-85,180,85";
  const sides = [wrap(longitude - degrees), Math.max(-85, latitude - degrees), wrap(longitude + degrees), Math.min(85, latitude + degrees)];
  return sides.map((side) => side.toFixed(4)).join(",");
}

async function somePlaces(url: string): Promise<Place[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const { rows } = await client.query<Place>(
    "select latitude, longitude from listing_index where no % greatest(1, (select max(no) from listing_index) / $1::int) = 0 limit $1",
    [QUESTIONS],
  );
  await client.end();
  return rows;
}

async function time(work: () => Promise<unknown>): Promise<number> {
  const started = performance.now();
  await work();
  return performance.now() - started;
}

const median = (times: number[]): number => times.toSorted((a, b) => a - b)[Math.floor(times.length / 2)] ?? Number.NaN;
