import pg from "pg";
import { launchProduct } from "../scripts/product/launch-product.ts";
import { openFilledDatabase } from "./support/filled-database.ts";
import { compare, type Comparison, measureLoad, printComparisons } from "./support/measure.ts";

export const name = "page-cache";

const LISTINGS = 1_000;
const CHANGES_PER_SECOND = 20;
const ROUNDS = 5;
const LOAD = { connections: 32, seconds: 3, headers: { "accept-encoding": "gzip, br" } };
const SECRET = "a secret that only the benchmark has and keeps";

/** Cached pages while hosts all over the place change prices and nights, against the same pages while nobody does. */
export async function run(): Promise<void> {
  const database = await openFilledDatabase(LISTINGS);
  const product = await launchProduct({ DATABASE_URL: database.url, SECRET, DEMO: "off" });
  const client = new pg.Client({ connectionString: database.url });
  await client.connect();
  try {
    const port = Number(new URL(product.origin).port);
    const { rows } = await client.query<{ id: string }>("select id from properties order by created_at, id");
    const [unrelated = { id: "" }, ...changing] = rows;
    const comparisons: Comparison[] = [];
    for (const [title, path] of [
      ["home", "/"],
      ["an unrelated listing", `/properties/${unrelated.id}`],
    ] as const) {
      const load = () => measureLoad({ ...LOAD, port, path });
      comparisons.push(await compare(title, ROUNDS, [load, () => whileChanging(client, changing, load)]));
    }
    printComparisons("cached pages", "quiet", `${CHANGES_PER_SECOND} changes/s`, comparisons, "/s");
  } finally {
    await client.end();
    await product.stop();
    await database.close();
  }
}

async function whileChanging(client: pg.Client, listings: { id: string }[], load: () => Promise<number>): Promise<number> {
  let change = 0;
  let last: Promise<unknown> = Promise.resolve();
  const changing = setInterval(() => {
    change += 1;
    const { id } = listings[(change * 37) % listings.length] ?? { id: "" };
    last =
      change % 2 === 0
        ? client.query("update properties set price_per_night = price_per_night + 100 where id = $1", [id])
        : client.query(
            `insert into property_custom_prices (property_id, date, price) values ($1, current_date + $2::int, 10000)
             on conflict (property_id, date) do update set price = excluded.price + 100`,
            [id, change % 300],
          );
  }, 1000 / CHANGES_PER_SECOND);
  try {
    return await load();
  } finally {
    clearInterval(changing);
    await last;
  }
}
