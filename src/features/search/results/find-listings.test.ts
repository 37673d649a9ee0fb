import { eq, sql } from "drizzle-orm";
import { beforeAll, describe, expect, test } from "vitest";
import { newListing, occupy } from "../../../../tests/support/listings.ts";
import { testClock } from "../../../../tests/support/test-clock.ts";
import { openTestServices, testCtx, type TestServices } from "../../../../tests/support/test-ctx.ts";
import { openTestDatabase } from "../../../../tests/support/test-database.ts";
import { propertyCustomPrices } from "../../availability/availability.tables.server.ts";
import { addDays, todayAt } from "../../availability/index.ts";
import { propertyRules } from "../../availability/rules/rules.tables.server.ts";
import { AMENITY_FILTERS } from "../../listings/index.ts";
import { properties } from "../../listings/listing.tables.server.ts";
import { findListings } from "./find-listings.server.ts";
import { planSearch } from "../index/plan-search.server.ts";
import { selectPage } from "../index/search.queries.server.ts";
import { SearchQuery } from "../query/search.schema.ts";
import { ORDERS } from "../index/search.statements.server.ts";
import { summarizeResults } from "./summarize-results.server.ts";

let services: TestServices;
beforeAll(async () => {
  services = await openTestServices(await openTestDatabase());
});

const find = async (query: Record<string, unknown>) => findListings(testCtx(services), SearchQuery.parse(query));
const titles = async (query: Record<string, unknown>) => (await find(query)).listings.map(({ title }) => title);
const ids = async (query: Record<string, unknown>) => (await find(query)).listings.map(({ id }) => id);

describe("text", () => {
  test.each(["Quimper", "quimper", "QUIMPER", "bretagne", "France Quimper", "rue du frout", "29000", "moulin vert", "quimpre", "quim"])(
    "%j finds it by place or title",
    async (q) => {
      const place = { city: "Quimper", state: "Bretagne", streetAddress: "12 Rue du Frout", zipCode: "29000", country: "France" };
      const { id } =
        (await services.db.select().from(properties).where(eq(properties.title, "Le Moulin Vert")))[0] ??
        (await newListing(services, { title: "Le Moulin Vert", ...place }));
      expect(await ids({ q })).toContain(id);
    },
  );

  test("finds a place with accents by its name without, and the other way round", async () => {
    await newListing(services, { title: "Casa", city: "Málaga" });
    await newListing(services, { title: "Hus", city: "Lulea" });
    expect(await titles({ q: "malaga" })).toEqual(["Casa"]);
    expect(await titles({ q: "Luleå" })).toEqual(["Hus"]);
  });

  test("finds an American state by its full name", async () => {
    await newListing(services, { title: "Bluff house", city: "Zillah", state: "WA" });
    expect(await titles({ q: "Zillah, Washington" })).toEqual(["Bluff house"]);
  });

  test("needs every word", async () => {
    await newListing(services, { title: "Alpha lodge", city: "Betatown" });
    expect(await titles({ q: "alpha betatown" })).toEqual(["Alpha lodge"]);
    expect(await titles({ q: "alpha gammatown" })).toEqual([]);
  });

  test.each([
    "%",
    "_",
    "'",
    '"; drop table properties; --',
    "\\",
    "(((",
    "&&&",
    "𝕊𝕖𝕒𝕥𝕥𝕝𝕖",
    "﷽",
    "\u0000".replace("\u0000", "\u200b"),
    "a".repeat(200),
  ])("strange text no. %# is only text", async (q) => {
    await expect(find({ q })).resolves.toMatchObject({ listings: expect.any(Array) });
  });

  test("does not find the street or ZIP code of a host who shows only the approximate place", async () => {
    const { id } = await newListing(services, {
      title: "Hidden",
      streetAddress: "7 Secretstreet",
      zipCode: "29185",
      placePrecision: "approximate",
      latitude: -40.12345,
      longitude: -140.98765,
    });
    for (const q of ["secretstreet", "29185", "hidden 29185"]) expect(await ids({ q })).not.toContain(id);
    const hidden = (await find({ q: "hidden" })).listings.find((listing) => listing.id === id);
    expect(hidden).toMatchObject({ latitude: -40.12, longitude: -140.99 });
    expect(await ids({ box: "-140.9877,-40.1235,-140.9876,-40.1234" })).not.toContain(id);
  });
});

