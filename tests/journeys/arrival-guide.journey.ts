import type { Page } from "@playwright/test";
import { axeInBothThemes, expect, freshAccount, signedInAs, STORY_AND_PHONE, test, visit } from "../support/journey.ts";
import { addListing, post } from "../support/journey-api.ts";
import { addDays } from "../support/reserving.ts";
import { somePicture } from "../support/some-picture.ts";

test("a host writes an arrival guide, and a guest reads it on the trip", STORY_AND_PHONE, async ({ page, browser }) => {
  await freshAccount(page, "Hal Host");
  const listingId = await addListing(page, { title: "Gull Cottage", type: "property", category: "House" });
  await visit(page, "/host/manage");
  await page.locator("summary", { hasText: "More actions" }).click();
  await page.getByRole("link", { name: /^Arrival guide/ }).click();
  await page.getByLabel("Show the guide").selectOption("As soon as they book");
  const first = page.getByRole("group", { name: "Step 1" });
  await first.getByLabel("What to do").fill("Ring twice.");
  await page.getByRole("button", { name: "Add a step" }).click();
  const second = page.getByRole("group", { name: "Step 2" });
  await expect(second.getByLabel("What to do")).toBeFocused();
  await second.getByLabel("What to do").fill("Take the blue gate.");
  await second.getByLabel("Photo for step 2").setInputFiles({ name: "gate.jpg", mimeType: "image/jpeg", buffer: await somePicture() });
  await expect(second.getByRole("img", { name: "How step 2 looks" })).toBeVisible();
  await page.getByRole("button", { name: "Add a step" }).click();
  await page.getByRole("group", { name: "Step 2" }).getByRole("button", { name: "Move up" }).click();
  await expect(page.getByRole("group", { name: "Step 1" }).getByLabel("What to do")).toHaveValue("Take the blue gate.");
  await page.getByLabel("Door code").fill("4711#");
  await page.getByLabel("Wi-Fi password").fill("x".repeat(60));
  await page.getByLabel("Check-out list").fill("y".repeat(201));
  await page.getByRole("button", { name: "Save guide" }).click();
  await expect(page.getByText("Line 1: Keep each line to 200 characters.")).toBeVisible();
  await expect(page.getByLabel("Door code")).toHaveValue("4711#");
  await page.getByLabel("Check-out list").fill("Close the windows");
  await page.getByRole("button", { name: "Save guide" }).click();
  await expect(page.getByText("Your arrival guide is saved.")).toBeVisible();
  await axeInBothThemes(page);
  await page.getByRole("link", { name: "Preview as a guest" }).click();
  await expect(page.getByLabel("Door code")).toHaveValue("4711#");

  const { baseURL, viewport } = test.info().project.use;
  const guest = await (await browser.newContext({ baseURL, viewport })).newPage();
  await freshAccount(guest, "Ada Guest");
  await visit(guest, `/bookings/${await bookWeek(guest, listingId)}`);
  const card = guest.getByRole("region", { name: "Getting in" });
  await expect(card.getByLabel("Door code")).toHaveValue("4711#");
  await expect(card.getByRole("listitem").first()).toContainText("Take the blue gate.");
  const photo = card.getByRole("img", { name: "How step 1 looks" });
  await photo.scrollIntoViewIfNeeded();
  await expect.poll(() => photo.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
  await axeInBothThemes(guest);
  await guest.context().close();
});

test.describe("with a service worker", () => {
  test.use({ serviceWorkers: "allow" });

  test("an open guide is read without a connection, photo and code", async ({ page }) => {
    await signedInAs(page, "guest@demo.test");
    await visit(page, "/trips");
    await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
    const kept = () => page.evaluate(async () => (await (await caches.open("my-trips")).keys()).length);
    await expect.poll(kept).toBeGreaterThan(1);
    await page.context().setOffline(true);
    await page.goto("/trips");
    const trip = page.getByRole("article").first();
    await expect(trip.getByText(/^\d{4}#$/)).toBeVisible();
    const photo = trip.getByRole("img", { name: "How step 1 looks" });
    await expect.poll(() => photo.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
    await axeInBothThemes(page);
    await page.context().setOffline(false);
  });
});

/** A week in two months of whoever is signed in on the page. */
async function bookWeek(page: Page, listingId: string): Promise<string> {
  const checkIn = addDays(new Date().toISOString().slice(0, 10), 60);
  const stay = { checkIn, checkOut: addDays(checkIn, 7) };
  const quote = await page.request.get(`/api/listings/${listingId}/quote?${new URLSearchParams({ ...stay, guests: "1" })}`);
  const { total } = (await quote.json()) as { total: { cents: number } };
  const draft = { listingId, ...stay, guests: 1, totalCents: total.cents, key: crypto.randomUUID() };
  return (await post<{ bookingId: string }>(page, "/api/bookings", draft)).bookingId;
}
