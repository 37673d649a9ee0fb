import { beforeAll, expect, test } from "vitest";
import { newListing } from "../../../../tests/support/listings.ts";
import { openTestServices, testCtx, type TestServices } from "../../../../tests/support/test-ctx.ts";
import { openTestDatabase } from "../../../../tests/support/test-database.ts";
import { showResults } from "./show-results.server.ts";

let services: TestServices;
beforeAll(async () => {
  services = await openTestServices(await openTestDatabase());
  await newListing(services, { title: "The only one", city: "Beyondtown" });
});

const BEYOND = Buffer.from(JSON.stringify(["0", 1])).toString("base64url");
const show = (address: string) => showResults(testCtx(services), new URLSearchParams(address), "2027-01-10");

test("a page beyond the last one becomes the first, and says so", async () => {
  const { results, leftOut, query } = await show(`q=Beyondtown&after=${BEYOND}`);
  expect(results.listings.map(({ title }) => title)).toEqual(["The only one"]);
  expect(leftOut).toEqual(["after"]);
  expect(query.after).toBeUndefined();
});

test.each(["7", "41", "-1", "x"])("page %s of one page is the first, and says so", async (page) => {
  const { results, leftOut, query } = await show(`q=Beyondtown&page=${page}`);
  expect(results.listings.map(({ title }) => title)).toEqual(["The only one"]);
  expect([query.page, leftOut.length]).toEqual([undefined, 1]);
});

test("a page of nothing stays empty", async () => {
  const { results, leftOut } = await show(`q=qqqqqqqq&after=${BEYOND}`);
  expect(results.listings).toEqual([]);
  expect(leftOut).toEqual([]);
});
