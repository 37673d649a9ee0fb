import type { Page } from "@playwright/test";
import { axeInBothThemes, expect, freshAccount, signedInAs, STORY_AND_PHONE, test, typedEarly, visit } from "../support/journey.ts";
import { scrollsOnlyDownwards } from "../support/look.ts";

const KEPT = "You're offline. Your changes are kept on this page.";
const NOT_SENT = "You're offline. Not saved. Try again when you're back online.";

/** Each sheet has the sentence, too, and shows it while it is open. */
const said = (page: Page, text: string) => page.getByText(text).filter({ visible: true });

test("a form and a link without a connection keep the page and what was typed", STORY_AND_PHONE, async ({ page }) => {
  await freshAccount(page);
  await visit(page, "/account");
  const name = page.getByLabel("Full name");
  await name.fill("Typed offline");
  await page.context().setOffline(true);
  await expect(said(page, KEPT)).toBeVisible();
  const save = page.getByRole("button", { name: "Save" }).first();
  await save.click();
  await expect(said(page, NOT_SENT)).toBeVisible();
  await expect(save).toBeEnabled();
  await page.getByRole("banner").getByRole("link").first().click();
  await expect(page).toHaveURL(/\/account$/);
  await expect(name).toHaveValue("Typed offline");
  await page.context().setOffline(false);
  await expect(said(page, NOT_SENT)).toBeHidden();
  await save.click();
  await expect(page.getByRole("status").filter({ hasText: "Saved." })).toBeVisible();
});

test("results stay, and a heart or a search without a connection can be pressed again", async ({ page }) => {
  await freshAccount(page);
  await visit(page, "/search?q=maine");
  await page.context().setOffline(true);
  const heart = page
    .getByRole("article")
    .getByRole("button", { name: /^Save / })
    .first();
  await heart.click();
  await expect(said(page, NOT_SENT)).toBeVisible();
  await expect(heart).toHaveAttribute("aria-pressed", "false");
  const link = page.getByRole("region", { name: "Results" }).getByRole("link").first();
  // Long enough for the router to prepare the page behind it.
  await link.hover();
  await link.click({ delay: 300 });
  await expect(page).toHaveURL(/search/);
  await page.context().setOffline(false);
  await expect(said(page, NOT_SENT)).toBeHidden();
  await heart.click();
  await expect(heart).toHaveAttribute("aria-pressed", "true");
});

test("a part of the page that got lost leaves the rest standing", async ({ page }) => {
  await freshAccount(page);
  await page.route(/verify-reminder/, (route) => route.abort("internetdisconnected"));
  const lost = page.waitForEvent("requestfailed", (request) => request.url().includes("verify-reminder"));
  await visit(page, "/search?q=maine");
  await lost;
  await page.getByRole("region", { name: "Results" }).getByRole("link").first().click();
  await expect(page).toHaveURL(/properties/);
});

test("what is lost under way keeps the page, and is told as such", async ({ page }) => {
  await freshAccount(page);
  await visit(page, "/account");
  await page.getByLabel("Full name").fill("Lost on the way");
  await page.route(/\.data|healthz/, (route) => route.abort("internetdisconnected"));
  await page.getByRole("button", { name: "Save" }).first().click();
  await expect(page.getByText("The connection was lost while that was being sent.")).toBeVisible();
  await expect(page.getByLabel("Full name")).toHaveValue("Lost on the way");
  await page.unroute(/\.data|healthz/);
  await expect(page.getByText("The connection was lost")).toBeHidden();
  await page.getByRole("button", { name: "Save" }).first().click();
  await expect(page.getByRole("status").filter({ hasText: "Saved." })).toBeVisible();
  await expect(page.getByLabel("Full name")).toHaveValue("Lost on the way");
});

