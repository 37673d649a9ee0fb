import { type LaunchedProduct, launchProduct } from "../scripts/product/launch-product.ts";
import { findListings } from "../src/features/search/index.server.ts";
import { summarizeResults } from "../src/features/search/results/summarize-results.server.ts";
import { type FilledDatabase, openFilledDatabase, SIZES } from "./support/filled-database.ts";
import { measureSearch, type SearchCase, type SearchFigures, type Target } from "./support/measure-search.ts";
import { searchQuestions } from "./support/search-questions.ts";

export const name = "search";

const QUESTIONS = 400;
const SECRET = "a secret that only the benchmark has and keeps";

const CASES: Record<string, SearchCase> = {
  search: { path: "/api/listings?", verb: findListings },
  "search by total": { path: "/api/listings?sort=price-low&", verb: findListings },
  summary: { path: "/api/listings/summary?", verb: summarizeResults },
};

/** The search API at growing sizes, beside its own SQL sent by a bare loop over pg. */
export async function run(): Promise<void> {
  const databases: FilledDatabase[] = [];
  const products: LaunchedProduct[] = [];
  const targets: Target[] = [];
  try {
    for (const listings of SIZES) {
      const database = await openFilledDatabase(listings);
      databases.push(database);
      console.log(`${listings} listings filled in ${Math.round(database.fillSeconds)} s`);
      const questions = await searchQuestions(database.url, QUESTIONS);
      const product = await launchProduct({ DATABASE_URL: database.url, SECRET, DEMO: "off" });
      products.push(product);
      targets.push({ url: database.url, port: Number(new URL(product.origin).port), questions });
    }
    for (const [title, searchCase] of Object.entries(CASES)) print(title, await measureSearch(targets, searchCase));
  } finally {
    for (const product of products) await product.stop();
    for (const database of databases) await database.close();
  }
}

function print(title: string, figures: SearchFigures[]): void {
  const [smallest] = figures;
  console.log(`${title}: text, map box, price, amenity, dates and guests; times in ms, memory in MB under 16 at once`);
  console.table(
    figures.map((f, index) => ({
      listings: SIZES[index],
      "API median": f.median.toFixed(2),
      "API p99": f.p99.toFixed(2),
      "median / smallest": (f.median / (smallest?.median ?? 1)).toFixed(2),
      "p99 / smallest": (f.p99 / (smallest?.p99 ?? 1)).toFixed(2),
      "own SQL median": f.sqlMedian.toFixed(2),
      "API / own SQL": (f.median / f.sqlMedian).toFixed(2),
      "lost of 16 at once": f.lost,
      "heap, first half": Math.round(f.heapFirst),
      "heap, second half": Math.round(f.heapLast),
      "memory at most": Math.round(f.memory),
    })),
  );
}
