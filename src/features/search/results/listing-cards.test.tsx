import { eq } from "drizzle-orm";
import { renderToStaticMarkup } from "react-dom/server";
import { createMemoryRouter, RouterProvider } from "react-router";
import { describe, expect, test } from "vitest";
import { newListing } from "../../../../tests/support/listings.ts";
import { newPerson, visitOf } from "../../../../tests/support/people.ts";
import { openTestServices, testCtx } from "../../../../tests/support/test-ctx.ts";
import { openTestDatabase } from "../../../../tests/support/test-database.ts";
import { addDays } from "../../availability/index.ts";
import { properties } from "../../listings/listing.tables.server.ts";
import { propertyPhotos } from "../../listings/photos/photo.tables.server.ts";
import { readReviews } from "../../reviews/index.server.ts";
import { saveListing, savedListingIds } from "../../saved/index.server.ts";
import { earliestToday } from "../query/search.rules.ts";
import { stayAmong } from "./card-words.ts";
import { listingCards, rememberedCards } from "./listing-cards.server.ts";
import { ListingCard } from "./listing-card.tsx";
import type { ShownCard } from "./shown-card.ts";

const services = await openTestServices(await openTestDatabase());

const drawn = (card: ShownCard) =>
  renderToStaticMarkup(<RouterProvider router={createMemoryRouter([{ path: "*", element: <ListingCard card={card} sizes="100vw" /> }])} />);

async function savedCard(status: "active" | "paused" | "deleted"): Promise<{ listingId: string; card: ShownCard }> {
  const { id: listingId } = await newListing(services, { title: "Patience" });
  const visit = await visitOf(services, await newPerson(services));
  await saveListing(visit, { listingId });
  await services.db.update(properties).set({ status }).where(eq(properties.id, listingId));
  const [card] = await rememberedCards(visit, await savedListingIds(visit));
  if (!card) throw new Error("the card is gone");
  return { listingId, card };
}

test("the card of a saved listing is a link while the listing can be opened", async () => {
  const { listingId, card } = await savedCard("active");
  expect(drawn(card)).toContain(`/properties/${listingId}`);
  expect(drawn(card)).toContain("per night");
});

test.each([
  ["paused", "Paused by the host"],
  ["deleted", "No longer available"],
] as const)("the card of a %s one says %j, has no link and no price, and can still be unsaved", async (status, reason) => {
  const { listingId, card } = await savedCard(status);
  const html = drawn(card);
  expect(html).toContain(reason);
  expect(html).toContain("Patience");
  expect(html).not.toContain("href");
  expect(html).not.toContain("per night");
  expect(html).toContain(`value="${listingId}"`);
  await expect(readReviews(testCtx(services), listingId)).rejects.toMatchObject({ code: "listing_not_found", status: 404 });
});

const photo = (n: number) => ({
  id: `00000000-0000-4000-8000-00000000000${n}`,
  width: 1600,
  height: 1200,
  preview: "",
  description: `Photo ${n}`,
});

const KITTIWAKE: ShownCard = {
  id: photo(0).id,
  title: "Kittiwake, 66 ft sailing yacht",
  city: "Hvar",
  country: "Croatia",
  latitude: null,
  longitude: null,
  capacity: 8,
  bedrooms: 3,
  beds: 5,
  boat: { lengthFeet: 66, crew: "captained" },
  isRefundable: true,
  refundableUntil: null,
  nightlyPriceCents: 90_000,
  stay: null,
  charter: null,
  rating: 4.8,
  reviewCount: 12,
  cover: photo(1),
  photoCount: 3,
};

test("a boat's card says its length, its captain and its guests, and keeps a number with its unit", () => {
  const html = drawn(KITTIWAKE);
  expect(html).toContain("66\u00a0ft · With captain · 8\u00a0guests");
  expect(html).toContain("Kittiwake, 66\u00a0ft sailing yacht");
  expect(html).toContain("Hvar, Croatia");
  expect(html).toContain("Refundable");
});

test("a home's card says its guests, bedrooms and beds, and names a city once", () => {
  const html = drawn({ ...KITTIWAKE, title: "Fig House, Hvar", boat: null, isRefundable: false });
  expect(html).toContain("8\u00a0guests · 3\u00a0bedrooms · 5\u00a0beds");
  expect(html).not.toContain("Hvar, Croatia");
  expect(html).not.toContain("Refundable");
  expect(drawn({ ...KITTIWAKE, boat: null, bedrooms: 0, beds: 1 })).toContain("8\u00a0guests · Studio · 1\u00a0bed<");
});

test("before anyone points at a card it shows its cover, has one link, and asks for no other photo", () => {
  const html = drawn(KITTIWAKE);
  expect(html).toContain(photo(1).id);
  expect(html.match(/<img (?!class="photo-preview")/g)).toHaveLength(1);
  expect(html.match(/<a /g)).toHaveLength(1);
});

test("a card turns through five photos at most, its cover first", async () => {
  const { id } = await newListing(services);
  const sizes = { width: 1600, height: 1200, preview: "data:," };
  const rows = [5, 3, 0, 1, 2, 4].map((position) => ({ propertyId: id, position, description: `No. ${position}`, ...sizes }));
  await services.db.insert(propertyPhotos).values(rows);
  const [card] = await listingCards(testCtx(services), { ids: [id], window: null });
  expect(card?.cover?.description).toBe("No. 0");
  expect(card?.photoCount).toBe(5);
});

test.each([
  ["flexible", 1, 0],
  ["flexible", 0, null],
  ["moderate", 5, 0],
  ["moderate", 7, 2],
  ["moderate", 4, null],
  ["strict", 90, null],
] as const)("a %s listing whose stay begins in %i days is refundable for %j more", async (cancellationPolicy, days, left) => {
  const { id } = await newListing(services, { cancellationPolicy });
  const checkIn = addDays(earliestToday(services.clock.now()), days);
  const [card] = await listingCards(testCtx(services), { ids: [id], window: { nights: 2, checkIns: [checkIn] } });
  const until = left === null ? null : addDays(earliestToday(services.clock.now()), left);
  expect(card).toMatchObject({ isRefundable: left !== null, refundableUntil: until });
  const [undated] = await listingCards(testCtx(services), { ids: [id], window: null });
  expect(undated).toMatchObject({ isRefundable: cancellationPolicy !== "strict", refundableUntil: null });
});

test("reviews of a listing that can be opened are there for everybody", async () => {
  const { listingId } = await savedCard("active");
  expect(await readReviews(testCtx(services), listingId)).toEqual({ reviews: [], next: null });
});

describe("the stay of a month", () => {
  const stay = { checkIn: "2027-07-12", checkOut: "2027-07-19", nights: 7, totalCents: 100_000, nightlyCents: 10_000 };

  test.each([
    [{ others: 3, isCheapest: true }, "Jul 12–19 is cheapest; 3 other weeks available"],
    [{ others: 1, isCheapest: false }, "Jul 12–19; 1 other week available"],
    [{ others: 0, isCheapest: true }, "Jul 12–19 is cheapest"],
    [{ others: 0, isCheapest: false }, "Jul 12–19"],
    [
      { others: 2, isCheapest: true, nights: 2, checkIn: "2027-07-16", checkOut: "2027-07-18" },
      "Jul 16–18 is cheapest; 2 other weekends available",
    ],
  ])("%j is said as %j", (given, words) => expect(stayAmong({ ...stay, ...given })).toBe(words));
});
