import { eq } from "drizzle-orm";
import { renderToStaticMarkup } from "react-dom/server";
import { createMemoryRouter, RouterProvider } from "react-router";
import { expect, test } from "vitest";
import { newListing } from "../../../../tests/support/listings.ts";
import { newPerson, visitOf } from "../../../../tests/support/people.ts";
import { openTestServices, testCtx } from "../../../../tests/support/test-ctx.ts";
import { openTestDatabase } from "../../../../tests/support/test-database.ts";
import { properties } from "../../listings/listing.tables.server.ts";
import { readReviews } from "../../reviews/index.server.ts";
import { saveListing, savedListingIds } from "../../saved/index.server.ts";
import { rememberedCards } from "./listing-cards.server.ts";
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

test("reviews of a listing that can be opened are there for everybody", async () => {
  const { listingId } = await savedCard("active");
  expect(await readReviews(testCtx(services), listingId)).toEqual({ reviews: [], next: null });
});