describe("filters", () => {
  test("price, type, category, guests and amenities narrow the results", async () => {
    const city = "Filterville";
    await newListing(services, {
      title: "Cheap flat",
      category: "Apartment",
      city,
      pricePerNight: 5_000,
      capacity: 2,
      amenities: ["WiFi"],
    });
    await newListing(services, { title: "Dear house", city, pricePerNight: 150_000, capacity: 10, amenities: ["wifi", "POOL"] });
    await newListing(services, {
      title: "Sloop",
      type: "boat",
      category: "Boat",
      city,
      pricePerNight: 30_000,
      capacity: 6,
      petsAllowed: true,
      amenities: ["Kitchen"],
    });
    expect(await titles({ q: city, maxPrice: 100 })).toEqual(["Cheap flat"]);
    expect(await titles({ q: city, minPrice: 200, maxPrice: 400 })).toEqual(["Sloop"]);
    expect((await titles({ q: city, minPrice: 200, maxPrice: 1000 })).toSorted()).toEqual(["Dear house", "Sloop"]);
    expect(await titles({ q: city, type: "boat" })).toEqual(["Sloop"]);
    expect((await titles({ q: city, categories: ["Apartment", "Boat"] })).toSorted()).toEqual(["Cheap flat", "Sloop"]);
    expect(await titles({ q: city, guests: 7 })).toEqual(["Dear house"]);
    expect(await titles({ q: city, amenities: ["WiFi", "Pool"] })).toEqual(["Dear house"]);
    expect(await titles({ q: city, pets: 1 })).toEqual(["Sloop"]);
    expect(await titles({ q: city, guests: 6, infants: 5, pets: 0 })).toHaveLength(2);
    expect(await summarizeResults(testCtx(services), SearchQuery.parse({ q: city, categories: ["Boat"] }))).toMatchObject({
      total: 1,
      totalIsCapped: false,
      categories: { Apartment: 1, House: 1, Boat: 1 },
      amenities: { Kitchen: 1, Pool: 0 },
    });
  });

  test("a paused listing is not found", async () => {
    const { id } = await newListing(services, { title: "Sleeping", city: "Pausetown" });
    expect(await titles({ q: "Pausetown" })).toEqual(["Sleeping"]);
    await services.db.update(properties).set({ status: "paused" }).where(eq(properties.id, id));
    expect(await titles({ q: "Pausetown" })).toEqual([]);
  });

  test("the bits of the amenities are the same here and in the database", async () => {
    for (const [bit, name] of AMENITY_FILTERS.entries()) {
      const { rows } = await services.db.execute<{ mask: string }>(
        sql`select amenity_mask(${sql.param([name.toUpperCase()])}::text[])::text as mask`,
      );
      expect(rows[0]?.mask).toBe(String(1n << BigInt(bit)));
    }
  });
});

