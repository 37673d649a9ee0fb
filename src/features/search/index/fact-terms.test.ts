import { beforeAll, describe, expect, test } from "vitest";
import { newListing } from "../../../../tests/support/listings.ts";
import { openTestServices, testCtx, type TestServices } from "../../../../tests/support/test-ctx.ts";
import { openTestDatabase } from "../../../../tests/support/test-database.ts";
import { AMENITY_FILTERS } from "../../listings/index.ts";
import { SearchQuery } from "../query/search.schema.ts";
import { planSearch } from "./plan-search.server.ts";
import { selectPage } from "./search.queries.server.ts";
import { ORDERS } from "./search.statements.server.ts";

let services: TestServices;
beforeAll(async () => {
  services = await openTestServices(await openTestDatabase());
  const kinds = ["Tern, sloop", "Wide catamaran", "Old trawler", "The houseboat", "Just a boat"];
  for (const [index, title] of kinds.entries())
    await newListing(services, {
      type: "boat",
      category: index % 2 === 0 ? "Boat" : "Yacht",
      title,
      crew: (["captained", "bareboat", "either"] as const)[index % 3] ?? null,
      licenceNeeded: index % 2 === 0,
      lengthFeet: 20 + index * 12,
      cabins: index,
      petsAllowed: index % 2 === 1,
    });
  for (const [index, name] of AMENITY_FILTERS.entries())
    await newListing(services, {
      amenities: [name],
      category: index % 3 === 0 ? "Apartment" : "House",
      bedrooms: index % 7,
      beds: index % 9,
      halfBathrooms: index % 9,
    });
});

const everything = { order: ORDERS.recommended, cursor: null, limit: 1000 };

describe("lists of facts", () => {
  test.each<Record<string, string>>([
    ...AMENITY_FILTERS.map((name) => ({ amenities: name })),
    { bedrooms: "3" },
    { bedrooms: "6" },
    { bedrooms: "20" },
    { beds: "4" },
    { baths: "3" },
    { baths: "4" },
    { cabins: "2" },
    { minLength: "30" },
    { minLength: "45" },
    { pets: "1" },
    { captain: "with" },
    { captain: "without" },
    { noLicense: "true" },
    { boatKinds: "Sailboat" },
    { boatKinds: "Catamaran,Motorboat,Houseboat" },
    { categories: "Yacht" },
    { categories: "Apartment,Yacht" },
    { categories: "Apartment", bedrooms: "4", amenities: "Pool" },
  ])("give the same listings as the whole index for %j", async (given) => {
    const ctx = testCtx(services);
    const plan = await planSearch(ctx, SearchQuery.parse(given));
    const fromList = await selectPage(ctx, plan, everything);
    const fromAll = await selectPage(ctx, { ...plan, terms: null }, everything);
    expect(fromList.map(({ no }) => no)).toEqual(fromAll.map(({ no }) => no));
  });

  test.each<Record<string, string>>([
    { amenities: "Hot Tub" },
    { bedrooms: "4" },
    { captain: "with" },
    { boatKinds: "Sailboat" },
    { pets: "1" },
  ])("are read where %j is all that is asked for", async (given) => {
    const { terms } = await planSearch(testCtx(services), SearchQuery.parse(given));
    expect(terms?.every((term) => term >> 56n === 9n)).toBe(true);
  });
});
