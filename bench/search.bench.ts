import { launchProduct } from "../scripts/product/launch-product.ts";
import { findListings, summariseResults } from "../src/features/search/index.server.ts";
import { openFilledDatabase, SIZES } from "./support/filled-database.ts";
import { measureSearch, type SearchCase, type SearchFigures } from "./support/measure-search.ts";
import { searchQuestions } from "./support/search-questions.ts";

export const name = "search";

const QUESTIONS = 400;
const SECRET = "a secret that only the benchmark has and keeps";

const CASES = {
  search: { path: "/api/listings", verb: findListings },
  summary: { path: "/api/listings/summary", verb: summariseResults },
} satisfies Record<string, SearchCase>;
type CaseName = keyof typeof CASES;
type Figures = { listings: number; fillSeconds: number } & Record<CaseName, SearchFigures>;

/** The search API at growing sizes, beside its own SQL sent by a bare loop over pg. */
export async function run(): Promise<void> {
  const figures: Figures[] = [];
  for (const listings of SIZES) figures.push(await measure(listings));
  for (const each of Object.keys(CASES) as CaseName[]) print(each, figures);
}

async function measure(listings: number): Promise<Figures> {
  const { url, fillSeconds, close } = await openFilledDatabase(listings);
  try {
    const questions = await searchQuestions(url, QUESTIONS);
    const product = await launchProduct({ DATABASE_URL: url, SECRET, DEMO: "off" });
    try {
      const search = await measureSearch(url, product.origin, CASES.search, questions);
      const summary = await measureSearch(url, product.origin, CASES.summary, questions);
      return { listings, fillSeconds, search, summary };
    } finally {
      await product.stop();
    }
  } finally {
    await close();
  }
}

function print(each: CaseName, figures: Figures[]): void {
  const smallest = figures[0]?.[each];
  console.log(`${each}: text, map box, price, amenity, dates and guests; times in ms, memory in MB under the load of 16 at once`);
  console.table(
    figures.map(({ listings, fillSeconds, [each]: f }) => ({
      listings,
      "filled in s": Math.round(fillSeconds),
      "API median": f.median.toFixed(2),
      "API p99": f.p99.toFixed(2),
      "median / smallest": (f.median / (smallest?.median ?? 1)).toFixed(2),
      "p99 / smallest": (f.p99 / (smallest?.p99 ?? 1)).toFixed(2),
      "own SQL median": f.sqlMedian.toFixed(2),
      "API / own SQL": (f.median / f.sqlMedian).toFixed(2),
      "lost of 16 at once": f.lost,
      "memory, first half": Math.round(f.memoryFirst),
      "memory, second half": Math.round(f.memoryLast),
    })),
  );
}
