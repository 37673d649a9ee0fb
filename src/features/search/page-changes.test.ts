import { sql } from "drizzle-orm";
import pg from "pg";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { newListing } from "../../../tests/support/listings.ts";
import { newPerson } from "../../../tests/support/people.ts";
import { openTestServices, testCtx, type TestServices } from "../../../tests/support/test-ctx.ts";
import { openTestDatabase } from "../../../tests/support/test-database.ts";
import { readListing } from "../listings/index.server.ts";
import { findListings, nearbyListings, readHome } from "./index.server.ts";
import { SearchQuery } from "./query/search.schema.ts";

let services: TestServices;
let listening: pg.Client;
let told: string[] = [];
let listing: { id: string; hostId: string };

beforeAll(async () => {
  const database = await openTestDatabase();
  services = await openTestServices(database);
  const { id } = await newListing(services, { latitude: 10.5, longitude: 20.5 });
  const { rows } = await services.db.execute<{ host_id: string }>(sql`select host_id from properties where id = ${id}`);
  listing = { id, hostId: rows[0]?.host_id ?? "" };
  listening = new pg.Client(database.url);
  await listening.connect();
  await listening.query("listen pages");
  listening.on("notification", ({ payload = "" }) => told.push(payload));
});
afterAll(() => listening.end());

/** What the database tells of a change, once it is committed. */
async function tellsOf(change: ReturnType<typeof sql>): Promise<string[]> {
  told = [];
  await services.db.execute(change);
  await listening.query("");
  return told.toSorted();
}

describe("the database tells pages", () => {
  test("of a price: the listing and searches", async () => {
    expect(await tellsOf(sql`update properties set price_per_night = price_per_night + 1 where id = ${listing.id}`)).toEqual([
      `listing:${listing.id}`,
      "search",
    ]);
  });

  test("of words that no search reads: the listing alone", async () => {
    expect(await tellsOf(sql`update properties set description = 'Another' where id = ${listing.id}`)).toEqual([`listing:${listing.id}`]);
  });

  test("of a listing that is paused: every list that it was in", async () => {
    const tags = [`listing:${listing.id}`, "near:10:20", "newest", "search"];
    expect(await tellsOf(sql`update properties set status = 'paused' where id = ${listing.id}`)).toEqual(tags);
    expect(await tellsOf(sql`update properties set status = 'active' where id = ${listing.id}`)).toEqual(tags);
  });

  test("of a custom price: its calendar and searches with dates", async () => {
    expect(
      await tellsOf(sql`insert into property_custom_prices (property_id, date, price) values (${listing.id}, '2030-01-01', 10000)`),
    ).toEqual([`nights:${listing.id}`, "search-dates"]);
  });

  test("of a profile: who it is", async () => {
    expect(await tellsOf(sql`update profiles set bio = 'New' where id = ${listing.hostId}`)).toEqual([`profile:${listing.hostId}`]);
  });

  test("of nothing that was not there", async () => {
    expect(await tellsOf(sql`delete from occupied_nights where property_id = gen_random_uuid()`)).toEqual([]);
  });

  test("of more than pages could take apart: everything", async () => {
    await newPerson(services);
    expect(
      await tellsOf(
        sql`insert into profiles (id, email, full_name) select gen_random_uuid(), 'p' || n || '@example.com', 'P' from generate_series(1, 300) n`,
      ),
    ).toEqual([]);
    expect(await tellsOf(sql`update profiles set bio = 'All'`)).toEqual(["*"]);
  });
});

describe("a page notes what it shows", () => {
  const tagsOf = async (read: (ctx: ReturnType<typeof testCtx>) => Promise<unknown>) => {
    const ctx = testCtx(services);
    await read(ctx);
    return ctx.request.tags;
  };

  test("a listing's page: the listing, its host, and where its neighbors are", async () => {
    const tags = await tagsOf(async (ctx) => nearbyListings(ctx, await readListing(ctx, listing.id)));
    for (const tag of [`listing:${listing.id}`, `profile:${listing.hostId}`, "near:10:20", "near:12:22", "near:8:18"] as const)
      expect(tags).toContain(tag);
    expect(tags).not.toContain("near:20:20");
  });

  test("the home page: its cards, and that others may come", async () => {
    const tags = await tagsOf(readHome);
    expect(tags).toContain(`listing:${listing.id}`);
    expect(tags).toContain("newest");
  });

  test("a search: any listing, and free nights only where it asks for dates", async () => {
    expect(await tagsOf((ctx) => findListings(ctx, SearchQuery.parse({})))).not.toContain("search-dates");
    const dated = await tagsOf((ctx) => findListings(ctx, SearchQuery.parse({ checkIn: "2030-01-01", checkOut: "2030-01-03" })));
    expect(dated).toContain("search-dates");
  });
});