test("what is typed before the scripts arrive stays, and is what counts", async ({ page }) => {
  await signedInAs(page, "host@demo.test");
  await typedEarly(page, "/forum/new", async () => {
    await page.getByLabel("Title").fill("Typed early");
    await page.getByLabel("Content").fill("On a slow train");
  });
  await page.getByLabel("Category").selectOption("Hosting Tips");
  await expect(page.getByLabel("Title")).toHaveValue("Typed early");
  await expect(page.getByLabel("Content")).toHaveValue("On a slow train");

  await visit(page, "/host/manage");
  const edit = await page.getByRole("link", { name: /^Edit/ }).first().getAttribute("href");
  await typedEarly(page, edit ?? "", () => page.getByLabel("Price per night ($)").fill("123"));
  await expect(page.locator("input[type=hidden][name=nightlyPriceCents]")).toHaveValue("12300");

  await visit(page, "/messages");
  const thread = await page.locator('a[href^="/messages/"]').first().getAttribute("href");
  await typedEarly(page, thread ?? "", () => page.getByRole("textbox", { name: "Write a message" }).fill("On my way"));
  await expect(page.getByRole("textbox", { name: "Write a message" })).toHaveValue("On my way");
});

test.describe("on a phone", () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test("a filter ticked without a connection says so in its sheet, and is not ticked anymore", async ({ page }) => {
    await visit(page, "/search");
    await page.getByRole("button", { name: "Filters" }).click();
    const sheet = page.getByRole("dialog", { name: "Filters" });
    await page.context().setOffline(true);
    await expect(sheet.getByText(KEPT)).toBeVisible();
    const house = sheet.getByRole("checkbox", { name: /^Houses?/ });
    await house.click();
    await expect(sheet.getByText(NOT_SENT)).toBeVisible();
    await expect(house).not.toBeChecked();
    await page.context().setOffline(false);
    await expect(sheet.getByText(NOT_SENT)).toBeHidden();
    await house.click();
    await expect(page).toHaveURL(/categories=House/);
    await expect(house).toBeChecked();
  });
});

test.describe("with a service worker", () => {
  test.use({ serviceWorkers: "allow" });

  test("a page that can't be loaded says so in our words", async ({ page }) => {
    await signedInAs(page, "guest@demo.test");
    await visit(page, "/trips");
    await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
    await page.context().setOffline(true);
    await page.goto("/profile");
    await expect(page.getByRole("heading", { name: "You're offline" })).toBeVisible();
    await page.context().setOffline(false);
    await page.getByRole("link", { name: "Try again" }).click();
    await expect(page.getByRole("heading", { level: 1 })).not.toHaveText("You're offline");
  });

  test("one's own trips can be read without a connection, and signing out takes them away", async ({ page }) => {
    await signedInAs(page, "guest@demo.test");
    await visit(page, "/trips");
    await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
    const kept = () => page.evaluate(async () => (await caches.has("my-trips")) && (await (await caches.open("my-trips")).keys()).length);
    await expect.poll(kept).toBeGreaterThan(0);
    await page.context().setOffline(true);
    await page.goto("/trips");
    await expect(page.getByRole("heading", { name: "You're offline" })).toBeVisible();
    const trip = page.getByRole("article").first();
    await expect(trip.getByText("Address")).toBeVisible();
    await expect(trip.getByRole("link", { name: /^\+\d/ })).toHaveAttribute("href", /^tel:\+\d+$/);
    await expect(page.getByText("$")).toHaveCount(0);
    await axeInBothThemes(page);
    await scrollsOnlyDownwards(page, [320]);
    await page.context().setOffline(false);
    await page.getByRole("link", { name: "Try again" }).click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Trips");
    await page.request.delete("/api/session", { headers: { origin: new URL(page.url()).origin } });
    await visit(page, "/");
    await expect.poll(() => page.evaluate(() => caches.has("my-trips"))).toBe(false);
    await page.context().setOffline(true);
    await page.goto("/trips");
    await expect(page.getByRole("heading", { name: "You're offline" })).toBeVisible();
    await expect(page.getByRole("article")).toHaveCount(0);
  });
});