describe("dates", () => {
  test("only what is free for every night is found, a taken night still serving as check-out, with the all-in total", async () => {
    const { id } = await newListing(services, { title: "Calendar house", city: "Datetown", pricePerNight: 10_000, cleaningFee: 5_000 });
    await occupy(services, id, "2030-05-10", "2030-05-12");
    await services.db.insert(propertyCustomPrices).values({ propertyId: id, date: "2030-05-09", price: 20_000 });
    const on = (checkIn: string, checkOut: string) => find({ q: "Datetown", checkIn, checkOut });
    expect((await on("2030-05-09", "2030-05-11")).listings).toEqual([]);
    expect((await on("2030-05-11", "2030-05-13")).listings).toEqual([]);
    expect((await on("2030-05-12", "2030-05-14")).listings).toMatchObject([{ stay: { nights: 2, totalCents: 20_000 + 5_000 + 2_400 } }]);
    expect((await on("2030-05-08", "2030-05-10")).listings).toMatchObject([{ stay: { nights: 2, totalCents: 30_000 + 5_000 + 3_600 } }]);
  });

  test("give or take some days, finds the closest free stay of as many nights, priced for it", async () => {
    const { id } = await newListing(services, { title: "Flexible", city: "Flextown", pricePerNight: 10_000, cleaningFee: 0 });
    await occupy(services, id, "2030-05-10", "2030-05-14");
    await services.db.insert(propertyCustomPrices).values({ propertyId: id, date: "2030-05-09", price: 20_000 });
    const on = async (flex?: number) => (await find({ q: "Flextown", checkIn: "2030-05-11", checkOut: "2030-05-13", flex })).listings;
    expect(await on()).toEqual([]);
    expect(await on(1)).toEqual([]);
    const stay = { checkIn: "2030-05-14", checkOut: "2030-05-16", nights: 2, totalCents: 22_400, nightlyCents: 10_000 };
    expect(await on(3)).toMatchObject([{ stay }]);
    await occupy(services, id, "2030-05-14", "2030-05-16");
    expect(await on(3)).toMatchObject([{ stay: { checkIn: "2030-05-08", nights: 2, totalCents: 33_600, nightlyCents: 15_000 } }]);
    expect(
      await summarizeResults(
        testCtx(services),
        SearchQuery.parse({ q: "Flextown", checkIn: "2030-05-11", checkOut: "2030-05-13", flex: 3 }),
      ),
    ).toMatchObject({ total: 1 });
  });

  test("finds a weekend, a week or a month within a month, where there is one", async () => {
    const { id } = await newListing(services, { title: "Month house", city: "Monthtown", minimumNights: 2 });
    await occupy(services, id, "2030-06-08", "2030-06-26");
    const within = async (length: string) => (await find({ q: "Monthtown", month: "2030-06", length })).listings.map(({ stay }) => stay);
    expect(await within("weekend")).toMatchObject([{ checkIn: "2030-06-28", checkOut: "2030-06-30" }]);
    expect(await within("week")).toMatchObject([{ checkIn: "2030-06-01", checkOut: "2030-06-08" }]);
    expect(await within("month")).toEqual([]);
    await services.db.update(properties).set({ minimumNights: 5 }).where(eq(properties.id, id));
    expect(await within("weekend")).toEqual([]);
  });

  test("within a month are the cheapest, with how many more are free, and sorted and filtered by its price", async () => {
    const city = "Cheapmonth";
    const { id } = await newListing(services, { title: "Changing", city, pricePerNight: 20_000, cleaningFee: 0 });
    await newListing(services, { title: "Same", city, pricePerNight: 15_000, cleaningFee: 0 });
    const nights = Array.from({ length: 7 }, (_, index) => `2030-07-${12 + index}`);
    await services.db.insert(propertyCustomPrices).values(nights.map((date) => ({ propertyId: id, date, price: 10_000 })));
    await occupy(services, id, "2030-07-19", "2030-07-22");
    const july = { q: city, month: "2030-07", length: "week" };
    const { listings } = await find({ ...july, sort: "price-low" });
    expect(listings.map(({ title }) => title)).toEqual(["Changing", "Same"]);
    expect(listings[0]?.stay).toMatchObject({
      checkIn: "2030-07-12",
      checkOut: "2030-07-19",
      totalCents: 78_400,
      others: 2,
      isCheapest: true,
    });
    expect(listings[1]?.stay).toMatchObject({ checkIn: "2030-07-01", others: 3, isCheapest: false });
    expect(await titles({ ...july, maxPrice: 120 })).toEqual(["Changing"]);
  });

  test("in a month that is over are refused", async () => {
    const past = { ...services, clock: testClock("2030-07-20T12:00:00Z") };
    await expect(findListings(testCtx(past), SearchQuery.parse({ month: "2030-06", length: "week" }))).rejects.toMatchObject({
      details: { fields: { month: "There's no week left in June 2030" } },
    });
  });

  // Twelve hours after the day began in London, it has begun everywhere.
  test.each([
    ["11:59", -1],
    ["12:00", 0],
  ])("at %s UTC may begin today, wherever today is, but not in the past", async (time, earliest) => {
    const today = todayAt("UTC", services.clock.now());
    const at = { ...services, clock: testClock(`${today}T${time}:00Z`) };
    const stay = (days: number) => SearchQuery.parse({ checkIn: addDays(today, days), checkOut: addDays(today, 3) });
    const refusal = { details: { fields: { checkIn: "Check-in date cannot be in the past" } } };
    await expect(findListings(testCtx(at), stay(earliest - 1))).rejects.toMatchObject(refusal);
    await expect(summarizeResults(testCtx(at), stay(earliest - 1))).rejects.toMatchObject(refusal);
    for (const days of [earliest, 0, 1]) await expect(findListings(testCtx(at), stay(days))).resolves.toBeDefined();
  });

  test("a stay below the minimum is not offered", async () => {
    await newListing(services, { title: "Long stays", city: "Minimumtown", minimumNights: 3 });
    expect(await titles({ q: "Minimumtown", checkIn: "2030-01-01", checkOut: "2030-01-03" })).toEqual([]);
    expect(await titles({ q: "Minimumtown", checkIn: "2030-01-01", checkOut: "2030-01-04" })).toEqual(["Long stays"]);
  });
});

