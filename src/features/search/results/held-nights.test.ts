import { beforeEach, expect, test } from "vitest";
import { holdNights, newGuests } from "../../../../tests/support/checkouts.ts";
import { newListing } from "../../../../tests/support/listings.ts";
import { openTestServices, testCtx } from "../../../../tests/support/test-ctx.ts";
import { openTestDatabase } from "../../../../tests/support/test-database.ts";
import { takenNights } from "../../availability/index.server.ts";
import { SearchQuery } from "../query/search.schema.ts";
import { findListings } from "./find-listings.server.ts";

const services = await openTestServices(await openTestDatabase());
const { clock } = services;
const [payer = ""] = await newGuests(services, 1);

beforeEach(() => clock.set("2027-06-01T12:00:00Z"));

const STAY = { checkIn: "2027-06-10", checkOut: "2027-06-12" };
const END = new Date("2027-06-01T12:15:00Z");

test("a search with dates leaves out what somebody is paying for, finds it again when that ends, and its page ends with it", async () => {
  const { id: listingId } = await newListing(services, { title: "Quellberry house" });
  const ask = async (query: object) => {
    const ctx = testCtx(services);
    const { listings } = await findListings(ctx, SearchQuery.parse({ q: "quellberry", ...query }));
    return { found: listings.map(({ id }) => id), until: ctx.request.shownUntil };
  };
  expect(await ask(STAY)).toEqual({ found: [listingId], until: null });
  await holdNights(services, { listingId, guestId: payer, ...STAY });
  expect(await ask(STAY)).toEqual({ found: [], until: END });
  expect(await ask({})).toEqual({ found: [listingId], until: null });
  expect(await ask({ ...STAY, flex: 7 })).toMatchObject({ found: [listingId] });
  clock.set(END);
  expect(await ask(STAY)).toEqual({ found: [listingId], until: null });
});

test("a listing's page shows the nights as taken until the first of its holds ends", async () => {
  const { id: listingId } = await newListing(services);
  await holdNights(services, { listingId, guestId: payer, ...STAY });
  const taken = async () => {
    const ctx = testCtx(services);
    return { nights: await takenNights(ctx, listingId, "2027-06-01", "2027-06-30"), until: ctx.request.shownUntil };
  };
  expect(await taken()).toEqual({ nights: ["2027-06-10", "2027-06-11"], until: END });
  clock.set(END);
  expect(await taken()).toEqual({ nights: [], until: null });
});
