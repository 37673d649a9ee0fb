import { readCharterDays } from "../src/features/charters/index.server.ts";
import { readListing } from "../src/features/listings/index.server.ts";
import { takenNights } from "../src/features/availability/index.server.ts";
import { fillGazetteer, suggestPlaces } from "../src/features/places/index.server.ts";
import { listReviews, reviewSummary } from "../src/features/reviews/index.server.ts";
import { findListings, nearbyListings, readHome } from "../src/features/search/index.server.ts";
import { selectSimilarPrices } from "../src/features/search/price/similar.queries.server.ts";
import { summarizeResults } from "../src/features/search/results/summarize-results.server.ts";
import { SearchQuery } from "../src/features/search/index.ts";
import type { Ctx } from "../src/platform/context.server.ts";
import { fillCharters } from "./support/fill-charters.ts";
import { openFilledDatabase, SIZES } from "./support/filled-database.ts";
import { queryOf, recordSql } from "./support/own-sql.ts";
import { readPlans } from "./support/read-plans.ts";
import { searchQuestions } from "./support/search-questions.ts";

export const name = "plans";

/** Times taken, for each listing; boats have them. */
const TIMES_EACH = 3;

type Call = [title: string, call: (ctx: Ctx) => Promise<unknown>];

/** Prints how PostgreSQL answers every statement of the reading pages at the largest size; fails on a large table that is read whole. */
export async function run(): Promise<void> {
  const listings = Math.max(...SIZES);
  const database = await openFilledDatabase(listings);
  try {
    await recordSql(database.url, [(ctx) => fillGazetteer(ctx)]);
    await fillCharters(database.url, listings * TIMES_EACH);
    const [question = ""] = (await searchQuestions(database.url, 40)).slice(-1);
    const calls = callsFor(queryOf(`?${question}`));
    const recorded = await recordSql(
      database.url,
      calls.map(([, call]) => call),
    );
    const seen = new Set<string>();
    const scanned: string[] = [];
    for (const [index, [title]] of calls.entries()) {
      const fresh = (recorded[index] ?? []).filter(({ text }) => !seen.has(text) && seen.add(text));
      if (fresh.length > 0) console.log(`\n${title}, ${listings} listings`);
      for (const plan of await readPlans(database.url, fresh)) {
        console.log(`\n  ${plan.text.replaceAll(/\s+/g, " ").trim().slice(0, 100)}…\n  ${plan.ms.toFixed(2)} ms, ${plan.blocks} blocks`);
        for (const line of plan.lines) console.log(`    ${line}`);
        for (const table of plan.scanned) scanned.push(`${title}: ${table} is read whole`);
      }
    }
    if (scanned.length > 0) throw new Error(scanned.join("\n"));
    console.log(`\n${seen.size} statements; none reads a large table whole.`);
  } finally {
    await database.close();
  }
}

function callsFor(full: SearchQuery): Call[] {
  const query = (given: Record<string, unknown>) => SearchQuery.parse(given);
  const { box, q } = full;
  const search = (title: string, given: SearchQuery): Call[] => [
    [`search, ${title}`, (ctx) => findListings(ctx, given)],
    [`summary, ${title}`, (ctx) => summarizeResults(ctx, given)],
  ];
  return [
    ...search("text, box, price, amenity, dates and guests", full),
    ...search("text, box, price, amenity, dates and guests by total", { ...full, sort: "price-low" }),
    ...search("text, box, price, amenity and guests, give or take a week", { ...full, flex: 7 }),
    ...search("a part of the map, a week in a month", { ...query({ month: "2027-06", length: "week" }), box }),
    ...search("everything, a weekend in a month", query({ month: "2027-06", length: "weekend" })),
    ...search("a town", query({ q })),
    ...search("a word of every listing", query({ q: "home" })),
    ...search("a word of every listing by price", query({ q: "home", sort: "price-high" })),
    ...search("a misspelt town", query({ q: `${q.slice(0, 4)}q${q.slice(4)}` })),
    ...search("a part of the map", { ...query({}), box }),
    ...search("a part of the map, newest first", { ...query({ sort: "newest" }), box }),
    ...search("boats of a part of the map, a morning with a captain", { ...query({ ...MORNING, captain: "with" }), box }),
    ...search("boats for four hours", query({ type: "boat", charter: "true", hours: "4" })),
    ...search("boats for half a day, the cheapest package first", query({ ...MORNING, sort: "price-low" })),
    ["the starts of a boat", readDays],
    ...search("everything", query({})),
    ...search("everything with dates, price and amenity", { ...full, q: "", box: undefined }),
    ...search("everything, cheapest first", query({ sort: "price-low" })),
    ...search("everything, dearest boats first", query({ sort: "price-high", type: "boat" })),
    ...search("everything, newest first", query({ sort: "newest" })),
    ...search("everything, best rated first", query({ sort: "rating" })),
    ["the home page", readHome],
    ["listing and its neighbours", readFirst],
    ["prices of similar homes and boats nearby", readSimilar],
    ...["por", "seatle", "lake placid new york", "98250"].map((text): Call => [
      `suggestions for "${text}"`,
      (ctx) => suggestPlaces(ctx, { text, limit: 8 }),
    ]),
  ];
}

const MORNING = { type: "boat", charter: "true", day: "2027-07-17", from: "08:00", until: "13:00", hours: "4" };

async function readDays(ctx: Ctx): Promise<unknown> {
  const { listings } = await findListings(ctx, SearchQuery.parse({ type: "boat", charter: "true" }));
  return readCharterDays(ctx, { id: listings[0]?.id ?? "", timeZone: "UTC" }, "2027-07-17");
}

const firstListing = async (ctx: Ctx): Promise<string> => (await readHome(ctx)).featured[0]?.id ?? "";

async function readSimilar(ctx: Ctx): Promise<unknown> {
  const id = await firstListing(ctx);
  const { location, capacity, hostId } = await readListing(ctx, id);
  const at = { latitude: location.latitude ?? 0, longitude: location.longitude ?? 0, capacity, hostId };
  return Promise.all([
    selectSimilarPrices(ctx, { ...at, type: "property" }),
    selectSimilarPrices(ctx, { ...at, type: "boat", lengthFeet: 40 }),
  ]);
}

async function readFirst(ctx: Ctx): Promise<unknown> {
  const id = await firstListing(ctx);
  await Promise.all([reviewSummary(ctx, id), listReviews(ctx, id), takenNights(ctx, id, "2027-01-01", "2027-12-31")]);
  return nearbyListings(ctx, await readListing(ctx, id));
}