describe("the map", () => {
  test("finds what lies in the box, on both sides of the date line too", async () => {
    await newListing(services, { title: "West of it", latitude: -17, longitude: 179.5 });
    await newListing(services, { title: "East of it", latitude: -17, longitude: -179.5 });
    expect((await titles({ box: "179,-18,-179,-16" })).toSorted()).toEqual(["East of it", "West of it"]);
    expect(await titles({ box: "179,-18,180,-16" })).toEqual(["West of it"]);
    expect((await titles({ box: "-180,-90,180,90", q: "of it" })).toSorted()).toEqual(["East of it", "West of it"]);
  });

  test("a listing whose place is unknown is found by text and is not on the map", async () => {
    const { id } = await newListing(services, { title: "Somewhere", city: "Unknownville", latitude: null, longitude: null });
    expect((await find({ q: "Unknownville" })).listings).toMatchObject([{ id, latitude: null, longitude: null }]);
  });
});

describe("pages", () => {
  test.each(["recommended", "newest", "price-low", "price-high", "rating"])(
    "by %s go forth and back over every listing once, while new ones arrive",
    async (sort) => {
      const city = `Paging ${sort}`;
      const made: string[] = [];
      for (let i = 0; i < 53; i++) made.push((await newListing(services, { title: `No. ${i}`, city, pricePerNight: 1_000 * (i % 7) })).id);
      const first = await find({ q: city, sort });
      await newListing(services, { title: "Newcomer", city, pricePerNight: 2_500 });
      const second = await find({ q: city, sort, after: first.next });
      const third = await find({ q: city, sort, after: second.next });
      const seen = [first, second, third].flatMap(({ listings }) => listings.map(({ id }) => id)).filter((id) => made.includes(id));
      expect(new Set(seen).size).toBe(seen.length);
      expect(seen.toSorted()).toEqual(made.toSorted());
      expect(third.next).toBeNull();
      expect(first.previous).toBeNull();
      expect((await find({ q: city, sort, before: second.previous })).listings.map(({ id }) => id)).toEqual(
        first.listings.map(({ id }) => id),
      );
    },
  );

  test("have numbers, and go on from the last listing of any", async () => {
    const city = "Numbered";
    for (let i = 0; i < 53; i++) await newListing(services, { title: `No. ${i}`, city });
    const [first, second, third] = [await find({ q: city }), await find({ q: city, page: 2 }), await find({ q: city, page: 3 })];
    const seen = [first, second, third].flatMap(({ listings }) => listings.map(({ id }) => id));
    expect(new Set(seen).size).toBe(53);
    expect((await find({ q: city, after: first.next })).listings).toEqual(second.listings);
    expect((await find({ q: city, before: third.previous })).listings).toEqual(second.listings);
    expect(third.next).toBeNull();
    expect((await find({ q: city, page: 4 })).listings).toEqual([]);
  });

  test("are in the order that was asked for", async () => {
    const prices = (await find({ sort: "price-low" })).listings.map(({ nightlyPriceCents }) => nightlyPriceCents);
    expect(prices).toEqual(prices.toSorted((a, b) => a - b));
  });

  test("by price are in the order of totals once there are dates, forth and back", async () => {
    for (let i = 0; i < 30; i++) {
      await newListing(services, { city: "Totaltown", pricePerNight: 10_000 - 100 * i, cleaningFee: 30_000 * (i % 3) });
    }
    const stay = { checkIn: "2027-03-01", checkOut: "2027-03-03" };
    const low = { q: "Totaltown", sort: "price-low", ...stay };
    const [first, second] = [await find(low), await find({ ...low, after: (await find(low)).next })];
    const totals = [...first.listings, ...second.listings].map((card) => card.stay?.totalCents ?? 0);
    expect(totals).toHaveLength(30);
    expect(totals).toEqual(totals.toSorted((a, b) => a - b));
    expect(first.isByTotal).toBe(true);
    expect((await find({ ...low, before: second.previous })).listings).toEqual(first.listings);
    expect((await find({ ...low, sort: "price-high" })).listings[0]?.stay?.totalCents).toBe(totals.at(-1));
    expect((await find({ sort: "price-low" })).isByTotal).toBe(false);
  });

  test("by price are in the order of the nightly price where there is too much to compare totals", async () => {
    const query = SearchQuery.parse({ q: "Totaltown", sort: "price-low", checkIn: "2027-03-01", checkOut: "2027-03-03" });
    const plan = await planSearch(testCtx(services), query);
    const { listings, isByTotal } = await findListings(testCtx(services), query, { ...plan, isLong: true, isByTotal: false });
    const prices = listings.map(({ nightlyPriceCents }) => nightlyPriceCents);
    expect([prices, isByTotal]).toEqual([prices.toSorted((a, b) => a - b), false]);
    expect(prices).toHaveLength(24);
  });

  test.each(["x", "W10", "bm90IGpzb24", Buffer.from('["1 or 1=1",2]').toString("base64url")])(
    "an invented page %j is refused",
    async (after) => {
      await expect(findListings(testCtx(services), { ...SearchQuery.parse({}), after })).rejects.toMatchObject({ code: "invalid_input" });
    },
  );

  test.each(["recommended", "newest", "price-low", "price-high", "rating"] as const)(
    "by %s are the same, whichever list was read",
    async (sort) => {
      const place = { city: "Manyways", latitude: -45.5, longitude: -120.5 };
      for (let i = 0; i < 9; i++) await newListing(services, { title: `Manywayside ${i % 3}`, ...place, pricePerNight: 1_000 * (i % 4) });
      const ctx = testCtx(services);
      const page = { order: ORDERS[sort], cursor: null, limit: 100 };
      const read = async (query: Record<string, unknown>, isLong = false) => {
        const plan = await planSearch(ctx, SearchQuery.parse({ sort, ...query }));
        return (await selectPage(ctx, { ...plan, isLong }, page)).map(({ no }) => no);
      };
      const byWords = await read({ q: "manyways" });
      expect(byWords.length % 9).toBe(0);
      expect(new Set(byWords).size).toBe(byWords.length);
      expect(await read({ box: "-121,-46,-120,-45" })).toEqual(byWords);
      expect(await read({ q: "manyways" }, true)).toEqual(byWords);
      expect(await read({ q: "manyways", box: "-180,-90,180,90" })).toEqual(byWords);
      expect((await summarizeResults(ctx, SearchQuery.parse({ q: "manyways" }))).total).toBe(byWords.length);
    },
  );

  test("the total is exact", async () => {
    expect(await summarizeResults(testCtx(services), SearchQuery.parse({ q: "Paging newest" }))).toMatchObject({
      total: 54,
      totalIsCapped: false,
    });
  });
});

