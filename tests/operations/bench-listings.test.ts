import { expect, test } from "vitest";
import { fillListings } from "../../bench/support/fill-listings.ts";
import { findListings } from "../../src/features/search/index.server.ts";
import { SearchQuery } from "../../src/features/search/query/search.schema.ts";
import { openTestServices, testCtx } from "../support/test-ctx.ts";
import { openEmptyDatabase } from "../support/test-database.ts";

test("the listings that are made up for measuring fit the tables as they are now, and are found", async () => {
  const database = await openEmptyDatabase();
  await fillListings(database.url, 300);
  const services = await openTestServices(database);
  const { listings } = await findListings(testCtx(services), SearchQuery.parse({ q: "marina" }));
  expect(listings).not.toEqual([]);
});
