import type { Browser, Page } from "@playwright/test";
import { axeInBothThemes, expect, freshAccount, signedInAs, STORY, test, visit } from "../support/journey.ts";
import { addListing } from "../support/journey-api.ts";
import { scrollsOnlyDownwards } from "../support/look.ts";

async function staffElsewhere(browser: Browser): Promise<Page> {
  const { baseURL, viewport } = test.info().project.use;
  const page = await (await browser.newContext({ baseURL, viewport, reducedMotion: "reduce" })).newPage();
  await signedInAs(page, "agent@demo.test");
  return page;
}

const entry = (page: Page, title: string) => page.getByRole("main").getByRole("listitem").filter({ hasText: title });

test("staff take a new listing down, its host reads why and answers, and it comes back", STORY, async ({ page, browser }) => {
  test.setTimeout(120_000);
  await freshAccount(page);
  const title = `Patience ${crypto.randomUUID().slice(0, 8)}`;
  const listingId = await addListing(page, { title });
  const staff = await staffElsewhere(browser);
  await visit(staff, "/admin");
  await axeInBothThemes(staff);
  await expect(async () => {
    await visit(staff, "/admin/listings?show=500");
    await expect(entry(staff, title)).toBeVisible({ timeout: 1000 });
  }).toPass();
  await scrollsOnlyDownwards(staff);
  await staff.setViewportSize(test.info().project.use.viewport ?? { width: 1280, height: 800 });
  await entry(staff, title).getByText("Take it down…").click();
  await axeInBothThemes(staff);
  await entry(staff, title).getByLabel("Why?").fill("These are photos of another boat.");
  await entry(staff, title).getByRole("button", { name: "Take it down", exact: true }).click();
  await expect(staff.getByText("Taken down. The host was told why.")).toBeVisible();

  expect((await staff.request.get(`/api/listings/${listingId}`)).status()).toBe(200);
  await visit(page, "/notifications");
  await page.getByRole("link", { name: new RegExp(`We took ${title} down`) }).click();
  await expect(page.getByText("These are photos of another boat.")).toBeVisible();
  await axeInBothThemes(page);
  await page.getByLabel("Your answer").fill("I've added the right ones.");
  await page.getByRole("button", { name: "Send answer" }).click();
  await expect(page.getByText("Thanks. We'll look at your listing again and let you know.")).toBeVisible();
  await visit(page, "/host/manage?type=boat");
  await expect(page.locator("article").getByText("Taken down", { exact: true })).toBeVisible();

  await visit(staff, "/admin/listings?show=500");
  await expect(entry(staff, title)).toContainText("I've added the right ones.");
  await entry(staff, title).getByRole("button", { name: "Put it back" }).click();
  await expect(staff.getByText("Approved.")).toBeVisible();
  await visit(page, "/host/manage?type=boat");
  await expect(page.locator("article").getByText("Taken down", { exact: true })).toBeHidden();
  await visit(staff, `/admin/audit?subject=listing:${listingId}`);
  await expect(staff.getByText("These are photos of another boat.")).toBeVisible();
  await axeInBothThemes(staff);
  await staff.context().close();
});

test("a guest reports a listing, and staff dismiss it; the words that are missing are asked for", STORY, async ({ page, browser }) => {
  test.setTimeout(90_000);
  await freshAccount(page, "Hal Host");
  const title = `Courage ${crypto.randomUUID().slice(0, 8)}`;
  const listingId = await addListing(page, { title });
  const staff = await staffElsewhere(browser);
  await page.context().clearCookies();
  await freshAccount(page, "Robin Harbour");
  await visit(page, `/properties/${listingId}`);
  await page.getByRole("link", { name: "Report this listing" }).click();
  await page.getByLabel("It looks like a scam").check();
  await page.getByLabel("Tell us more (optional)").fill("They asked me to pay by wire.");
  await axeInBothThemes(page);
  await page.getByRole("button", { name: "Send report" }).click();
  await expect(page.getByText("Thanks for telling us. Our team will take a look.")).toBeVisible();
  await visit(staff, "/admin/reports");
  await expect(entry(staff, title).first()).toContainText("They asked me to pay by wire.");
  await axeInBothThemes(staff);
  await entry(staff, title).first().getByRole("button", { name: "Dismiss" }).click();
  await expect(staff.getByText("Dismissed. Nothing changed.")).toBeVisible();
  await expect(entry(staff, title)).toHaveCount(0);
  await staff.context().close();
});

test("staff find a person and a booking, and everyone else is sent home", async ({ page, browser }) => {
  const staff = await staffElsewhere(browser);
  await visit(staff, "/admin");
  await staff.getByLabel("Search people, bookings and listings").fill("tomas herr");
  await staff.getByRole("button", { name: "Search", exact: true }).click();
  await staff.getByRole("link", { name: /Tomás Herrera/ }).click();
  await expect(staff.getByRole("heading", { level: 1 })).toHaveText("Tomás Herrera");
  await axeInBothThemes(staff);
  await visit(staff, "/admin/failures");
  await axeInBothThemes(staff);
  await freshAccount(page);
  for (const path of [
    "/admin",
    "/admin/listings",
    "/admin/reports",
    "/admin/search?q=tomas",
    "/admin/failures",
    "/admin/help",
    "/admin/audit",
    "/admin/make-it-yours",
  ]) {
    await visit(page, path);
    await expect(page).toHaveURL(/\/$/);
  }
  await staff.context().close();
});