describe("what the search knows", () => {
  test("is always what a recount from the listings gives", async () => {
    const { id } = await newListing(services, { title: "Changing", city: "Before" });
    await services.db
      .update(properties)
      .set({ city: "After", latitude: 10, longitude: 10, pricePerNight: 99 })
      .where(eq(properties.id, id));
    await services.db.delete(properties).where(eq(properties.id, (await newListing(services, { city: "Gone" })).id));
    await services.db.insert(propertyCustomPrices).values({ propertyId: id, date: "2027-01-01", price: 77_700 });
    await services.db.insert(propertyRules).values({ propertyId: id, weekendPriceCents: 50, weeklyDiscountPercent: 10 });
    const snapshot = async () =>
      (
        await services.db.execute(
          sql`select l.property_id, l.score, l.price, l.cleaning_fee, l.lowest_price, l.highest_price, l.rating, l.words, l.latitude, array(select term from listing_postings p where p.no = l.no order by term) as terms from listing_index l order by 1`,
        )
      ).rows;
    const before = await snapshot();
    expect(before.find((row) => row.property_id === id)).toMatchObject({ lowest_price: 44, highest_price: 77_700 });
    await services.db.execute(sql`select index_listing(id) from properties`);
    expect(await snapshot()).toEqual(before);
    expect((await services.db.execute(sql`select count(*)::int as n from listing_index`)).rows).toEqual(
      (await services.db.execute(sql`select count(*)::int as n from properties where status = 'active'`)).rows,
    );
  });
});
