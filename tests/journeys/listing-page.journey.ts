import type { Page } from "@playwright/test";
import { axe, axeInBothThemes, expect, freshAccount, PHONE_TOO, signedInAs, STORY_AND_PHONE, test, visit } from "../support/journey.ts";

async function openListing(page: Page, city: string, search = ""): Promise<void> {
  const answer = (await (await page.request.get(`/api/listings?q=${city}`)).json()) as { listings: { id: string }[] };
  await visit(page, `/properties/${answer.listings[0]?.id}${search}`);
}

async function mostReviewed(page: Page): Promise<string> {
  const answer = (await (await page.request.get("/api/listings")).json()) as { listings: { id: string; reviewCount: number }[] };
  return `/properties/${answer.listings.toSorted((a, b) => b.reviewCount - a.reviewCount)[0]?.id}`;
}

test("the photos open full-screen, turn by keys and close by Escape", PHONE_TOO, async ({ page }) => {
  await openListing(page, "Camden");
  await page.getByRole("link", { name: /^Photo 1 of/ }).focus();
  await page.keyboard.press("Enter");
  const viewer = page.getByRole("dialog", { name: /^Photos of/ });
  await expect(viewer.getByText(/^1 \/ \d+$/)).toBeVisible();
  await page.keyboard.press("ArrowRight");
  await expect(viewer.getByText(/^2 \/ \d+$/)).toBeVisible();
  await axe(page);
  await viewer.getByRole("button", { name: "All photos" }).press("Enter");
  await expect(viewer.getByRole("button", { name: /^Photo 2 of/ })).toBeFocused();
  await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  await expect(viewer.getByText(/^3 \/ \d+$/)).toBeVisible();
  await page.keyboard.press("ArrowLeft");
  await expect(viewer.getByText(/^2 \/ \d+$/)).toBeVisible();
  await axe(page);
  await page.keyboard.press("Escape");
  await expect(viewer).toBeHidden();
  await expect(page.getByRole("link", { name: /^Photo 1 of/ })).toBeFocused();
});

test("a listing is shared by link", async ({ page, context }) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await openListing(page, "Camden");
  await page.getByRole("button", { name: "Share" }).click();
  const dialog = page.getByRole("dialog", { name: "Share this property" });
  await axe(page);
  for (const way of ["Email", "Facebook", "Twitter", "WhatsApp"]) await expect(dialog.getByRole("link", { name: way })).toBeVisible();
  await dialog.getByRole("button", { name: "Copy Link" }).click();
  await expect(dialog.getByRole("alert")).toHaveText("Link copied to clipboard!");
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(page.url().split("?")[0]);
});

test("a visitor who saves signs in first, then it is saved and the dates are still there", async ({ page }) => {
  const account = await freshAccount(page);
  await page.context().clearCookies();
  await openListing(page, "Savonlinna", "?checkIn=2028-03-01&checkOut=2028-03-04");
  const title = (await page.getByRole("heading", { level: 1 }).textContent()) ?? "";
  await page.getByRole("button", { name: `Save: ${title}` }).click();
  await expect(page).toHaveURL(/\/login\?redirect=%2Fproperties%2F/);
  await page.getByRole("textbox", { name: "Email" }).fill(account.email);
  await page.getByLabel("Password", { exact: true }).fill(account.password);
  await page.getByRole("main").getByRole("button", { name: "Sign In" }).click();
  await expect(page).toHaveURL(/checkIn=2028-03-01/);
  await expect(page.getByRole("button", { name: `Saved: ${title}` })).toBeVisible();
});

test("a listing that is not there says so with a true 404", async ({ page }) => {
  for (const id of ["6f0b7b2c-1c66-4c5f-9a9e-0d5d0e6f1a11", "not-an-id"]) {
    const response = await visit(page, `/properties/${id}`);
    expect(response?.status()).toBe(404);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Property not found");
  }
});

test("more reviews come on request", async ({ page }) => {
  await signedInAs(page, "guest@demo.test");
  await visit(page, "/search?sort=rating");
  await visit(page, await mostReviewed(page));
  const reviews = page.getByRole("region", { name: "Reviews" }).getByRole("listitem").filter({ hasText: "of 5 stars" });
  await expect(reviews).toHaveCount(6);
  await page.getByRole("button", { name: "Show more reviews" }).click();
  await expect.poll(() => reviews.count()).toBeGreaterThan(6);
});

test("reviews are searched and sorted, a page at a time", STORY_AND_PHONE, async ({ page }) => {
  await visit(page, await mostReviewed(page));
  const reviews = page.getByRole("region", { name: "Reviews" });
  const found = page.waitForResponse(/reviews\.data.*q=the/);
  await reviews.getByLabel("Search reviews").fill("the");
  await page.keyboard.press("Enter");
  expect((await found).status()).toBe(200);
  await expect(reviews.getByLabel("Search reviews")).toBeFocused();
  await reviews.getByLabel("Search reviews").fill("");
  const sorted = page.waitForResponse(/reviews\.data.*order=lowest/);
  await reviews.getByLabel("Sort reviews").selectOption("Lowest rated");
  await sorted;
  await expect(reviews.getByText("Loading...")).toHaveCount(0);
  const stars = reviews.getByText(/^\d of 5 stars/);
  await reviews.getByRole("button", { name: "Show more reviews" }).click();
  await expect.poll(() => stars.count()).toBeGreaterThan(6);
  await expect(reviews.getByRole("listitem").filter({ hasText: "of 5 stars" }).nth(6)).toBeFocused();
  const given = (await stars.allTextContents()).map((text) => Number(text[0]));
  expect(given).toEqual(given.toSorted((a, b) => a - b));
  await reviews.getByLabel("Search reviews").fill("no one wrote this");
  await page.keyboard.press("Enter");
  await expect(reviews.getByText("No reviews mention “no one wrote this”.")).toBeVisible();
  await reviews.getByLabel("Search reviews").fill("");
  await page.keyboard.press("Enter");
  await expect(stars).toHaveCount(6);
});

test("a listing leads to its host, whose reviews and listings lead on", async ({ page }) => {
  await visit(page, "/search?q=San%20Diego");
  await page.getByRole("region", { name: "Results" }).getByRole("article").first().getByRole("link").first().click();
  const card = page.getByRole("region", { name: /^Hosted by/ });
  await card.getByRole("link", { name: /^About/ }).click();
  await expect(page).toHaveURL(/\/hosts\/[0-9a-f-]{36}$/);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Tomás");
  await expect(page.getByText(/Host since \d{4}/)).toBeVisible();
  await expect(page.getByText(/\d+% response rate/)).toBeVisible();
  await axeInBothThemes(page);
  const reviews = page.getByRole("region", { name: "Reviews" });
  const first = await reviews.getByRole("listitem").first().textContent();
  await reviews.getByRole("link", { name: "Next" }).click();
  await expect(page).toHaveURL(/\?page=2/);
  await expect(reviews.getByRole("listitem").first()).not.toHaveText(first ?? "");
  await page
    .getByRole("region", { name: /listings$/ })
    .getByRole("article")
    .first()
    .getByRole("link")
    .first()
    .click();
  await expect(page).toHaveURL(/\/properties\//);
});
